import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { addDays, type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DailyLogWrite, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { LEVEL_NAMES } from '@lunaria/domain/dangers/level.ts';
import { dateByWeek } from '@lunaria/domain/pregnancy/dating.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { EMPTY_SIGNALS, type SignalsWrite } from '@lunaria/domain/signals/health-signals.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMasterKeyText, parseMasterKeys } from '../../encryption/master-key.ts';
import { createLogger } from '../../logging/logger.ts';
import { saveBleedingDay } from '../bleeding/save-bleeding-day.ts';
import { deleteDailyLog, saveDailyLog } from '../daily-log/save-daily-log.ts';
import { savePregnancy } from '../pregnancy/ongoing-pregnancy.ts';
import { saveProfile } from '../profile/profile.ts';
import { saveMedicalRecord } from '../records/medical-records.ts';
import { saveSignals } from '../signals/save-signals.ts';
import type { EntryDependencies } from './entry-dependencies.ts';
import { findSafetyAlerts, markSafetyAlert } from './safety-alerts.ts';

const HIGH = '195/125';
const NOTE = 'I fainted and I have chest pain that goes into my arm.';
const HOUR_MS = 60 * 60 * 1000;

describe.each(testEngines)('raising alerts on %s', (engine) => {
  const keyring = parseMasterKeys(createMasterKeyText());
  let opened: TestDatabase;
  let maria: string;
  /** In the morning some days ago, so that the days of this test have come when it ends, and hours later is the same day. */
  let start: Date;
  let day: CalendarDate;
  let output: string[];
  const dependencies = (database = opened.database): EntryDependencies => ({
    database,
    keyring,
    logger: createLogger((line) => output.push(line)),
  });
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
    await opened.asRole('app_user', maria, "update profiles set life_stage = 'post-menopause'");
    start = new Date(Date.now() - 10 * 24 * HOUR_MS);
    start.setUTCHours(9, 0, 0, 0);
    day = utcDay(start);
    output = [];
  });
  afterEach(() => expect(output).toEqual([]));
  afterAll(() => opened.close());

  const later = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
  const log = async (
    pressure: string | null,
    { on = day, base = null, now = start }: { on?: CalendarDate; base?: string | null; now?: Date } = {},
  ) => {
    const extras = (text: string | null) => (text === null ? {} : { blood_pressure: text });
    const saved = await saveDailyLog(
      dependencies(),
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
      dependencies(),
      maria,
      { ...write, base: { ...EMPTY_SIGNALS, notes: base } },
      now,
    );
    return saved.safety ?? [];
  };
  const list = async (now = start) => (await findSafetyAlerts(opened.database, keyring, maria, now)).alerts;
  const mark = async (id: string | null | undefined, word: 'read' | 'done', now: Date) =>
    await markSafetyAlert(dependencies(), maria, String(id), { mark: word }, now);
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
      dependencies(),
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
    expect(raised.map(({ level }) => level)).toContain('ambulance');
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
    await opened.asRole(
      'app_user',
      maria,
      `update safety_alerts set settled_at = timestamptz '${day}' - interval '367 days'`,
    );
    await log('118/76', { on: addDays(day, 1), now: later(24) });
    expect(await count()).toBe(0);
  });

  test('an error while looking takes no entry with it: it is stored, nothing is said, and the log has the place alone', async () => {
    await opened.asOwner('revoke select on safety_alerts from app_user');
    try {
      expect(await log(HIGH)).toEqual([]);
    } finally {
      await opened.asOwner('grant select on safety_alerts to app_user');
    }
    const lines = output.splice(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 'error',
        code: 'safety_alerts_failed',
        databaseCode: '42501',
        at: expect.stringContaining('at '),
      },
    ]);
    expect(lines.join()).not.toMatch(/195|125|post-menopause/);
    const rows = await opened.asRole(
      'app_user',
      maria,
      "select id from measurements where kind = 'pressure'",
    );
    expect(rows).toHaveLength(1);
    // The next change of the day finds it.
    expect(await log('196/125', { base: HIGH })).toHaveLength(1);
  });

  test('two first entries at once, of which each needs a key that nobody made yet, are both stored and looked at', async () => {
    for (let round = 0; round < 8; round += 1) {
      maria = await createTestUser(opened.database);
      const write = {
        user_id: maria,
        day,
        flow: 'heavy',
        kind: null,
        base: { flow: null, kind: null },
      } as const;
      const [noted, bled] = await Promise.all([
        note(NOTE, '', start),
        saveBleedingDay(dependencies(), maria, write, start),
      ]);
      expect([...noted, ...(bled.safety ?? [])].map(({ level }) => level)).toContain('ambulance');
      expect(bled.flow).toBe('heavy');
    }
  });

  test('the same emergency on the next morning is said again, though she settled the first', async () => {
    const raised = await note(NOTE, '', start);
    for (const { id } of raised) await mark(id, 'done', later(1));
    const next = { user_id: maria, signal_date: addDays(day, 1), ...EMPTY_SIGNALS, notes: NOTE };
    const { safety = [] } = await saveSignals(
      dependencies(),
      maria,
      { ...next, base: EMPTY_SIGNALS },
      later(10),
    );
    const ofNow = (alerts: SafetyAlert[]) =>
      alerts.filter(({ level }) => LEVEL_NAMES[level] === 'now').map(({ rule }) => rule);
    expect(ofNow(safety).length).toBeGreaterThan(0);
    expect(ofNow(safety)).toEqual(ofNow(raised));
    expect(safety.map(({ id }) => id)).not.toContain(raised[0]?.id);
  });

  test('Done counts by the hour: late in the evening it keeps silent until the next evening', async () => {
    const evening = new Date(`${day}T23:50:00Z`);
    const [first] = await log(HIGH, { now: evening });
    await mark(first, 'done', evening);
    const next = addDays(day, 1);
    expect(await log('196/126', { on: next, now: new Date(`${next}T00:10:00Z`) })).toEqual([]);
    const [said] = await log('197/127', { on: next, base: '196/126', now: new Date(`${next}T23:51:00Z`) });
    expect(said).toBeDefined();
  });

  test('an open alert lapses a week after its time, is listed no more, and goes with the next entry', async () => {
    const [first] = await log(HIGH);
    expect((await list(later(8 * 24 - 1))).map(({ id }) => id)).toEqual([first]);
    expect(await list(later(8 * 24))).toEqual([]);
    expect(await count()).toBe(1);
    await log('118/76', { on: addDays(day, 9), now: later(9 * 24) });
    expect(await count()).toBe(0);
  });

  test('a correction of an earlier day takes away what rested on it, on the day that looked back', async () => {
    await opened.asRole('app_user', maria, "update profiles set life_stage = 'contraception'");
    const miss = async (on: CalendarDate, pill: 'missed' | 'yes', base: 'missed' | null) => {
      const extras = (value: string | null) => (value === null ? {} : { pill_taken: value });
      const write = { ...EMPTY_VALUES, user_id: maria, log_date: on, life_stage: 'contraception' as const };
      const both = { extras: extras(pill), base: { ...EMPTY_VALUES, extras: extras(base) } };
      return (
        (await saveDailyLog(dependencies(), maria, { ...write, ...both } as DailyLogWrite, start)).safety ??
        []
      );
    };
    const before = addDays(day, -2);
    const sex = { id: crypto.randomUUID(), protected: false };
    await saveSignals(
      dependencies(),
      maria,
      {
        ...{ user_id: maria, signal_date: day, ...EMPTY_SIGNALS, base: EMPTY_SIGNALS },
        intercourse: [sex],
      } as SignalsWrite,
      start,
    );
    await miss(before, 'missed', null);
    const raised = await miss(day, 'missed', null);
    expect(raised.flatMap(({ because }) => because.map(({ fact }) => fact))).toContain('missedPills');
    await miss(before, 'yes', 'missed');
    expect(await list()).toEqual([]);
    // And the other way round: an earlier day, noted later, makes the newest day dangerous.
    await miss(before, 'missed', null);
    expect((await list()).map((alert) => alert.day)).toEqual([day]);
  });

  test('what lasts has one card, of its newest day, and Done closes it for all its days', async () => {
    await opened.asRole('app_user', maria, "update profiles set life_stage = 'menstrual-cycle'");
    for (let at = 0; at < 11; at += 1) {
      const on = addDays(day, at - 10);
      const write = {
        user_id: maria,
        day: on,
        flow: 'medium',
        kind: 'period',
        base: { flow: null, kind: null },
      } as const;
      await saveBleedingDay(dependencies(), maria, write, later(24 * (at - 10)));
    }
    const lasting = async () => (await list()).filter(({ rule }) => rule === 'heavy-period.lasting');
    expect(await lasting()).toMatchObject([{ day }]);
    expect(await count()).toBeGreaterThan((await list()).length);
    for (const { id } of await list()) await mark(id, 'done', start);
    expect(await list()).toEqual([]);
    const next = { user_id: maria, day: addDays(day, 1), flow: 'medium', kind: 'period' } as const;
    const { safety = [] } = await saveBleedingDay(
      dependencies(),
      maria,
      { ...next, base: { flow: null, kind: null } },
      later(25),
    );
    expect(safety.map(({ rule }) => rule)).not.toContain('heavy-period.lasting');
  });

  test('a change of mode has what is open looked at again, and what was quiet before', async () => {
    const AFTER_MENOPAUSE = 'bleeding-after-menopause.from-55';
    const bled = { user_id: maria, day, flow: 'spotting', kind: 'unknown' } as const;
    await saveBleedingDay(dependencies(), maria, { ...bled, base: { flow: null, kind: null } }, start);
    const rules = async () => (await list()).map(({ rule }) => rule);
    expect(await rules()).toContain(AFTER_MENOPAUSE);
    await saveProfile(dependencies(), maria, { lifeStage: 'menstrual-cycle' }, start);
    expect(await rules()).not.toContain(AFTER_MENOPAUSE);
    const choice = { lifeStage: 'post-menopause' } as const;
    const { safety = [] } = await saveProfile(dependencies(), maria, choice, later(1));
    expect(safety.map(({ rule }) => rule)).toContain(AFTER_MENOPAUSE);
    expect(await rules()).toContain(AFTER_MENOPAUSE);
  });

  test('a deleted entry takes its alert, and leaves those of the note of the same day', async () => {
    const raised = await note(NOTE, '', start);
    await log(HIGH);
    const rules = async () => (await list()).map(({ rule }) => rule);
    expect(await rules()).toContain('pressure.very-high');
    await deleteDailyLog(dependencies(), maria, day, start);
    expect(await rules()).toEqual(raised.map(({ rule }) => rule));
  });

  test('an age that she typed counts where no date of birth is known', async () => {
    await opened.asRole(
      'app_user',
      maria,
      `update profiles set life_stage = 'pre-menstrual', stated_age = 14, age_stated_on = '${addDays(day, -400)}'`,
    );
    const safety = await note('A quiet day.', '', start);
    expect(safety.flatMap(({ because }) => because)).toContainEqual(
      expect.objectContaining({ fact: 'ageYears', words: expect.stringContaining('15') }),
    );
  });

  test('D46: a medicine that she takes since today is looked at on that day, also where it is tomorrow in UTC', async () => {
    await saveProfile(dependencies(), maria, { lifeStage: 'pregnancy' }, start);
    await savePregnancy(dependencies(), maria, dateByWeek(9, day), start);
    const started_on = addDays(day, 1);
    const { id, kind, fields } = medicalRecord('medication', {
      ...{ harms_pregnancy: true, started_on, started_precision: 'day' },
    });
    // Eight in the morning in Sydney.
    const write = { user_id: maria, id, kind, fields, base: null };
    const { safety } = await saveMedicalRecord(dependencies(), maria, write, later(12));
    expect(safety).toMatchObject([{ aliases: ['D46'], day: started_on }]);
  });

  test.runIf(engine === 'postgres')(
    'asks the database little: an ordinary entry, and the same again',
    async () => {
      const count = async (work: () => Promise<unknown>) => {
        const query = vi.spyOn(pg.Client.prototype, 'query');
        await work();
        const asked = query.mock.calls.length;
        query.mockRestore();
        return asked;
      };
      await note('A good day.', '', start);
      const first = await count(() => note('A good day, and a walk.', 'A good day.', later(1)));
      const again = await count(() => note('A good day, and a walk.', 'A good day.', later(2)));
      expect([first, again]).toEqual([21, 7]);
      await note('A good day.', 'A good day, and a walk.', later(3));
      // An open alert of the day costs nothing more.
      await note(NOTE, 'A good day.', later(3));
      expect(await count(() => note(`${NOTE} Still.`, NOTE, later(4)))).toBe(21);
    },
  );
});
