/** The next number from 0 up to but not 1. */
export type Chance = () => number;

/** Numbers that look random and are the same for the same seed (mulberry32). For examples, never for secrets. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** From -1 to 1, mostly near 0. */
export function spread(chance: Chance): number {
  return (chance() + chance() + chance()) / 1.5 - 1;
}

/** To whole parts of one: 4 are quarters. */
export function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
