import { makeRandom } from './make-random.ts';
import type { MeasuredCycle, Woman } from './read-women.ts';

/** Her past as it would stand had she forgotten to log this share of the starts: two cycles become one. */
export function forgetStarts(past: Woman, share: number, seed: number): Woman {
  const random = makeRandom(seed);
  const kept: MeasuredCycle[] = [];
  for (const cycle of past) {
    const before = kept.at(-1);
    // One number for each start, so that a start that is forgotten stays forgotten in every later forecast.
    const isForgotten = random() < share && before !== undefined;
    if (!isForgotten) kept.push(cycle);
    else
      kept[kept.length - 1] = { lengthDays: before.lengthDays + cycle.lengthDays, ovulationCycleDay: null };
  }
  return kept;
}
