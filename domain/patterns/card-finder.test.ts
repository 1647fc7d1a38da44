import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCardFinder } from './card-finder.ts';
import { findPatterns } from './find-patterns.ts';
import { collectInsightCards } from './insight-cards.ts';
import type { PatternCycle } from './pattern-cycles.ts';
import { TRAITS, type Trait } from './traits.ts';

const cycles = fc.array(
  fc.record({
    start: fc.constantFrom('2025-01-01', '2025-02-01'),
    lengthDays: fc.constantFrom(27, 28),
    bleedingDays: fc.constantFrom(4, 5),
    ovulation: fc.constantFrom(
      null,
      { cycleDay: 14, isEstimated: true },
      { cycleDay: 14, isEstimated: false },
    ),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 20 }).chain((days) =>
      fc.tuple(
        ...days
          .toSorted((one, other) => one - other)
          .map((cycleDay) =>
            fc.record({
              cycleDay: fc.constant(cycleDay),
              marks: fc.subarray([0, 1, 2]),
              log: fc.option(fc.record({ mood: fc.constantFrom(3, 8), sleep_hours: fc.constantFrom(6, 8) })),
            }),
          ),
      ),
    ),
  }),
  { minLength: 5, maxLength: 6 },
) as fc.Arbitrary<PatternCycle[]>; // as: the log is of no interest here

const copyOf = (some: PatternCycle[]): PatternCycle[] => JSON.parse(JSON.stringify(some));

const look = (some: PatternCycle[], traits: readonly Trait[]) =>
  collectInsightCards(some, findPatterns(some, traits), null, traits);

test('what is remembered is what would be found', () => {
  fc.assert(
    fc.property(cycles, cycles, fc.nat(), (first, second, cut) => {
      const find = createCardFinder();
      find(first, TRAITS);
      expect(find(second, TRAITS)).toEqual(look(second, TRAITS));
      // One mark less in the middle of it is seen.
      const changed = copyOf(second);
      const at = cut % changed.length;
      const [day] = changed[at]?.days.filter(({ marks }) => marks.length > 0) ?? [];
      if (day) Object.assign(day, { marks: day.marks.slice(1) });
      // So is an amount.
      const slept = changed[at]?.days.find(({ log }) => log !== null);
      if (cut % 2 === 0 && slept?.log) slept.log.sleep_hours = 3;
      expect(find(changed, TRAITS)).toEqual(look(changed, TRAITS));
      expect(find(changed, TRAITS.slice(0, 3))).toEqual(look(changed, TRAITS.slice(0, 3)));
    }),
    { numRuns: 30 },
  );
});

test('the same days in other objects are looked at once', () => {
  const find = createCardFinder();
  const [some] = fc.sample(cycles, { numRuns: 1, seed: 7 });
  if (!some) throw new Error('Nothing was made.');
  const cards = find(some, TRAITS);
  expect(find(copyOf(some), [...TRAITS])).toBe(cards);
  expect(find(copyOf(some).slice(1), TRAITS)).not.toBe(cards);
});
