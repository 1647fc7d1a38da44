import type { Draw } from '../../body/testing/any-life.ts';
import { createChance } from '../../examples/create-chance.ts';

/** The same draws for the same seed: a thousand years of draws cost what one costs with values that shrink. */
export function drawBySeed(seed: number): Draw {
  const chance = createChance(seed);
  return (min, max) => min + Math.min(max - min, Math.floor(chance() * (max - min + 1)));
}
