import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import {
  DATING_METHODS,
  DATING_TEXTS,
  dateByDueDate,
  dateByLastPeriod,
  dateByWeek,
  datingSchema,
  dueDateOf,
  findDatingDoubt,
  findDatingFault,
  pregnancyStart,
  pregnancyWriteSchema,
} from './dating.ts';
import {
  describePregnancy,
  explainPhase,
  nameGestationalAge,
  POST_TERM_DAY,
  trimesterOf,
} from './gestational-age.ts';

const TODAY: CalendarDate = '2026-11-21';

// The tables of docs/algorithms/pregnancy-dating.md.
describe('the due date is 280 days after the first day of the last period', () => {
  test.each([
    ['2026-02-14', '2026-11-21'],
    ['2026-11-21', '2027-08-28'],
    ['2024-02-29', '2024-12-05'],
    ['2023-05-26', '2024-03-01'],
    ['2023-05-25', '2024-02-29'],
    ['2026-01-01', '2026-10-08'],
    ['2026-03-27', '2027-01-01'],
  ] as const)('%s: %s', (lastPeriod, dueDate) => {
    expect(dueDateOf(dateByLastPeriod(lastPeriod, TODAY))).toBe(dueDate);
    expect(daysBetween(lastPeriod, dueDate)).toBe(280);
    expect(pregnancyStart(dateByDueDate(dueDate, TODAY))).toBe(lastPeriod);
  });
});

describe('a week counts from the day on which it was said', () => {
  test.each([
    [1, '2026-11-14', '2027-08-21'],
    [24, '2026-06-06', '2027-03-13'],
    [40, '2026-02-14', '2026-11-21'],
    [42, '2026-01-31', '2026-11-07'],
  ] as const)('week %i on 2026-11-21', (week, start, dueDate) => {
    const dating = dateByWeek(week, TODAY);
    expect([pregnancyStart(dating), dueDateOf(dating)]).toEqual([start, dueDate]);
    expect(describePregnancy(dating, TODAY)).toMatchObject({ week, dayOfWeek: 0 });
  });

  test('17 days after week 24 it is 26 weeks and 3 days', () => {
    const status = describePregnancy(dateByWeek(24, TODAY), addDays(TODAY, 17));
    expect([status.week, status.dayOfWeek]).toEqual([26, 3]);
  });
});

describe('gestational age', () => {
  const start: CalendarDate = '2026-01-01';
  const on = (days: number) => describePregnancy(dateByLastPeriod(start, start), addDays(start, days));
  test.each([
    [-1, 'not-started', 0, 0, null, 281, null],
    [0, 'ongoing', 0, 0, 1, 280, 1],
    [6, 'ongoing', 0, 6, 1, 274, 1],
    [7, 'ongoing', 1, 0, 1, 273, 1],
    [14, 'ongoing', 2, 0, 1, 266, 2],
    [97, 'ongoing', 13, 6, 1, 183, 13],
    [98, 'ongoing', 14, 0, 2, 182, 14],
    [171, 'ongoing', 24, 3, 2, 109, 24],
    [195, 'ongoing', 27, 6, 2, 85, 27],
    [196, 'ongoing', 28, 0, 3, 84, 28],
    [279, 'ongoing', 39, 6, 3, 1, 39],
    [280, 'due', 40, 0, 3, 0, 40],
    [293, 'due', 41, 6, 3, -13, 41],
    [294, 'past-42-weeks', 42, 0, null, -14, 42],
    [300, 'past-42-weeks', 42, 6, null, -20, 42],
    [301, 'past-42-weeks', 43, 0, null, -21, null],
  ] as const)(
    'day %i: %s, %i weeks %i days',
    (day, phase, week, dayOfWeek, trimester, daysToGo, textWeek) => {
      expect(on(day)).toMatchObject({
        phase,
        gestationalAgeDays: day,
        week,
        dayOfWeek,
        trimester,
        dueDate: '2026-10-08',
        daysToGo,
        textWeek,
      });
    },
  );

  test('progress runs from nothing to full on the due date and stays there', () => {
    expect([-3, 0, 70, 140, 280, 400].map((day) => on(day).progress)).toEqual([0, 0, 0.25, 0.5, 1, 1]);
  });

  test('past 42 weeks, before the start and past the date it says so', () => {
    expect(explainPhase(on(200), TODAY)).toBeNull();
    expect(explainPhase(on(280), TODAY)).toContain('Today is the due date');
    expect(explainPhase(on(281), TODAY)).toContain('has passed');
    expect(explainPhase(on(POST_TERM_DAY), TODAY)).toContain('does not count further');
    expect(explainPhase(on(-10), '2025-12-22')).toContain('from 1 Jan 2026 on');
  });

  test('is named in weeks and days', () => {
    const names = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [24, 0],
      [24, 3],
    ].map(([week = 0, dayOfWeek = 0]) => nameGestationalAge({ week, dayOfWeek }));
    expect(names).toEqual(['0 days', '1 day', '1 week', '1 week, 1 day', '24 weeks', '24 weeks, 3 days']);
  });
});

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

test('the three methods agree: last period, its due date, and the week on the day it is complete', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: 1, max: 42 }),
      fc.integer({ min: 0, max: 320 }),
      (start, week, later) => {
        const today = addDays(start, later);
        const byPeriod = describePregnancy(dateByLastPeriod(start, today), today);
        const byDueDate = describePregnancy(dateByDueDate(byPeriod.dueDate, today), today);
        const byWeek = describePregnancy(dateByWeek(week, addDays(start, 7 * week)), today);
        expect(byDueDate).toEqual(byPeriod);
        expect(byWeek).toEqual(byPeriod);
        expect(byPeriod.week * 7 + byPeriod.dayOfWeek).toBe(later);
        expect(byPeriod.daysToGo).toBe(280 - later);
      },
    ),
  );
});

test('a pregnancy never goes back: age and progress do not fall, days to go fall by one a day', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -30, max: 330 }), (start, day) => {
      const dating = dateByLastPeriod(start, start);
      const now = describePregnancy(dating, addDays(start, day));
      const next = describePregnancy(dating, addDays(start, day + 1));
      expect(next.daysToGo).toBe(now.daysToGo - 1);
      expect(next.progress).toBeGreaterThanOrEqual(now.progress);
      expect(next.week * 7 + next.dayOfWeek).toBeGreaterThanOrEqual(now.week * 7 + now.dayOfWeek);
      if (now.trimester && next.trimester) expect(next.trimester).toBeGreaterThanOrEqual(now.trimester);
    }),
  );
  expect([0, 97, 98, 195, 196, 400].map(trimesterOf)).toEqual([1, 1, 2, 2, 3, 3]);
});

describe('the same in every time zone, over clock changes and at the turn of the year', () => {
  afterEach(() => vi.unstubAllEnvs());
  test.each([
    'Pacific/Pago_Pago',
    'America/New_York',
    'UTC',
    'Europe/Berlin',
    'Asia/Kolkata',
    'Pacific/Kiritimati',
  ])('%s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(dueDateOf(dateByLastPeriod('2026-03-28', TODAY))).toBe('2027-01-02');
    expect(dueDateOf(dateByLastPeriod('2024-02-29', TODAY))).toBe('2024-12-05');
    expect(pregnancyStart(dateByDueDate('2027-01-01', TODAY))).toBe('2026-03-27');
    const status = describePregnancy(dateByWeek(42, '2025-12-31'), '2026-01-01');
    expect([status.week, status.dayOfWeek, status.phase]).toEqual([42, 1, 'past-42-weeks']);
  });
});

describe('what can be saved', () => {
  test('a last period up to today, a due date from today on', () => {
    expect(findDatingFault(dateByLastPeriod(TODAY, TODAY))).toBeNull();
    expect(findDatingFault(dateByLastPeriod('2026-11-22', TODAY))).toBe(DATING_TEXTS.lastPeriodInFuture);
    expect(findDatingFault(dateByDueDate(TODAY, TODAY))).toBeNull();
    expect(findDatingFault(dateByDueDate(addDays(TODAY, 280), TODAY))).toBeNull();
    expect(findDatingFault(dateByDueDate('2026-11-20', TODAY))).toBe(DATING_TEXTS.dueDateInPast);
  });

  test('a due date that is saved already may have passed', () => {
    const passed = dateByDueDate('2026-11-20', TODAY);
    expect(findDatingFault(passed, dateByDueDate('2026-11-20', '2026-05-01'))).toBeNull();
    expect(findDatingFault(passed, dateByDueDate('2026-11-19', '2026-05-01'))).not.toBeNull();
    expect(findDatingFault(passed, dateByWeek(12, '2026-05-01'))).not.toBeNull();
  });

  test('dates that cannot be right are asked about, not refused', () => {
    expect(findDatingDoubt(dateByDueDate(addDays(TODAY, 280), TODAY), TODAY)).toBeNull();
    expect(findDatingDoubt(dateByDueDate(addDays(TODAY, 281), TODAY), TODAY)).toContain('more than 40 weeks');
    expect(findDatingDoubt(dateByLastPeriod(addDays(TODAY, -294), TODAY), TODAY)).toBeNull();
    expect(findDatingDoubt(dateByLastPeriod(addDays(TODAY, -295), TODAY), TODAY)).toContain('past 42 weeks');
  });

  test('only the chosen method has a value', () => {
    const takes = (dating: unknown) => datingSchema.safeParse(dating).success;
    const byWeek = dateByWeek(1, TODAY);
    expect([byWeek, dateByWeek(42, TODAY), dateByLastPeriod(TODAY, TODAY)].map(takes)).toEqual([
      true,
      true,
      true,
    ]);
    expect([0, 43, 12.5, -1].map((week) => takes(dateByWeek(week, TODAY)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const mixed = [
      { ...byWeek, due_date: TODAY },
      { ...byWeek, last_period_date: TODAY },
      { ...dateByDueDate(TODAY, TODAY), current_week: 3 },
      { ...dateByDueDate(TODAY, TODAY), due_date: null },
      { ...dateByLastPeriod(TODAY, TODAY), last_period_date: '2026-02-30' },
      { ...dateByLastPeriod(TODAY, TODAY), last_period_date: '1899-12-31' },
      { ...dateByDueDate('2200-01-01', TODAY) },
      { ...byWeek, method: 'scan' },
    ];
    expect(mixed.filter(takes)).toEqual([]);
  });

  test('a write names whose pregnancy it is', () => {
    const write = { user_id: '00000000-0000-4000-8000-000000000000', dating: dateByWeek(8, TODAY) };
    expect(pregnancyWriteSchema.safeParse(write).success).toBe(true);
    expect(pregnancyWriteSchema.safeParse({ ...write, user_id: 'me' }).success).toBe(false);
  });

  test('three methods are offered', () => {
    expect(DATING_METHODS.map(({ value, label }) => [value, label])).toEqual([
      ['lastPeriod', 'Last Period'],
      ['dueDate', 'Due Date'],
      ['currentWeek', 'Current Week'],
    ]);
  });
});
