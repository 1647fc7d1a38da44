import {
  type Match,
  matchesOf,
  type Places,
  readShape,
  type Shape,
  type WordClasses,
  weigh,
} from './phrase.ts';
import type { Token } from './split-text.ts';
import { stemWord } from './stem-word.ts';

/** Where a phrase stands in a text, and under which key it is written. */
export type SearchPhrases<Key> = (tokens: readonly Token[]) => { key: Key; match: Match }[];

interface Entry<Key> {
  key: Key;
  shape: Shape;
  /** By their numbers. */
  parts: readonly number[];
}

/**
 * Finds every place of every phrase (written as phrase.ts says), phrase by phrase as they are written: what trying
 * each of them on the whole text would find. The parts of all phrases (`cant|unable`, `@pain`) are looked for together: which words
 * of a text fit which part is read once, and a phrase is tried only where a sentence has a word for each of its parts.
 */
export function createPhraseSearch<Key>(
  phrases: Iterable<readonly [Key, string]>,
  classes: WordClasses,
): SearchPhrases<Key> {
  const parts = new Parts(classes);
  const entries: Entry<Key>[] = [];
  for (const [key, written] of phrases) {
    const shape = readShape(written, (part) => parts.numberOf(part));
    entries.push({ key, shape, parts: shape.groups.flat().map(({ part }) => part) });
  }
  return (tokens) => {
    const text = parts.findIn(tokens);
    const found: { key: Key; match: Match }[] = [];
    for (const { key, shape, parts: needed } of entries)
      if (sharesSentence(needed, text))
        for (const match of matchesOf(shape, text)) found.push({ key, match });
    return found;
  };
}

interface Read extends Places {
  /** For each part the sentences that have one, as bits. */
  sentences: Int32Array;
}

// One bit for a sentence. In a text of more sentences than bits some share one: then more is tried than need be.
const ALL = -1;
const bitOf = (token: Token) => 1 << (token.sentence % 32);

function sharesSentence(parts: readonly number[], { sentences }: Read): boolean {
  let bits = ALL;
  for (const part of parts) {
    bits &= sentences[part] ?? 0;
    if (bits === 0) return false;
  }
  return true;
}

/** The parts of phrases by numbers; a class is one of them. */
class Parts {
  private readonly classes: WordClasses;
  private count = 0;
  private readonly byWritten = new Map<string, number>();
  private readonly byStem = new Map<string, number[]>();
  private readonly byText = new Map<string, number[]>();
  private readonly byBeginning = new Map<string, number[]>();
  /** For each part those that have it among their words. */
  private readonly within: number[][] = [];

  constructor(classes: WordClasses) {
    this.classes = classes;
  }

  /** Of a part of a phrase: `@cant`, `breath|breathe|=sob`. */
  numberOf(written: string): number {
    return this.add(written, '|');
  }

  private add(written: string, between: '|' | ' '): number {
    const known = this.byWritten.get(written);
    if (known !== undefined) return known;
    const number = this.count++;
    this.byWritten.set(written, number);
    this.within.push([]);
    for (const word of written.split(between)) this.addWord(word, number);
    return number;
  }

  private addWord(word: string, number: number): void {
    if (word.startsWith('@')) {
      const words = this.classes[word.slice(1)];
      if (words === undefined) throw new Error(`No class of words is called ${word.slice(1)}`);
      this.within[this.add(words, ' ')]?.push(number);
    } else if (word.startsWith('=')) addTo(this.byText, word.slice(1), number);
    else if (word.endsWith('*')) addTo(this.byBeginning, word.slice(0, -1), number);
    else addTo(this.byStem, stemWord(word), number);
  }

  findIn(tokens: readonly Token[]): Read {
    const places: number[][] = new Array(this.count);
    const sentences = new Int32Array(this.count);
    const mark = (part: number, place: number, bit: number) => {
      const before = places[part];
      if (before === undefined) places[part] = [place];
      else if (before.at(-1) === place) return;
      else before.push(place);
      sentences[part] = (sentences[part] ?? 0) | bit;
      for (const whole of this.within[part] ?? []) mark(whole, place, bit);
    };
    tokens.forEach((token, place) => {
      const bit = bitOf(token);
      for (const part of this.byStem.get(token.stem) ?? []) mark(part, place, bit);
      for (const part of this.byText.get(token.text) ?? []) mark(part, place, bit);
      for (const [beginning, of] of this.byBeginning)
        if (token.text.startsWith(beginning)) for (const part of of) mark(part, place, bit);
    });
    return { tokens, places, sentences, weights: weigh(tokens) };
  }
}

function addTo(known: Map<string, number[]>, word: string, number: number): void {
  const before = known.get(word);
  if (before === undefined) known.set(word, [number]);
  else if (before.at(-1) !== number) before.push(number);
}
