import { foldText } from '../documents/fold-text.ts';

/**
 * Search as people type: without accents, letter case and hyphens. `25-OH`, `25 OH` and `25OH` find one another, `anti-mullerian`
 * finds `Anti-Müllerian`. Nothing of it leaves the page.
 */
export interface Searchable {
  /** Words with one space before each: whole, and those joined by a hyphen in one piece too. */
  words: string;
}

/** A word as it was typed: `25-OH` in one piece and in its parts. */
export interface TypedWord {
  joined: string;
  parts: string[];
}

/** The words of what was typed; none for an empty search. */
export function wordsTyped(query: string): TypedWord[] {
  const words = query.split(/\s+/u).map((word) => ({ joined: joined(word).join(''), parts: split(word) }));
  return words.filter((word) => word.joined !== '');
}

export function makeSearchable(texts: readonly (string | null)[]): Searchable {
  const words = texts.flatMap((text) =>
    text === null || text === '' ? [] : [...split(text), ...joined(text)],
  );
  return { words: words.map((word) => ` ${word}`).join('') };
}

/** The words of a thing, made once for each. */
export function rememberSearchable<One extends object>(
  textsOf: (one: One) => readonly (string | null)[],
): (one: One) => Searchable {
  const made = new WeakMap<One, Searchable>();
  return (one) => {
    const known = made.get(one);
    if (known) return known;
    const searchable = makeSearchable(textsOf(one));
    made.set(one, searchable);
    return searchable;
  };
}

/** Below it a word has to begin one of the text: `d` stands in nearly everything. */
const SHORT = 3;

/** Whether every typed word stands in it, in one piece or by its parts; nothing typed stands everywhere. */
export function hasWords({ words }: Searchable, typed: readonly TypedWord[]): boolean {
  const has = (word: string) => words.includes(word.length < SHORT ? ` ${word}` : word);
  return typed.every((word) => has(word.joined) || word.parts.every(has));
}

const SIGNS = /[^\p{L}\p{N}]+/gu;

const split = (text: string): string[] => foldText(text).replace(SIGNS, ' ').split(' ').filter(Boolean);

/** `25-OH` as `25oh`. */
function joined(text: string): string[] {
  return foldText(text)
    .split(/\s+/u)
    .map((word) => word.replace(SIGNS, ''))
    .filter(Boolean);
}
