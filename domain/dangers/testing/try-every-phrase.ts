import {
  type Match,
  matchesOf,
  readShape,
  type Shape,
  type WordClasses,
  weigh,
} from '../../assistant/text/phrase.ts';
import type { Token } from '../../assistant/text/split-text.ts';
import { stemWord } from '../../assistant/text/stem-word.ts';
import type { WordKey } from '../words/phrases.ts';
import { writtenPhrases } from '../words/read-words.ts';
import { WORD_CLASSES } from '../words/word-classes.ts';

interface Phrase {
  elements: readonly Element[];
  shape: Shape;
}
interface Element {
  stems: ReadonlySet<string>;
  exact: ReadonlySet<string>;
  beginnings: readonly string[];
}

let compiled: readonly (readonly [WordKey, Phrase])[] | undefined;

/** What the search of phrases has to find: every phrase tried on the whole text, in the order of the text. */
export function tryEveryPhrase(tokens: readonly Token[]): { key: WordKey; match: Match }[] {
  compiled ??= writtenPhrases().map(([key, written]) => [key, compilePhrase(written, WORD_CLASSES)] as const);
  return compiled
    .flatMap(([key, phrase]) => findPhrase(phrase, tokens).map((match) => ({ key, match })))
    .toSorted(({ match: one }, { match: other }) => one.first - other.first || one.last - other.last);
}

function compilePhrase(written: string, classes: WordClasses): Phrase {
  const elements: Element[] = [];
  const shape = readShape(written, (piece) => {
    const words = wordsOf(piece.split('|'), classes);
    elements.push({
      stems: new Set(words.filter((word) => !word.endsWith('*') && !word.startsWith('=')).map(stemWord)),
      exact: new Set(words.filter((word) => word.startsWith('=')).map((word) => word.slice(1))),
      beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    });
    return elements.length - 1;
  });
  return { elements, shape };
}

const wordsOf = (words: readonly string[], classes: WordClasses): string[] =>
  words.flatMap((word) =>
    word.startsWith('@') ? wordsOf((classes[word.slice(1)] ?? '').split(' '), classes) : [word],
  );

function findPhrase({ elements, shape }: Phrase, tokens: readonly Token[]): Match[] {
  const places: number[][] = [];
  for (const element of elements) {
    const fitting = tokens.flatMap((token, index) => (fits(element, token) ? [index] : []));
    if (fitting.length === 0) return [];
    places.push(fitting);
  }
  return matchesOf(shape, { tokens, places, weights: weigh(tokens) });
}

const fits = ({ stems, exact, beginnings }: Element, { text, stem }: Token) =>
  stems.has(stem) || exact.has(text) || beginnings.some((beginning) => text.startsWith(beginning));
