import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { EXPORT_SCHEMA, exportedDataSchema } from '@lunaria/domain/export/exported-data.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSpool } from '../../storage/spool.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { makeExportOf, openZip, restoreInto } from '../../testing/exports.ts';
import { createWoman } from '../../testing/woman.ts';
import { areSame, pickTables, type Tables } from './rows-to-restore.ts';
import { zipInto } from './zip-into.ts';

/** Others in every run; 200 in `npm run test:deep`. */
const RUNS = Number(process.env.EXPORT_RUNS ?? 12);

const day = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('2001-01-01', days));
const instant = fc
  .tuple(
    fc.date({ min: new Date('2001-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([date, micros]) => date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`));
const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .map((made) => made.replaceAll('\u0000', '').slice(0, maxLength).toWellFormed().trim() || 'x');
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const rowsOf = <T extends Record<string, unknown>>(
  shape: { [K in keyof T]: fc.Arbitrary<T[K]> },
  key: keyof T & string,
) => fc.uniqueArray(fc.record(shape) as fc.Arbitrary<T>, { selector: (row) => row[key], maxLength: 12 }); // as: all keys are there
const level = maybe(fc.integer({ min: 1, max: 5 }));

/** Accounts as they may be, row by row within what the tables take. */
const accounts: fc.Arbitrary<Tables> = fc.record({
  bleeding_days: rowsOf(
    { day, flow: fc.constantFrom('none', 'spotting', 'light', 'medium', 'heavy'), kind: fc.constant(null) },
    'day',
  ),
  daily_health_signals: rowsOf(
    {
      signal_date: day,
      symptoms: fc.subarray(['cramps', 'headache', 'bloating']),
      intercourse: fc.array(fc.record({ id: fc.uuid({ version: 4 }), protected: fc.boolean() }), {
        maxLength: 2,
      }),
      mood: fc.subarray(['calm', 'irritable']),
      discharge: fc.constantFrom('none', 'dry', 'creamy'),
      notes: maybe(text(500)),
    },
    'signal_date',
  ),
  daily_logs: rowsOf(
    {
      log_date: day,
      ...{
        sleep_hours: maybe(fc.integer({ min: 0, max: 48 }).map((half) => half / 2)),
        sleep_quality: level,
      },
      ...{ mood: level, stress: level, activity_minutes: maybe(fc.integer({ min: 0, max: 300 })) },
      ...{ extras: fc.constant({}), blood_pressure: fc.constant(null), activity_type: fc.constant(null) },
      water_glasses: fc.constant(null),
    },
    'log_date',
  ),
  own_tags: rowsOf(
    {
      ...{ id: fc.uuid({ version: 4 }), name: text(20), color: fc.constant('ivf') },
      ...{ has_strength: fc.boolean(), is_archived: fc.boolean() },
    },
    'id',
  ),
  emergency_contacts: fc
    .array(fc.record({ name: text(40), relation: text(20), phone: fc.constant('112') }), { maxLength: 4 })
    .map((list) => list.map((content, position) => ({ id: crypto.randomUUID(), position, content }))),
  measurements: fc
    // Two of a kind at one moment the table refuses.
    .uniqueArray(fc.tuple(day, fc.double({ min: 10, max: 650, noNaN: true })), {
      ...{ maxLength: 8, selector: ([of]) => of },
    })
    .map((list) =>
      list.map(([local_day, value]) => ({
        ...{
          id: crypto.randomUUID(),
          kind: 'weight',
          local_day,
          at: `${local_day}T10:00:00.000000Z`,
          slot: null,
        },
        ...{ value, entered_value: value, entered_unit: 'kg', content: null, log_fields: null },
      })),
    ),
  pregnancies: fc
    .array(fc.tuple(instant, fc.constantFrom('birth', 'loss', 'prefer-not-to-say'), maybe(text(200))), {
      maxLength: 3,
    })
    .map((list) =>
      list.map(([ended_at, end_reason, complications]) => ({
        ...{ id: crypto.randomUUID(), dating_method: 'currentWeek', last_period_date: null, due_date: null },
        ...{ current_week: 8, stated_on: '2001-01-05', first_pregnancy: null, complications, end_reason },
        ...{ ended_at, ended_on: null, end_said_on: null, created_at: ended_at },
      })),
    ),
  stage_changes: fc
    .array(instant, { maxLength: 5 })
    .map((list) => list.map((changed_at) => ({ from_stage: 'ivf', to_stage: 'conception', changed_at }))),
});

describe.each(testEngines)('whatever she recorded, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  afterAll(() => server.close());

  const tablesIn = async (zip: Uint8Array) => {
    const text = (await openZip(zip)).get('lunaria.json')?.toString() ?? '';
    return pickTables(exportedDataSchema.parse(JSON.parse(text)));
  };

  test('comes back as it was, and leaves again as it came', { timeout: 1_200_000 }, async () => {
    const blank = await tablesIn(await makeExportOf(server, await createWoman(server)));
    await fc.assert(
      fc.asyncProperty(accounts, async (made) => {
        const tables = { ...blank, ...made };
        const spool = await openSpool();
        await zipInto(spool, '', (add) =>
          add(
            'lunaria.json',
            JSON.stringify({
              ...{
                format: 'lunaria',
                schema: EXPORT_SCHEMA,
                made_at: '2026-11-27T21:00:00.000Z',
                left_out: [],
              },
              ...{ account: { email: '', full_name: '' }, tables, documents: [] },
            }),
          ),
        );
        const zip = await spool.read(0, spool.size);
        await spool.close();
        const woman = await createWoman(server);
        const { json } = await restoreInto(woman, zip);
        expect(json).toMatchObject({ outcome: expect.stringMatching(/restored|same/) });
        const again = await tablesIn(await makeExportOf(server, woman));
        expect(areSame(again, pickTables({ tables }))).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
