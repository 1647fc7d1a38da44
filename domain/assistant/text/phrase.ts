import type { Token } from './split-text.ts';
import { stemWord } from './stem-word.ts';

/** Words that mean the same where a phrase asks for one of them: `{ pain: 'pain hurt ache' }`. */
export type WordClasses = Readonly<Record<string, string>>;

/**
 * A compiled phrase. Written as words in order, `cant|unable breath`; between two of them a few other words may stand, `..`
 * allows more. `a & b` may come in any order, near each other in one sentence. `@pain` is a class, `rac*` a beginning, `=fit` the word
 * as it stands and none of its other forms.
 */
export interface Phrase {
  isOrdered: boolean;
  elements: readonly Element[];
}
interface Element {
  stems: ReadonlySet<string>;
  /** As they stand. */
  exact: ReadonlySet<string>;
  beginnings: readonly string[];
  /** How many words may stand before it. */
  gap: number;
}

const NEAR = 2;
const FAR = 7;
/** Between the words of `a & b`. */
const BESIDE = 7;

export function compilePhrase(written: string, classes: WordClasses): Phrase {
  const isOrdered = !written.includes(' & ');
  const elements: Element[] = [];
  let gap = 0;
  for (const part of written.split(/\s+/)) {
    if (part === '&') continue;
    if (part === '..') {
      gap = FAR;
      continue;
    }
    const isTight = part.startsWith('+');
    const words = (isTight ? part.slice(1) : part)
      .split('|')
      .flatMap((word) => (word.startsWith('@') ? wordsOf(word.slice(1), classes) : [word]));
    elements.push({
      stems: new Set(words.filter((word) => !word.endsWith('*') && !word.startsWith('=')).map(stemWord)),
      exact: new Set(words.filter((word) => word.startsWith('=')).map((word) => word.slice(1))),
      beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
      gap: isTight ? 0 : elements.length === 0 ? 0 : gap === 0 ? NEAR : gap,
    });
    gap = 0;
  }
  return { isOrdered, elements };
}

function wordsOf(name: string, classes: WordClasses): string[] {
  const words = classes[name];
  if (words === undefined) throw new Error(`No class of words is called ${name}`);
  return words
    .split(/\s+/)
    .flatMap((word) => (word.startsWith('@') ? wordsOf(word.slice(1), classes) : [word]));
}

/** First and last token of a match, and all tokens that made it. */
export interface Match {
  first: number;
  last: number;
  of: readonly number[];
}

/** Every place where the phrase stands. Within one sentence only. */
export function findPhrase({ isOrdered, elements }: Phrase, tokens: readonly Token[]): Match[] {
  const [head, ...rest] = elements;
  if (head === undefined) return [];
  const matches: Match[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (!fits(head, tokens[index])) continue;
    const of = isOrdered ? follow(rest, tokens, index) : gather(rest, tokens, index);
    if (of !== null)
      matches.push({ first: Math.min(index, ...of), last: Math.max(index, ...of), of: [index, ...of] });
  }
  return matches;
}

function fits({ stems, exact, beginnings }: Element, token: Token | undefined): boolean {
  if (token === undefined) return false;
  return (
    stems.has(token.stem) ||
    exact.has(token.text) ||
    beginnings.some((beginning) => token.text.startsWith(beginning))
  );
}

function follow(elements: readonly Element[], tokens: readonly Token[], start: number): number[] | null {
  const of: number[] = [];
  let at = start;
  for (const element of elements) {
    const found = nextFit(element, tokens, at);
    if (found === null) return null;
    of.push(found);
    at = found;
  }
  return of;
}

/** Marks do not count as words, but a sentence ends the phrase. */
function nextFit(element: Element, tokens: readonly Token[], from: number): number | null {
  const sentence = tokens[from]?.sentence;
  let skipped = 0;
  for (let index = from + 1; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.sentence !== sentence) return null;
    if (fits(element, token)) return index;
    // A comma sets words apart as much as two of them.
    skipped += token.kind !== 'mark' ? 1 : token.text === ',' ? 2 : 0;
    if (skipped > element.gap) return null;
  }
  return null;
}

function gather(elements: readonly Element[], tokens: readonly Token[], start: number): number[] | null {
  const of: number[] = [];
  const sentence = tokens[start]?.sentence;
  for (const element of elements) {
    let best: number | null = null;
    for (
      let index = Math.max(0, start - BESIDE);
      index <= Math.min(tokens.length - 1, start + BESIDE);
      index += 1
    ) {
      const token = tokens[index];
      if (index === start || of.includes(index) || token?.sentence !== sentence || !fits(element, token))
        continue;
      if (best === null || Math.abs(index - start) < Math.abs(best - start)) best = index;
    }
    if (best === null) return null;
    of.push(best);
  }
  return of;
}

const wordsIn = ({ stems, exact }: Element) => stems.size + exact.size;

/** Phrases by a word that they cannot do without, so that those without a word in a text cost nothing. */
export interface PhraseIndex<Key> {
  byStem: ReadonlyMap<string, readonly (readonly [Key, Phrase])[]>;
  /** With a beginning where others have words: always looked for. */
  others: readonly (readonly [Key, Phrase])[];
}

export function indexPhrases<Key>(phrases: Iterable<readonly [Key, Phrase]>): PhraseIndex<Key> {
  const byStem = new Map<string, (readonly [Key, Phrase])[]>();
  const others: (readonly [Key, Phrase])[] = [];
  for (const entry of phrases) {
    const rarest = entry[1].elements
      .filter(({ beginnings }) => beginnings.length === 0)
      .toSorted((one, other) => wordsIn(one) - wordsIn(other))[0];
    if (rarest === undefined) others.push(entry);
    else {
      for (const stem of new Set([...rarest.stems, ...[...rarest.exact].map(stemWord)]))
        byStem.set(stem, [...(byStem.get(stem) ?? []), entry]);
    }
  }
  return { byStem, others };
}

/** The phrases that may stand in a text, each once, in the order in which its words meet them. */
export function phrasesFor<Key>(
  { byStem, others }: PhraseIndex<Key>,
  tokens: readonly Token[],
): ReadonlySet<readonly [Key, Phrase]> {
  const found = new Set(others);
  for (const stem of new Set(tokens.map((token) => token.stem))) {
    for (const entry of byStem.get(stem) ?? []) found.add(entry);
  }
  return found;
}
