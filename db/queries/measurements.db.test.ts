import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Entered, MeasurementKind } from '@lunaria/domain/measurements/measurement-kinds.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestUser } from '../testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';
import { findDailyLogs } from './daily-logs.ts';
import {
  type MeasurementWrite,
  readMeasurements,
  saveMeasurement,
  writeMeasurements,
} from './measurements.ts';

const DAY: CalendarDate = '2026-01-05';
const kg = (value: number): Entered => ({ value, unit: 'kg' });
const fahrenheit = (value: number): Entered => ({ value, unit: 'F' });

describe.each(testEngines)('measurements on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  const ofDay = { kind: 'weight', localDay: DAY, at: null, slot: 'log' } as const;
  const save = (what: Parameters<typeof saveMeasurement>[2], userId = maria) =>
    opened.database.asUser(userId, (tx) => saveMeasurement(tx, userId, what));
  const read = (
    kinds: MeasurementKind[],
    every: 'raw' | 'day' = 'raw',
    range = { from: null, to: null } as const,
  ) => opened.database.readAsUser(maria, (tx) => readMeasurements(tx, maria, { kinds, every, ...range }));
  const logs = () =>
    opened.database.readAsUser(maria, (tx) => findDailyLogs(tx, maria, { from: null, to: null }, 10));

  test('keep what was typed beside the value in the unit of its kind', async () => {
    await save({ ...ofDay, entered: { value: 100, unit: 'lbs' }, base: null });
    await save({ ...ofDay, kind: 'temperature-basal', entered: fahrenheit(97.6), base: null });
    expect(await read(['weight', 'temperature-basal'])).toMatchObject([
      { kind: 'temperature-basal', value: 36.44, entered: fahrenheit(97.6), slot: 'log' },
      { kind: 'weight', value: 45.359237, entered: { value: 100, unit: 'lbs' }, slot: 'log' },
    ]);
  });

  test('merge with what is stored: what she did not touch stays, what she changed wins, and twice is once', async () => {
    const first = await save({ ...ofDay, entered: kg(63), base: null });
    expect(await save({ ...ofDay, entered: kg(63), base: null })).toEqual(first);
    const changed = await save({ ...ofDay, entered: kg(64), base: kg(63) });
    expect(changed).toMatchObject({ id: first?.id, value: 64 });
    // A device that still shows the first value and did not touch it.
    expect(await save({ ...ofDay, entered: kg(63), base: kg(63) })).toEqual(changed);
    expect(await save({ ...ofDay, entered: null, base: kg(64) })).toBeNull();
    expect(await save({ ...ofDay, entered: null, base: kg(64) })).toBeNull();
    expect(await read(['weight'])).toEqual([]);
  });

  test('of a day that were entered elsewhere are shown by the daily log, in each mode that asks for them', async () => {
    await save({ ...ofDay, entered: kg(63), base: null });
    await save({ ...ofDay, kind: 'temperature-basal', entered: { value: 36.6, unit: 'C' }, base: null });
    expect(await logs()).toMatchObject([
      {
        log_date: DAY,
        weight_kg: 63,
        extras: {
          conception: { basal_temperature: 97.88 },
          'menstrual-cycle': { basal_body_temperature: 97.88 },
        },
      },
    ]);
  });

  test('of an instant stand beside that of the day; a day has one where one is asked for', async () => {
    const spot = (time: string) => ({ ...ofDay, slot: null, at: new Date(`${DAY}T${time}Z`) }) as const;
    await save({ ...spot('20:00'), entered: kg(65), base: null });
    await save({ ...spot('07:00'), entered: kg(64), base: null });
    expect(await save({ ...spot('07:00'), entered: kg(64), base: null })).toMatchObject({ value: 64 });
    expect((await read(['weight'])).map(({ value }) => value)).toEqual([64, 65]);
    expect((await read(['weight'], 'day')).map(({ value }) => value)).toEqual([65]);
    await save({ ...ofDay, entered: kg(63), base: null });
    expect((await read(['weight'])).map(({ value }) => value)).toEqual([63, 64, 65]);
    expect((await read(['weight'], 'day')).map(({ value }) => value)).toEqual([63]);
    expect(await logs()).toMatchObject([{ weight_kg: 63 }]);
  });

  test('are read by kind and range, and those of another never', async () => {
    const other = await createTestUser(opened.database);
    for (const localDay of ['2026-01-05', '2026-01-06', '2026-01-07'] as const) {
      await save({ ...ofDay, localDay, entered: kg(60), base: null });
      await save({ ...ofDay, localDay, entered: kg(90), base: null }, other);
    }
    const some = await opened.database.readAsUser(maria, (tx) =>
      readMeasurements(tx, maria, { kinds: ['weight'], from: '2026-01-06', to: '2026-01-06', every: 'raw' }),
    );
    expect(some.map(({ local_day, value }) => [local_day, value])).toEqual([['2026-01-06', 60]]);
    expect(await read(['temperature-basal'])).toEqual([]);
    expect(await read(['weight'])).toHaveLength(3);
  });

  test('that are encrypted come as they were sealed', async () => {
    const row: MeasurementWrite = {
      id: crypto.randomUUID(),
      kind: 'pressure',
      local_day: DAY,
      at: null,
      slot: 'log',
      log_fields: [],
      entered: null,
      content: Buffer.alloc(35, 7),
    };
    await opened.database.asUser(maria, (tx) => writeMeasurements(tx, maria, [row]));
    const [found] = await read(['pressure']);
    const content = Buffer.from(found?.content ?? []);
    expect({ ...found, content }).toEqual({ ...row, value: null });
  });
});
