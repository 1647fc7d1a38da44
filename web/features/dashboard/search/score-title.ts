import { defaultFilter } from 'cmdk';

// Below these a match is scattered letters: "set" is in "Start new consultation" too, somehow.
const LEAST_FOR_A_FEW_LETTERS = 0.5;
const LEAST = 0.12;

/** How well a title fits what was typed, 0 (not at all) to 1; its words may come in any order and miss a letter. */
export function scoreTitle(title: string, typed: string): number {
  const words = typed.trim().split(/\s+/u);
  return Math.min(
    ...words.map((word) => {
      const score = defaultFilter(title, word);
      return score < (word.length < 4 ? LEAST_FOR_A_FEW_LETTERS : LEAST) ? 0 : score;
    }),
  );
}
