import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { hasCycle } from './cycle-modes.ts';
import {
  CYCLE_LENGTH_OPTIONS,
  cycleLengthSchema,
  findMet,
  findOverlap,
  findPeriodFault,
  lastRecordedDay,
  latestTodayOnEarth,
  mergePeriod,
  type Period,
  periodWriteSchema,
} from './period.ts';

const TODAY: CalendarDate = '2026-11-21';
const period = (start: CalendarDate, end: CalendarDate | null, length = 28): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: length,
});

describe('what can be recorded', () => {
  test.each([
    ['2026-11-17', '2026-11-21', null],
    ['2026-11-21', null, null],
    ['2026-11-21', '2026-11-21', null],
    ['2025-12-30', '2026-01-03', null],
    ['2012-05-01', '2012-05-05', null],
    ['2026-11-22', null, 'A period cannot be in the future'],
    ['2099-01-01', '2099-01-05', 'A period cannot be in the future'],
    ['2026-11-20', '2026-11-22', 'A period cannot be in the future'],
    ['2026-11-20', '2026-11-19', 'A period cannot end before it starts'],
    ['1899-12-31', '1900-01-02', 'Choose a day from 1900 on'],
  ] as const)('%s to %s: %s', (start, end, fault) => {
    expect(findPeriodFault({ period_start_date: start, period_end_date: end }, TODAY)).toBe(fault);
  });

  test('lengths from 21 to 90, whole days', () => {
    const taken = [20, 21, 28, 44, 45, 90, 91, 28.5, '28', null].filter(
      (length) => cycleLengthSchema.safeParse(length).success,
    );
    expect(taken).toEqual([21, 28, 44, 45, 90]);
  });

  test('a day that does not exist is refused', () => {
    const write = {
      user_id: '00000000-0000-4000-8000-000000000000',
      period_start_date: '2026-05-32',
      period_end_date: null,
      cycle_length: 28,
      base: null,
    };
    expect(periodWriteSchema.safeParse(write).success).toBe(false);
    expect(periodWriteSchema.safeParse({ ...write, period_start_date: '2026-05-31' }).success).toBe(true);
  });

  test('today is what it is in the place that is furthest ahead', () => {
    expect(latestTodayOnEarth(new Date('2026-11-21T09:59:59Z'))).toBe('2026-11-21');
    expect(latestTodayOnEarth(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-22');
  });
});

test('Cycle Settings offers 24 lengths, 21 to 44', () => {
  expect(CYCLE_LENGTH_OPTIONS).toHaveLength(24);
  expect([CYCLE_LENGTH_OPTIONS[0], CYCLE_LENGTH_OPTIONS.at(-1)]).toEqual([21, 44]);
});

test('pregnancy, menopause and post-menopause have no cycle', () => {
  const stages = ['pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf'] as const;
  expect(stages.map(hasCycle)).toEqual([true, true, true, true, true]);
  expect((['pregnancy', 'menopause', 'post-menopause'] as const).map(hasCycle)).toEqual([
    false,
    false,
    false,
  ]);
});

describe('two devices and one period', () => {
  const start: CalendarDate = '2026-11-02';
  test('closing it here and changing the length there keeps both', () => {
    const base = { period_end_date: null, cycle_length: 28 };
    const merged = mergePeriod(base, period(start, '2026-11-06'), period(start, null, 31));
    expect(merged).toEqual(period(start, '2026-11-06', 31));
  });

  test('what is gone, or was not there, is written as it stands', () => {
    const mine = period(start, '2026-11-06');
    expect(mergePeriod({ period_end_date: null, cycle_length: 28 }, mine, null)).toEqual(mine);
    expect(mergePeriod(null, mine, period(start, null, 31))).toEqual(mine);
  });

  test('an end from there that lies before the new start is not taken', () => {
    const base = { period_end_date: null, cycle_length: 28 };
    const merged = mergePeriod(base, period('2026-11-08', null), period(start, '2026-11-06'));
    expect(merged).toEqual(period('2026-11-08', null));
  });
});

describe('a write meets', () => {
  const there = period('2026-11-01', '2026-11-04', 30);
  const moved = period('2026-11-05', '2026-11-09');

  test('what stands at its start, or what it moves there', () => {
    expect(findMet(null, null)).toBeNull();
    expect(findMet(there, null)).toEqual(there);
    expect(findMet(null, moved)).toEqual(moved);
    expect(findMet(there, moved)).toEqual(moved);
  });

  test('of two periods that become one: an end that the moved one lacks is kept', () => {
    const goesOn = { ...moved, period_end_date: null };
    expect(findMet(there, goesOn)).toEqual({ ...goesOn, period_end_date: '2026-11-04' });
    expect(findMet(null, goesOn)).toEqual(goesOn);
  });
});

describe('periods that touch', () => {
  const recorded = [period('2026-11-10', '2026-11-14'), period('2026-10-12', null)];
  test.each([
    ['2026-11-08', '2026-11-12', '2026-11-10'],
    ['2026-11-14', '2026-11-16', '2026-11-10'],
    ['2026-11-08', '2026-11-09', null],
    ['2026-11-15', null, null],
    // The same start is the same period.
    ['2026-11-10', '2026-11-15', null],
    // Open: it counts with the default length.
    ['2026-10-16', '2026-10-18', '2026-10-12'],
    ['2026-10-17', '2026-10-18', null],
  ] as const)('%s to %s meets %s', (start, end, expected) => {
    expect(findOverlap(recorded, start, end, TODAY)?.period_start_date ?? null).toBe(expected);
  });

  test('a period that goes on is recorded up to today, at most the default length', () => {
    expect(lastRecordedDay(period('2026-11-19', null), TODAY)).toBe('2026-11-21');
    expect(lastRecordedDay(period('2026-11-21', null), TODAY)).toBe('2026-11-21');
    expect(lastRecordedDay(period('2026-11-10', null), TODAY)).toBe('2026-11-14');
    expect(lastRecordedDay(period('2026-11-10', '2026-11-18'), TODAY)).toBe('2026-11-18');
  });
});
