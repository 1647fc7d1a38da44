import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { FinishedCycle } from '../cycle/history/recorded-cycles.ts';
import { summarizeCycles } from '../cycle/history/summarize-cycles.ts';
import { EMPTY_VALUES } from '../daily-log/daily-log.ts';
import { createChance } from '../examples/create-chance.ts';
import { findPatterns } from './find-patterns.ts';
import { findShifts } from './find-shifts.ts';
import { collectInsightCards, LEAST_FOR_CARDS } from './insight-cards.ts';
import type { PatternCycle } from './pattern-cycles.ts';
import { sayClaim, sayEvidence, sayMoreCycles } from './say-insights.ts';
import { makeRandomCycles } from './testing/make-days.ts';
import { placeOf } from './testing/place-of.ts';

const START: CalendarDate = '2025-01-01';
const HEADACHE = placeOf('headache');

interface Planted {
  headaches?: readonly number[];
  sleepOf?: (day: number) => number;
}

/** A cycle of so many days, each recorded. */
function cycleOf(lengthDays: number, { headaches = [], sleepOf }: Planted = {}): PatternCycle {
  return {
    ...{ start: START, lengthDays, bleedingDays: 5 },
    ovulation: { cycleDay: lengthDays - 13, isEstimated: true },
    days: Array.from({ length: lengthDays }, (_, index) => ({
      cycleDay: index + 1,
      // Counted from the end, as before a period.
      marks: headaches.includes(lengthDays - index) ? [HEADACHE] : [],
      log: sleepOf
        ? {
            ...EMPTY_VALUES,
            log_date: addDays(START, index),
            extras: {},
            sleep_hours: sleepOf(lengthDays - index),
          }
        : null,
    })),
  };
}

const finishedOf = ({ start, lengthDays }: PatternCycle): FinishedCycle => ({
  ...{ start, lengthDays, nextStart: addDays(start, lengthDays), bleedingDays: 5 },
  ...{ ovulation: null, mark: null, notCounted: null, question: null },
});

const cardsOf = (cycles: readonly PatternCycle[]) =>
  collectInsightCards(cycles, findPatterns(cycles), summarizeCycles(cycles.map(finishedOf), 30));
const claimsOf = (cycles: readonly PatternCycle[]) => cardsOf(cycles).map(sayClaim);

const LENGTHS = [26, 27, 28, 27, 29, 28];
/** An hour and a half less on the last five days; 7 or 8 hours otherwise, whatever the day. */
const shortNights = (fromEnd: number) => (fromEnd <= 5 ? 6 : 7 + (fromEnd % 2));

describe('what her records show, in the words of the cards', () => {
  const cycles = LENGTHS.map((days) => cycleOf(days, { headaches: [1, 2, 3, 4], sleepOf: shortNights }));

  test('the clearest first, the lengths second', () => {
    expect(claimsOf(cycles)).toEqual([
      'Headaches tend to come 1 to 5 days before your period.',
      'Your cycles are steady, 26 to 29 days.',
      'You sleep about 1 hour and 30 minutes less in the five days before your period.',
    ]);
  });

  test('each with its count, and its limit once', () => {
    const [headaches, lengths, sleep] = cardsOf(cycles).map(sayEvidence);
    expect(headaches).toBe(
      'Days with headache out of the five days before each period, in all 6 cycles. A pattern, not a cause.',
    );
    expect(lengths).toBe(
      'The shortest and the longest of 6 cycles lie 3 days apart. Up to 7 days are usual at your age.',
    );
    expect(sleep).toBe(
      'Minutes less sleep than on your other days, in all 6 cycles. A pattern, not a cause.',
    );
  });

  test('counts of each cycle stand behind it', () => {
    const [headaches] = cardsOf(cycles);
    expect(headaches).toMatchObject({ kind: 'pattern', id: 'pattern headache before-period' });
    expect(headaches?.kind === 'pattern' && headaches.pattern.perCycle).toEqual(
      LENGTHS.map(() => ({ marked: 4, days: 5 })),
    );
  });

  test('cycles that vary are said to', () => {
    const varying = [24, 36, 27, 38, 25, 35].map((days) => cycleOf(days));
    expect(claimsOf(varying)).toEqual(['Your cycles vary, 24 to 38 days.']);
  });

  test('below five cycles there is none, and what is missing is said', () => {
    expect(claimsOf(cycles.slice(0, LEAST_FOR_CARDS - 1))).toEqual([]);
    expect([0, 3, 4, 5].map(sayMoreCycles)).toEqual([
      'Five more cycles, and we can look for patterns.',
      'Two more cycles, and we can look for patterns.',
      'One more cycle, and we can look for patterns.',
      null,
    ]);
  });
});

describe('amounts beside the time of the cycle', () => {
  test('longer nights in the period, with its difference in each cycle', () => {
    const inPeriod = LENGTHS.map((days) =>
      cycleOf(days, { sleepOf: (fromEnd) => (days - fromEnd < 5 ? 9 : 8) }),
    );
    const [shift] = findShifts(inPeriod, LEAST_FOR_CARDS);
    expect(shift).toMatchObject({ field: 'sleep_hours', window: 'in-period', cyclesWithIt: 6 });
    expect(shift?.difference).toBeCloseTo(1, 12);
    expect(shift?.perCycle.map((hours) => Math.round(hours * 10) / 10)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('a quarter of an hour is not told, however sure', () => {
    const little = LENGTHS.map((days) => cycleOf(days, { sleepOf: (fromEnd) => (fromEnd <= 5 ? 6.75 : 7) }));
    expect(findShifts(little, LEAST_FOR_CARDS)).toEqual([]);
  });

  test('made-up nights that follow nothing are told in fewer than 1 of 20 lives', () => {
    const chance = createChance(7);
    const told = Array.from({ length: 100 }, () => {
      const cycles = makeRandomCycles(
        { cycles: 8, recordedShare: 0.9, markedShare: 0, spellDays: 1 },
        chance,
      ).map((cycle) => ({
        ...cycle,
        days: cycle.days.map((day) => ({
          ...day,
          log: {
            ...{ ...EMPTY_VALUES, log_date: START, extras: {} },
            ...{ sleep_hours: 5 + Math.round(chance() * 8) / 2, mood: 1 + Math.floor(chance() * 10) },
            ...{ stress: 1 + Math.floor(chance() * 10), activity_minutes: Math.floor(chance() * 90) },
          },
        })),
      }));
      return findShifts(cycles, LEAST_FOR_CARDS).length > 0;
    }).filter(Boolean).length;
    expect(told).toBeLessThan(5);
  });
});
