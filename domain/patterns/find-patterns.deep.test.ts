import { expect, test } from 'vitest';
import { createChance } from '../examples/create-chance.ts';
import { findPatterns } from './find-patterns.ts';
import { makeRandomCycles, type RandomRecords } from './testing/make-days.ts';

// The table of docs/algorithms/patterns.md has what these runs gave.
const HISTORIES = 1_000;
const RANDOM: Record<string, RandomRecords> = {
  'every day for itself': { cycles: 8, recordedShare: 0.9, markedShare: 0.15, spellDays: 1 },
  'spells of four days': { cycles: 8, recordedShare: 0.9, markedShare: 0.15, spellDays: 4 },
  'three cycles': { cycles: 3, recordedShare: 0.9, markedShare: 0.25, spellDays: 3 },
  'recorded around the period only': {
    ...{ cycles: 8, recordedShare: 0.8, markedShare: 0.3, spellDays: 4 },
    onlyNearStart: 9,
  },
  'complaints that come together': {
    ...{ cycles: 12, recordedShare: 0.7, markedShare: 0.2, spellDays: 3 },
    together: 0.6,
  },
};

test.each(Object.entries(RANDOM))(
  'where nothing follows the cycle, at most one history in twenty tells a pattern: %s',
  (_, records) => {
    const chance = createChance(5);
    let told = 0;
    for (let history = 0; history < HISTORIES; history += 1) {
      if (findPatterns(makeRandomCycles(records, chance)).patterns.length > 0) told += 1;
    }
    // Three deviations of the sampling: √(0.05 · 0.95 / 1000) = 0.0069.
    expect(told / HISTORIES).toBeLessThanOrEqual(0.05 + 3 * 0.0069);
  },
);
