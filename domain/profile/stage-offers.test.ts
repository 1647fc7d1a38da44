import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { FinishedCycle } from '../cycle/history/recorded-cycles.ts';
import type { Period } from '../cycle/period.ts';
import { methodUse } from '../methods/testing/method-use.ts';
import { findStageOffer, type StageFacts } from './stage-offers.ts';

// The examples of docs/algorithms/stage-offers.md.
const TODAY: CalendarDate = '2026-11-26';

const facts = (part: Partial<StageFacts>): StageFacts => ({
  stage: 'menstrual-cycle',
  today: TODAY,
  ageYears: 47,
  periods: [],
  finished: [],
  bleeding: new Map(),
  pregnancies: [],
  pauses: [],
  methods: [],
  isOnHormoneTherapy: null,
  ...part,
});

const periodOn = (day: CalendarDate): Period => ({
  period_start_date: day,
  period_end_date: addDays(day, 4),
  cycle_length: 28,
});

/** Cycles one after the other. */
function cyclesOf(...lengths: number[]): FinishedCycle[] {
  let start: CalendarDate = '2026-01-01';
  return lengths.map((lengthDays) => {
    const nextStart = addDays(start, lengthDays);
    const cycle = { start, nextStart, lengthDays, bleedingDays: 5, ovulation: null };
    start = nextStart;
    return { ...cycle, notCounted: null, question: null, mark: null };
  });
}

const offered = (part: Partial<StageFacts>) => findStageOffer(facts(part))?.to ?? null;
const recent = { periods: [periodOn('2026-11-10')] };

test('before her first period nothing is offered, after it the cycle mode, whatever her age', () => {
  const young = { stage: 'pre-menstrual', ageYears: 12 } as const;
  expect(offered(young)).toBeNull();
  expect(offered({ ...young, ...recent })).toBe('menstrual-cycle');
});

describe('cycles that begin to differ', () => {
  test.each([
    { lengths: [28, 36, 29, 28], age: 47, to: 'menopause' },
    { lengths: [28, 36, 36, 36], age: 47, to: null },
    { lengths: [28, 34, 28, 34], age: 47, to: null },
    { lengths: [28, 36, 29, 28], age: 44, to: null },
    { lengths: [28, 36, 29, 28], age: 45, to: 'menopause' },
    { lengths: [28, 36, 29, 28], age: null, to: null },
    // Years ago, and steady since.
    { lengths: [28, 36, 28, ...Array.from({ length: 12 }, () => 28)], age: 47, to: null },
    // The first and the last of ten cycles, and of eleven.
    { lengths: [28, 36, ...Array.from({ length: 9 }, () => 36), 28], age: 47, to: 'menopause' },
  ])('at $age, $lengths: $to', ({ lengths, age, to }) => {
    expect(offered({ ...recent, ageYears: age, finished: cyclesOf(...lengths) })).toBe(to);
  });

  test('with the count and the rule beside it', () => {
    expect(findStageOffer(facts({ ...recent, finished: cyclesOf(28, 36, 29, 28) }))).toEqual({
      to: 'menopause',
      because:
        '2 times in your last 4 cycles, one was at least 7 days longer or shorter than the one before.',
      source: 'STRAW+10, 2012',
    });
  });

  test('are none where one is unusual, is asked about, or does not follow', () => {
    const [one, two, three, four] = cyclesOf(28, 36, 29, 28) as [
      FinishedCycle,
      FinishedCycle,
      FinishedCycle,
      FinishedCycle,
    ]; // as: four lengths
    for (const changed of [
      { ...two, notCounted: 'unusual' as const },
      { ...two, question: 'start-missing' as const },
      { ...two, start: addDays(two.start, 1) },
    ])
      expect(offered({ ...recent, finished: [one, changed, three, four] })).toBeNull();
  });

  test.each(['contraception', 'ivf', 'conception', 'pregnancy', 'post-menopause'] as const)(
    'are no offer in %s',
    (stage) => expect(offered({ ...recent, stage, finished: cyclesOf(28, 36, 29, 28) })).toBeNull(),
  );
});

describe('a year without bleeding', () => {
  const last = { stage: 'menopause', ageYears: 52, periods: [periodOn('2025-10-20')] } as const;

  test('is offered with its day, from the day on which it is full', () => {
    expect(findStageOffer(facts(last))).toEqual({
      to: 'post-menopause',
      because: 'Your last bleeding was on 24 October 2025, twelve months ago or more.',
      source: 'STRAW+10, 2012',
    });
    expect(offered({ ...last, today: '2026-10-24' })).toBe('post-menopause');
    expect(offered({ ...last, today: '2026-10-23' })).toBeNull();
  });

  test('also in the cycle mode, where her age is known to be 45 or more', () => {
    const cycling = { ...last, stage: 'menstrual-cycle' } as const;
    expect(offered(cycling)).toBe('post-menopause');
    for (const ageYears of [44, null]) expect(offered({ ...cycling, ageYears })).toBeNull();
    expect(offered({ ...last, ageYears: null })).toBe('post-menopause');
    expect(offered({ ...last, ageYears: 44 })).toBeNull();
  });

  test('is none with spots since, with hormones, a pregnancy or a pause, or where nothing was recorded', () => {
    const spots = new Map([['2026-09-26' as const, { flow: 'spotting' as const, kind: null }]]);
    const none = new Map([['2026-09-26' as const, { flow: 'none' as const, kind: null }]]);
    expect(offered({ ...last, bleeding: spots })).toBeNull();
    expect(offered({ ...last, bleeding: none })).toBe('post-menopause');
    expect(offered({ ...last, methods: [methodUse({ method: 'hormonal-coil' })] })).toBeNull();
    expect(offered({ ...last, methods: [methodUse({ ended_on: '2026-03-01' })] })).toBeNull();
    expect(offered({ ...last, methods: [methodUse({ ended_on: '2025-03-01' })] })).toBe('post-menopause');
    expect(offered({ ...last, methods: [methodUse({ method: 'copper-coil' })] })).toBe('post-menopause');
    expect(offered({ ...last, isOnHormoneTherapy: true })).toBeNull();
    expect(offered({ ...last, isOnHormoneTherapy: false })).toBe('post-menopause');
    expect(offered({ ...last, pregnancies: [{ to: '2026-03-01' }] })).toBeNull();
    expect(offered({ ...last, pregnancies: [{ to: null }] })).toBeNull();
    expect(offered({ ...last, pauses: [{ to_on: '2025-12-26' }] })).toBeNull();
    expect(offered({ ...last, pauses: [{ to_on: null }] })).toBeNull();
    expect(offered({ ...last, pauses: [{ to_on: '2025-11-20' }] })).toBe('post-menopause');
    expect(offered({ ...last, periods: [] })).toBeNull();
  });
});
