import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMasterKeyText, parseMasterKeys } from '../../encryption/master-key.ts';
import { saveBleedingDay } from '../bleeding/save-bleeding-day.ts';
import { saveDailyLog } from '../daily-log/save-daily-log.ts';
import { saveSignals } from '../signals/save-signals.ts';
import { utcDay } from './alert-days.ts';
import { findSafetyAlerts, markSafetyAlert } from './safety-alerts.ts';

const HIGH = '195/125';
const NOTE = 'I fainted and I have chest pain that goes into my arm.';
const HOUR_MS = 60 * 60 * 1000;

describe.each(testEngines)('raising alerts on %s', (engine) => {
  const keyring = parseMasterKeys(createMasterKeyText());
  let opened: TestDatabase;
  let maria: string;
  /** Some days ago, so that the days of this test have come when it ends. */
  let start: Date;
  let day: CalendarDate;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
    await opened.asRole('app_user', maria, "update profiles set life_stage = 'post-menopause'");
    start = new Date(Date.now() - 10 * 24 * HOUR_MS);
    day = utcDay(start);
  });
  afterAll(() => opened.close());

  const later = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
  const log = async (
    pressure: string | null,
    { on = day, base = null, now = start }: { on?: CalendarDate; base?: string | null; now?: Date } = {},
  ) => {
    const extras = (text: string | null) => (text === null ? {} : { blood_pressure: text });
    const saved = await saveDailyLog(
      opened.database,
      keyring,
      maria,
      {
        ...{ ...EMPTY_VALUES, user_id: maria, log_date: on, life_stage: 'post-menopause' },
        extras: extras(pressure),
        base: { ...EMPTY_VALUES, extras: extras(base) },
      },
      now,
    );
    return (saved.safety ?? []).map(({ id }) => id);
  };
  const note = async (notes: string, base: string, now: Date) => {
    const write = { user_id: maria, signal_date: day, ...EMPTY_SIGNALS, notes };
    const saved = await saveSignals(
      opened.database,
      keyring,
      maria,
      { ...write, base: { ...EMPTY_SIGNALS, notes: base } },
      now,
    );
    return saved.safety ?? [];
  };
  const list = async () => (await findSafetyAlerts(opened.database, keyring, maria)).alerts;
  const mark = async (id: string | null | undefined, word: 'read' | 'done', now: Date) =>
    await markSafetyAlert(opened.database, keyring, maria, String(id), word, now);
  const count = async () =>
    Number((await opened.asRole('app_user', maria, 'select count(*) as n from safety_alerts'))[0]?.n);

  test('the same facts are silent once she has read them, and are said again after a day; it stays one row', async () => {
    const [first] = await log(HIGH);
    await mark(first, 'read', later(1));
    expect(await log(HIGH, { now: later(2) })).toEqual([]);
    expect(await log(HIGH, { now: later(25) })).toEqual([first]);
    expect(await list()).toMatchObject([{ id: first, raised_at: later(25).toISOString(), read_at: null }]);
    expect(await count()).toBe(1);
  });

  test('each reading of a pressure is its own: the same value on the next day is said', async () => {
    const [first] = await log(HIGH);
    const [second] = await log(HIGH, { on: addDays(day, 1), now: later(12) });
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
    expect(await list()).toMatchObject([
      { id: second, day: addDays(day, 1) },
      { id: first, day },
    ]);
  });

  test('what waits until tomorrow is silent on the day she settled it, and said of a new value after it', async () => {
    const [first] = await log(HIGH);
    await mark(first, 'done', start);
    expect(await log('190/121', { base: HIGH })).toEqual([]);
    const [next] = await log('192/122', { base: '190/121', now: later(25) });
    expect(await list()).toMatchObject([{ id: next }]);
  });

  test('an entry of another kind sees what the first stored, also where both are saved at once', async () => {
    await opened.asRole('app_user', maria, "update profiles set life_stage = 'menstrual-cycle'");
    const bled = saveBleedingDay(
      opened.database,
      keyring,
      maria,
      { user_id: maria, day, flow: 'heavy', kind: null, base: { flow: null, kind: null } },
      start,
    );
    const [noted, { safety = [] }] = await Promise.all([note('I fainted today.', '', start), bled]);
    const reasons = [...noted, ...safety].map(({ because }) => because.map(({ fact }) => fact));
    expect(reasons).toContainEqual(expect.arrayContaining(['faint', 'flow']));
    const alerts = await list();
    expect(new Set(alerts.map(({ rule }) => rule)).size).toBe(alerts.length);
  });

  test('what cannot be read takes no alert away', async () => {
    const raised = await note(NOTE, '', start);
    await opened.asRole(
      'app_user',
      maria,
      `update daily_health_signals set notes = decode(repeat('ab', 60), 'hex') where signal_date = '${day}'`,
    );
    await log('118/76');
    expect((await list()).map(({ id }) => id)).toEqual(raised.map(({ id }) => id));
  });

  test('an old entry can still be corrected, and then its alert goes, though it would raise none any more', async () => {
    expect(await log(HIGH)).toHaveLength(1);
    const now = later(9 * 24);
    expect(await log('185/121', { base: HIGH, now })).toEqual([]);
    expect(await count()).toBe(0);
  });

  test('a settled alert goes with an entry a year later', async () => {
    const [first] = await log(HIGH);
    await mark(first, 'done', start);
    await opened.asRole('app_user', maria, `update safety_alerts set settled_on = date '${day}' - 367`);
    await log('118/76', { on: addDays(day, 1), now: later(24) });
    expect(await count()).toBe(0);
  });
});
