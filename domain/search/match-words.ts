import { foldText } from '../documents/fold-text.ts';

/**
 * Search as people type: without accents, letter case and hyphens. `25-OH`, `25 OH` and `25OH` find one another, `anti-mullerian`
 * finds `Anti-Müllerian`. Nothing of it leaves the page.
 */
export interface Searchable {
  /** Words with one space before each: whole, and those joined by a hyphen in one piece too. */
  words: string;
}

/** The words of what was typed; none for an empty search. */
export function wordsTyped(query: string): string[] {
  return [...new Set(split(query))];
}

export function makeSearchable(texts: readonly (string | null)[]): Searchable {
  const words = texts.flatMap((text) =>
    text === null || text === '' ? [] : [...split(text), ...joined(text)],
  );
  return { words: words.map((word) => ` ${word}`).join('') };
}

/** Below it a word has to begin one of the text: `d` stands in nearly everything. */
const SHORT = 3;

/** Whether every typed word stands in it; nothing typed stands everywhere. */
export function hasWords({ words }: Searchable, typed: readonly string[]): boolean {
  return typed.every((word) => words.includes(word.length < SHORT ? ` ${word}` : word));
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
