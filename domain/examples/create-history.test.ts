import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, daysBetween } from '../calendar/calendar-date.ts';
import { findOverlap, findPeriodFault, periodWriteSchema } from '../cycle/period.ts';
import { EMPTY_SIGNALS, signalsWriteSchema } from '../signals/health-signals.ts';
import { createHistory, createThirtyYears } from './create-history.ts';

const LAST_DAY = '2026-11-13';
const userId = '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

describe('thirty years', () => {
  const { periods, days } = createThirtyYears(LAST_DAY);

  test('are 11,000 days from 1996 and about 390 periods, the same every time', () => {
    expect(days).toHaveLength(11_000);
    expect(days[0]?.signal_date).toBe('1996-10-02');
    expect(days.at(-1)?.signal_date).toBe(LAST_DAY);
    expect(periods.length).toBeGreaterThan(385);
    expect(periods.length).toBeLessThan(400);
    expect(createThirtyYears(LAST_DAY)).toEqual({ periods, days });
  });

  test('could have been recorded: every write is taken', () => {
    for (const day of days) {
      expect(z.safeParse(signalsWriteSchema, { user_id: userId, ...day, base: EMPTY_SIGNALS }).error).toBe(
        undefined,
      );
    }
    for (const period of periods) {
      expect(z.safeParse(periodWriteSchema, { user_id: userId, ...period, base: null }).success).toBe(true);
      expect(findPeriodFault(period, LAST_DAY)).toBeNull();
      const { period_start_date: start, period_end_date: end } = period;
      expect(findOverlap(periods, start, end, LAST_DAY)).toBeNull();
    }
  });

  test('are of a body: cycles of 26 to 30 days, notes now and then, each entry its own id', () => {
    const starts = periods.map((period) => period.period_start_date);
    const lengths = new Set(
      starts.slice(1).map((start, index) => daysBetween(starts[index] ?? start, start)),
    );
    expect([...lengths].sort()).toEqual([26, 27, 28, 29, 30]);
    const withNotes = days.filter((day) => day.notes !== '').length;
    expect(withNotes / days.length).toBeGreaterThan(0.1);
    expect(withNotes / days.length).toBeLessThan(0.2);
    const ids = days.flatMap((day) => day.intercourse.map((entry) => entry.id));
    expect(ids.length).toBeGreaterThan(1_000);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a period that began two days ago goes on', () => {
  const lastPeriodStart = addDays(LAST_DAY, -2);
  const { periods } = createHistory({
    firstDay: addDays(LAST_DAY, -425),
    lastDay: LAST_DAY,
    lastPeriodStart,
    shareOfDays: 0.8,
  });
  expect(periods.at(-1)).toMatchObject({ period_start_date: lastPeriodStart, period_end_date: null });
  expect(periods.slice(0, -1).every((period) => period.period_end_date !== null)).toBe(true);
});
