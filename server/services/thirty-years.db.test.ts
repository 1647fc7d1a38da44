import type { DateRange } from '@lunaria/db/queries/daily-health-signals.ts';
import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { createThirtyYears } from '@lunaria/domain/examples/create-history.ts';
import { createLogs } from '@lunaria/domain/examples/create-logs.ts';
import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordHistory, recordLogs } from '../demo/record-history.ts';
import { createMasterKeyText, parseMasterKeys } from '../encryption/master-key.ts';
import { findPeriods } from './cycle/find-periods.ts';
import { findDailyLogs } from './daily-log/find-daily-logs.ts';
import { findSignals } from './signals/find-signals.ts';

describe.each(testEngines)('thirty years recorded on %s', (engine) => {
  const keyring = parseMasterKeys(createMasterKeyText());
  const history = createThirtyYears('2026-11-13');
  // The last four, with a blood pressure on most days of the last two.
  const logs = createLogs({
    firstDay: '2022-11-14',
    lastDay: '2026-11-13',
    periods: history.periods,
    shareOfDays: 0.9,
    modes: [{ from: '2024-11-14', stage: 'post-menopause' }],
  });
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    maria = await createTestUser(opened.database);
    await recordHistory(opened.database, keyring, maria, history);
    await recordLogs(opened.database, keyring, maria, logs);
  });
  afterAll(() => opened.close());

  test('are read whole, every day and every note as it was recorded', async () => {
    const everything = { from: null, to: null };
    const dayPages: DailyHealthSignals[][] = [];
    for (let range: DateRange | null = everything; range !== null; ) {
      const page: Awaited<ReturnType<typeof findSignals>> = await findSignals(
        opened.database,
        keyring,
        maria,
        range,
      );
      dayPages.unshift(page.days);
      range = page.rest;
    }
    expect(dayPages.length).toBeGreaterThan(10);
    expect(dayPages.flat()).toEqual(history.days);
    const logPages: DailyLog[][] = [];
    for (let range: DateRange | null = everything; range !== null; ) {
      const page: Awaited<ReturnType<typeof findDailyLogs>> = await findDailyLogs(
        opened.database,
        keyring,
        maria,
        range,
      );
      logPages.unshift(page.logs);
      range = page.rest;
    }
    expect(logPages.length).toBeGreaterThan(1);
    expect(logPages.flat()).toEqual(logs);
    const pressures = logs.flatMap(({ extras }) => extras['post-menopause']?.blood_pressure ?? []);
    expect(pressures.length).toBeGreaterThan(300);
    const { found, rest } = await findPeriods(opened.database, maria, { ...everything, limit: null });
    expect(found.period_tracking).toEqual(history.periods.toReversed());
    expect(rest).toBeNull();
    expect(found.first_start_date).toBe(history.periods[0]?.period_start_date);
  });

  test('are read by the month', async () => {
    const range = { from: '2011-07-31', to: '2011-09-03' } as const;
    const { days, rest } = await findSignals(opened.database, keyring, maria, range);
    expect(rest).toBeNull();
    expect(days).toEqual(
      history.days.filter(({ signal_date }) => signal_date >= range.from && signal_date <= range.to),
    );
    expect(days).toHaveLength(35);
  });
});
