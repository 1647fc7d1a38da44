import { bleedingIn, withoutBleeding } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { ovulationSignOf } from '@lunaria/domain/cycle/ovulation/ovulation-signs.ts';
import { createThirtyYears, THIRTY_YEARS_DAYS } from '@lunaria/domain/examples/create-history.ts';
import { createLogs } from '@lunaria/domain/examples/create-logs.ts';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../engine/database.ts';
import { schema } from '../schema/index.ts';
import { createTestUser } from '../testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';
import { findBleedingDays, upsertBleedingDays } from './bleeding-days.ts';
import { findSignals, upsertSignals } from './daily-health-signals.ts';
import { findDailyLogs, upsertDailyLogs } from './daily-logs.ts';
import { findOvulationSigns } from './ovulation-signs.ts';
import { findFirstPeriodStart, findPeriods, upsertPeriods } from './period-tracking.ts';

/** Room for every range of this test. */
const SLICE = { rows: 400, bytes: 100_000 };

/** Others who use the same database; without them a table may fit into a page that any plan reads. */
const OTHERS = 6;

interface Statement {
  text: string;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Index Name'?: string;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

/** The statements that a query sends, with their values; none of them is carried out. */
async function recordStatements(query: (tx: Tx) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const recorder = drizzle(
    async (text, values) => {
      statements.push({ text, values });
      return { rows: [] };
    },
    { schema },
  );
  await query(recorder);
  return statements;
}

// The same on every engine, made once.
const lastDay = '2026-11-13';
const history = createThirtyYears(lastDay);
const firstDay = addDays(lastDay, 1 - THIRTY_YEARS_DAYS);
const logs = createLogs({ firstDay, lastDay, periods: history.periods, shareOfDays: 1 });
const bleeding = logs.flatMap(({ log_date: day, extras }) => {
  const said = bleedingIn(extras);
  return said ? [{ day, ...said }] : [];
});

describe.each(testEngines)('with thirty years recorded on %s, only the range in view is read:', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    maria = await createTestUser(opened.database);
    const rows = history.days.map((day) => ({
      ...day,
      notes: day.notes ? Buffer.alloc(80, day.notes) : null,
    }));
    await opened.database.asUser(maria, async (tx) => {
      await upsertPeriods(tx, maria, history.periods);
      for (let first = 0; first < rows.length; first += 500) {
        await upsertSignals(tx, maria, rows.slice(first, first + 500));
        const someLogs = logs.slice(first, first + 500);
        await upsertDailyLogs(
          tx,
          maria,
          someLogs.map((log) => ({ ...log, extras: withoutBleeding(log.extras), blood_pressure: null })),
        );
        const someDays = new Set(someLogs.map(({ log_date: day }) => day));
        await upsertBleedingDays(
          tx,
          maria,
          bleeding.filter(({ day }) => someDays.has(day)),
        );
      }
    });
    for (let index = 0; index < OTHERS; index += 1) {
      const other = await createTestUser(opened.database);
      await opened.asRole(
        'app_user',
        other,
        `insert into period_tracking (user_id, period_start_date, period_end_date, cycle_length)
           select '${other}', day, day + 4, 28
           from (select '1996-01-01'::date + 28 * n as day from generate_series(0, 390) n) days;
         insert into daily_health_signals (user_id, signal_date, symptoms, intercourse, mood, discharge)
           select '${other}', '2024-01-01'::date + n, '{cramps}', '[]', '{}', 'none' from generate_series(0, 999) n;
         insert into daily_logs (user_id, log_date, mood, extras)
           select '${other}', '2024-01-01'::date + n, 5, '{}' from generate_series(0, 999) n;
         insert into bleeding_days (user_id, day, flow)
           select '${other}', '2024-01-01'::date + n, 'light' from generate_series(0, 999) n;
         insert into measurements (user_id, kind, local_day, slot, value, entered_value, entered_unit, log_fields)
           select '${other}', kind, '2024-01-01'::date + n, 'log', 36.5, 36.5, unit, '{}'
           from generate_series(0, 999) n, (values ('weight', 'kg'), ('temperature-basal', 'C')) kinds (kind, unit)`,
      );
    }
    // PostgreSQL does so by itself from time to time; here before the plans are looked at.
    await opened.asOwner(
      'analyze period_tracking; analyze daily_health_signals; analyze daily_logs; analyze bleeding_days; analyze measurements',
    );
  });
  afterAll(() => opened.close());

  /** What the query does on its way, with the policies in force. */
  async function explain(setting: string, query: (tx: Tx) => Promise<unknown>): Promise<Plan[]> {
    const [statement, ...others] = await recordStatements(query);
    if (!statement || others.length > 0) throw new Error('One statement was expected.');
    const literals = statement.values.map((value) => (value === null ? 'null' : `'${value}'`));
    const rows = await opened.asRole(
      'app_user',
      maria,
      `${setting}; prepare looked_at as ${statement.text};
       explain (analyze, format json) execute looked_at(${literals}); deallocate looked_at`,
    );
    const [row] = rows as { 'QUERY PLAN': [{ Plan: Plan }] }[]; // as EXPLAIN writes it
    return row ? flatten(row['QUERY PLAN'][0].Plan) : [];
  }

  function expectIndex(nodes: Plan[], indexes: string[]): void {
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    const used = nodes.flatMap((node) => node['Index Name'] ?? []);
    expect(used, JSON.stringify(nodes)).not.toEqual([]);
    expect(indexes).toEqual(expect.arrayContaining(used));
  }

  const months = [
    ['this month', '2026-11-01', '2026-12-05'],
    ['a month in the middle', '2011-07-31', '2011-09-03'],
    ['the first month', '1996-09-29', '1996-11-02'],
    ['a year', '2025-01-01', '2025-12-31'],
  ] as const;

  // A connection plans a prepared statement for its values at first, and once for all values later.
  describe.each(['force_custom_plan', 'force_generic_plan'])('%s', (planCache) => {
    const setting = `set local plan_cache_mode = ${planCache}`;

    test.each(months)('%s', async (_, from, to) => {
      const days = await explain(setting, (tx) => findSignals(tx, maria, { from, to }, SLICE));
      expectIndex(days, ['daily_health_signals_pkey']);
      expect(days.every((node) => (node['Rows Removed by Filter'] ?? 0) === 0)).toBe(true);
      const inRange = history.days.filter((day) => day.signal_date >= from && day.signal_date <= to);
      expect(days[0]?.['Actual Rows']).toBe(inRange.length);
      const read = await explain(setting, (tx) => findDailyLogs(tx, maria, { from, to }, SLICE.rows));
      expectIndex(read, ['daily_logs_pkey', 'measurements_logged']);
      expect(read.every((node) => (node['Rows Removed by Filter'] ?? 0) === 0)).toBe(true);
      const logsInRange = logs.filter((log) => log.log_date >= from && log.log_date <= to);
      expect(read[0]?.['Actual Rows']).toBe(logsInRange.length);
      const bled = await explain(setting, (tx) => findBleedingDays(tx, maria, { from, to }, SLICE.rows));
      expectIndex(bled, ['bleeding_days_pkey']);
      expect(bled.every((node) => (node['Rows Removed by Filter'] ?? 0) === 0)).toBe(true);
      const bledInRange = bleeding.filter(({ day }) => day >= from && day <= to);
      expect(bled[0]?.['Actual Rows']).toBe(Math.min(bledInRange.length, SLICE.rows));
      const periods = await explain(setting, (tx) => findPeriods(tx, maria, { from, to, limit: null }));
      expectIndex(periods, ['period_tracking_pkey', 'period_tracking_user_last_day']);
    });

    // So many days of hers are looked at, and none of anybody else.
    test('the signs of ovulation', async () => {
      const nodes = await explain(setting, (tx) => findOvulationSigns(tx, maria, null, 1_000));
      expectIndex(nodes, ['daily_logs_pkey', 'measurements_one_of_day', 'measurements_user_kind_day']);
      const scan = nodes.find((node) => node['Index Name'] === 'daily_logs_pkey');
      expect(scan?.['Actual Rows']).toBe(1_000);
      expect(scan?.['Rows Removed by Filter'] ?? 0).toBe(0);
      // For each of these days its own temperature, not all of hers again.
      const looks = nodes.filter((node) => node['Index Name']?.startsWith('measurements'));
      expect(looks.map((node) => node['Actual Rows'] <= 1 && !node['Rows Removed by Filter'])).toEqual([
        true,
      ]);
      const looked = logs.slice(-1_000);
      // The oldest day is among them whether it says anything or not.
      const signs = looked.filter((log) => ovulationSignOf(log) !== null || log === looked[0]);
      expect(nodes[0]?.['Actual Rows']).toBe(signs.length);
    });

    test('the signs of ovulation in parts, which are the same together', async () => {
      const read = (to: CalendarDate | null, count: number) =>
        opened.database.readAsUser(maria, (tx) => findOvulationSigns(tx, maria, to, count));
      const whole = await read(null, 2 * THIRTY_YEARS_DAYS);
      expect(whole.rest).toBeNull();
      expect(whole.signs.length).toBeGreaterThan(1_000);
      const parts: typeof whole.signs = [];
      for (let to: CalendarDate | null = null, isOver = false; !isOver; ) {
        const part: typeof whole = await read(to, 1_000);
        parts.push(...part.signs);
        to = part.rest;
        isOver = to === null;
      }
      expect(parts).toEqual(whole.signs);
    });

    test('the latest period and the first', async () => {
      const latest = await explain(setting, (tx) =>
        findPeriods(tx, maria, { from: null, to: null, limit: 1 }),
      );
      const first = await explain(setting, (tx) => findFirstPeriodStart(tx, maria));
      for (const nodes of [latest, first]) {
        expectIndex(nodes, ['period_tracking_pkey']);
        expect(nodes.find((node) => node['Index Name'])?.['Actual Rows']).toBe(1);
      }
    });
  });

  test('a plan that reads the whole table would be seen here', async () => {
    const nodes = await explain('set local enable_indexscan = off; set local enable_bitmapscan = off', (tx) =>
      findSignals(tx, maria, { from: '2026-11-01', to: '2026-12-05' }, SLICE),
    );
    expect(nodes.map((node) => node['Node Type'])).toContain('Seq Scan');
  });
});
