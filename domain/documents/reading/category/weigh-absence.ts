import { measureReadability } from './measure-readability.ts';
import type { DocumentWords } from './read-words.ts';

/** A text with fewer health points a word than this speaks of something else. */
const HEALTH_POINTS_A_WORD = 0.15;
const NO_HEALTH_POINTS = 12;
const NO_HEALTH_MIN_WORDS = 30;
/** Points for other: a readable text without the words of health is something else. */
export function weighAbsence(document: DocumentWords, healthPoints: number): number {
  const wordCount = document.words.length;
  if (wordCount < NO_HEALTH_MIN_WORDS) return 0;
  const absence = Math.max(0, 1 - healthPoints / wordCount / HEALTH_POINTS_A_WORD);
  return absence * measureReadability(document) * NO_HEALTH_POINTS;
}
