import { CYCLE_LENGTH_LIMITS } from '@lunaria/domain/cycle/period.ts';
import type { Woman } from './read-women.ts';

/** The length that a woman would have stated, in days, by what she is off by: the middle of all her cycles, and so many more. */
export function stateLength(woman: Woman, daysOff: number): number {
  const lengths = woman.map(({ lengthDays }) => lengthDays).sort((a, b) => a - b);
  const half = lengths.length / 2;
  const middle = ((lengths[Math.ceil(half) - 1] ?? 0) + (lengths[Math.floor(half)] ?? 0)) / 2;
  return Math.min(Math.max(Math.round(middle + daysOff), CYCLE_LENGTH_LIMITS.min), CYCLE_LENGTH_LIMITS.max);
}

/** What women state, by name; null: nothing. */
export const STATEMENTS: readonly { name: string; state: (woman: Woman) => number | null }[] = [
  { name: 'nothing stated', state: () => null },
  { name: 'her own median', state: (woman) => stateLength(woman, 0) },
  { name: '3 days too long', state: (woman) => stateLength(woman, 3) },
  { name: '3 days too short', state: (woman) => stateLength(woman, -3) },
  // What it would cost to take the default of the form for something that she said.
  { name: '28 by everyone', state: () => 28 },
];
