import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  DAILY_LOG_WRITE_SCHEMAS,
  EMPTY_VALUES,
  findLogDateFault,
} from '@lunaria/domain/daily-log/daily-log.ts';
import { COMMON_FIELDS, type LogField } from '@lunaria/domain/daily-log/log-fields.ts';
import {
  findGoalFault,
  GOAL_AMOUNTS,
  GOAL_KINDS,
  GOAL_STATES,
  goalSchema,
} from '@lunaria/domain/goals/health-goal.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDailyLogs, upsertDailyLogs } from '../queries/daily-logs.ts';
import { createTestUser } from '../testing/create-test-user.ts';
import { edgeNumbers, edgesOf, fittingValues, type PlainField } from '../testing/near-values.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';

/** More with CHECK_RUNS, to look for longer. A run is one statement with up to BATCH rows. */
const RUNS = Number(process.env.CHECK_RUNS ?? 10);
const BATCH = 200;

/** Long past: the edge to the future moves, and stands in constraints.db.test.ts. */
const TODAY: CalendarDate = '2026-11-01';
const dates = fc.constantFrom<CalendarDate>(
  '1899-12-31',
  '1900-01-01',
  '2026-01-04',
  '2026-01-05',
  '2026-01-06',
  TODAY,
  '2099-01-01',
);

/** Rows as JSON, with values of the types that the driver sends: what only zod looks at is not compared here. */
type Row = Record<string, unknown>;

const isPlain = (field: LogField): field is PlainField => field.kind !== 'blood-pressure';

function nearValues(field: PlainField): fc.Arbitrary<unknown> {
  const ofType = edgesOf(field).filter(
    (value) => typeof value === (field.kind === 'choice' ? 'string' : 'number'),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fittingValues(field) },
    { weight: 1, arbitrary: fc.constantFrom(...ofType) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const logs: fc.Arbitrary<Row> = fc.record({
  log_date: fc.oneof({ weight: 9, arbitrary: fc.constant('2026-01-05') }, { weight: 1, arbitrary: dates }),
  ...Object.fromEntries(
    Object.entries(COMMON_FIELDS).flatMap(([key, field]) =>
      // What is measured has a table of its own.
      isPlain(field) && key !== 'weight_kg' ? [[key, nearValues(field)]] : [],
    ),
  ),
  // A contradiction needs both.
  activity_minutes: fc.oneof(fc.constant(0), nearValues(COMMON_FIELDS.activity_minutes)),
});

function isLog(row: Row): boolean {
  const write = {
    user_id: crypto.randomUUID(),
    life_stage: 'pre-menstrual',
    weight_kg: null,
    ...row,
    extras: {},
    base: EMPTY_VALUES,
  };
  const parsed = DAILY_LOG_WRITE_SCHEMAS['pre-menstrual'].safeParse(write);
  return parsed.success && findLogDateFault(parsed.data.log_date, TODAY) === null;
}

const goals: fc.Arbitrary<Row> = fc
  .record({
    kind: fc.constantFrom(...GOAL_KINDS, 'weight'),
    state: fc.constantFrom(...GOAL_STATES, 'resting'),
  })
  .chain(({ kind, state }) => {
    const limits = GOAL_AMOUNTS[kind as 'sleep'] ?? GOAL_AMOUNTS.sleep; // as: an unknown kind has none
    const hasAmount = kind in GOAL_AMOUNTS && GOAL_AMOUNTS[kind as 'sleep'] !== null; // as: as above
    const mostly = <Value>(value: Value, others: fc.Arbitrary<unknown>) =>
      fc.oneof({ weight: 7, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: others });
    const days = fc.constantFrom(null, 0, 1, 7, 8, 5.5, -1, 40_000);
    return fc.record({
      kind: fc.constant(kind),
      state: fc.constant(state),
      amount: mostly(
        hasAmount ? limits.min : null,
        fc.oneof(fc.constant(null), fc.constantFrom(...edgeNumbers(limits))),
      ),
      days_per_week: mostly(kind === 'activity' ? null : 3, days),
      started_on: mostly('2026-01-05', dates),
      state_since: mostly(state === 'active' ? null : '2026-01-05', fc.oneof(fc.constant(null), dates)),
      last_pause_from: mostly(null, fc.oneof(fc.constant(null), dates)),
      last_pause_to: mostly(null, fc.oneof(fc.constant(null), dates)),
    });
  });

function isGoal(row: Row): boolean {
  const parsed = goalSchema.safeParse({ id: crypto.randomUUID(), ...row });
  return parsed.success && findGoalFault(parsed.data, TODAY) === null;
}

describe.each(testEngines)('on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    maria = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  /** For each row whether the table keeps it; every one is taken back. Nothing but a CHECK or a type may refuse. */
  const judge = async (table: string, rows: Row[]): Promise<unknown[]> => {
    const verdicts = await opened.asOwner(`
      alter table ${table} no force row level security;
      create function pg_temp.is_kept(entry jsonb) returns boolean language plpgsql as $$
      begin
        insert into ${table} select * from jsonb_populate_record(null::${table}, entry);
        raise 'taken back' using errcode = 'ZZ001';
      exception
        when sqlstate 'ZZ001' then return true;
        when check_violation or invalid_text_representation or numeric_value_out_of_range then return false;
      end $$;
      select pg_temp.is_kept(entry) as verdict
      from jsonb_array_elements(${pg.escapeLiteral(JSON.stringify(rows))}::jsonb) with ordinality as sent (entry, place)
      order by place;
      rollback; begin`);
    return verdicts.map(({ verdict }) => verdict);
  };

  test.each([
    ['daily_logs', logs, isLog, { extras: {} }],
    ['health_goals', goals, isGoal, { id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f' }],
  ] as const)('%s keeps what the domain takes and nothing else', async (table, rows, isTaken, rest) => {
    let taken = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(rows, { minLength: BATCH / 2, maxLength: BATCH, size: 'max' }),
        async (some) => {
          const expected = some.map(isTaken);
          taken += expected.filter(Boolean).length;
          refused += expected.filter((verdict) => !verdict).length;
          const complete = some.map((row) => ({ user_id: maria, ...rest, ...row }));
          expect(await judge(table, complete)).toEqual(expected);
        },
      ),
      { numRuns: RUNS },
    );
    // Looked at from both sides.
    expect(taken).toBeGreaterThan(10 * RUNS);
    expect(refused).toBeGreaterThan(10 * RUNS);
  });

  test('numbers come back as they were sent, to the last bit', async () => {
    const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const numbers = fc
      .tuple(between(0, 24), between(10, 650), between(0, 100), between(89.6, 109.4))
      .map(([sleep_hours, weight_kg, water_glasses, basal_temperature]) => ({
        ...{ sleep_hours, weight_kg, water_glasses },
        extras: { pregnancy: { weight_kg }, conception: { basal_temperature } },
      }));
    await fc.assert(
      fc.asyncProperty(numbers, async (values) => {
        const log = { ...EMPTY_VALUES, ...values, log_date: '2026-01-05', blood_pressure: null } as const;
        const [read] = await opened.database.asUser(maria, async (tx) => {
          await upsertDailyLogs(tx, maria, [log]);
          return await findDailyLogs(tx, maria, { from: null, to: null }, 100);
        });
        expect(read).toEqual(log);
      }),
      { numRuns: 50 },
    );
  });
});
