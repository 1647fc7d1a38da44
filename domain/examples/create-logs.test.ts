import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, daysBetween } from '../calendar/calendar-date.ts';
import {
  DAILY_LOG_WRITE_SCHEMAS,
  type DailyLog,
  dailyLogSchema,
  EMPTY_VALUES,
  findLogDateFault,
  valuesOf,
} from '../daily-log/daily-log.ts';
import { COMMON_KEYS, modeFieldsOf } from '../daily-log/log-fields.ts';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { createHistory, createThirtyYears, THIRTY_YEARS_DAYS } from './create-history.ts';
import { createLogs } from './create-logs.ts';

const LAST_DAY = '2026-11-21';
const FIRST_DAY = addDays(LAST_DAY, -364);
const { periods } = createHistory({
  firstDay: addDays(FIRST_DAY, -40),
  lastDay: LAST_DAY,
  lastPeriodStart: addDays(LAST_DAY, -2),
  shareOfDays: 0,
});
const plan = { firstDay: FIRST_DAY, lastDay: LAST_DAY, periods, shareOfDays: 0.85 } as const;

describe('a year of logs', () => {
  const logs = createLogs(plan);
  const mean = (values: readonly (number | null | undefined)[]) => {
    const known = values.filter((value) => typeof value === 'number');
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const temperatures = (isWanted: (log: DailyLog) => boolean) =>
    mean(logs.filter(isWanted).map(({ extras }) => extras['menstrual-cycle']?.basal_body_temperature));
  const cycleDayOf = ({ log_date }: DailyLog) => {
    const start = periods.findLast((period) => period.period_start_date <= log_date)?.period_start_date;
    return start === undefined ? 0 : daysBetween(start, log_date) + 1;
  };

  test('is the same every time, each day once and oldest first, with gaps of a day and of a week', () => {
    expect(createLogs(plan)).toEqual(logs);
    const dates = logs.map(({ log_date }) => log_date);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dates.every((date) => date >= FIRST_DAY && date <= LAST_DAY)).toBe(true);
    expect(logs.length).toBeGreaterThan(365 * 0.7);
    expect(logs.length).toBeLessThan(365 * 0.9);
    const steps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date));
    expect(Math.max(...steps)).toBeGreaterThanOrEqual(8);
    expect(steps.filter((step) => step === 2).length).toBeGreaterThan(10);
  });

  test('could have been logged: every day is taken', () => {
    const userId = '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
    for (const log of logs) {
      const write = {
        user_id: userId,
        log_date: log.log_date,
        life_stage: 'menstrual-cycle',
        ...valuesOf(log, 'menstrual-cycle'),
        base: EMPTY_VALUES,
      };
      expect(z.safeParse(DAILY_LOG_WRITE_SCHEMAS['menstrual-cycle'], write).error).toBe(undefined);
      expect(findLogDateFault(log.log_date, LAST_DAY)).toBeNull();
    }
  });

  test('is of a body: she sleeps about seven hours, bleeds in her periods and is warmer before the next', () => {
    const slept = mean(logs.map((log) => log.sleep_hours));
    expect(slept).toBeGreaterThan(6.8);
    expect(slept).toBeLessThan(7.8);
    const isBleeding = ({ extras }: DailyLog) =>
      !['none', undefined].includes(extras['menstrual-cycle']?.period_flow);
    expect(logs.filter(isBleeding).length).toBeGreaterThan(40);
    expect(logs.filter(isBleeding).every((log) => cycleDayOf(log) <= 7)).toBe(true);
    const rise = temperatures((log) => cycleDayOf(log) >= 19) - temperatures((log) => cycleDayOf(log) <= 10);
    expect(rise).toBeGreaterThan(0.3);
    expect(rise).toBeLessThan(0.8);
    const weights = logs.flatMap((log) => log.weight_kg ?? []);
    expect(weights.length / logs.length).toBeGreaterThan(0.3);
    expect(Math.max(...weights) - Math.min(...weights)).toBeLessThan(8);
  });

  test('leaves every field out now and then, and logs each of them often', () => {
    for (const key of COMMON_KEYS.filter((key) => key !== 'sleep_hours')) {
      const share = logs.filter((log) => log[key] !== null).length / logs.length;
      expect([key, share > 0.3, share < 1]).toEqual([key, true, true]);
    }
  });
});

test('each mode has its own fields from the day on which she chose it', () => {
  const modes = LIFE_STAGE_VALUES.map((stage, index) => ({ stage, from: addDays(FIRST_DAY, 40 * index) }));
  const logs = createLogs({ ...plan, shareOfDays: 1, modes });
  expect(logs).toHaveLength(365);
  for (const log of logs) expect(dailyLogSchema.safeParse(log).error).toBe(undefined);
  for (const { stage, from } of modes) {
    const own = logs.filter(({ log_date }) => log_date >= from && log_date < addDays(from, 40));
    expect(new Set(own.flatMap(({ extras }) => Object.keys(extras)))).toEqual(
      new Set(stage === 'pre-menstrual' ? [] : [stage]),
    );
    const keys = own.flatMap(({ extras }) => Object.keys(extras[stage] ?? {}));
    expect(new Set(keys)).toEqual(new Set(Object.keys(modeFieldsOf(stage))));
  }
});

test('thirty years of a log every day are made too', () => {
  const { periods: all } = createThirtyYears(LAST_DAY);
  const firstDay = addDays(LAST_DAY, 1 - THIRTY_YEARS_DAYS);
  const logs = createLogs({ firstDay, lastDay: LAST_DAY, periods: all, shareOfDays: 1 });
  expect(logs).toHaveLength(THIRTY_YEARS_DAYS);
  expect(logs.every((log) => dailyLogSchema.safeParse(log).success)).toBe(true);
});
