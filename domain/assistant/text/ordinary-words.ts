/** Everyday words that lie one letter from a word that matters: they are never bent into it. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(['bread']);
