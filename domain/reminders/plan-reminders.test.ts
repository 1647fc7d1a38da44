import { describe, expect, test } from 'vitest';
import { periodsUntil } from '../body/facts-for-tests.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { NO_CYCLE_RECORDS } from '../cycle/history/cycle-records.ts';
import type { Period } from '../cycle/period.ts';
import type { MethodUse } from '../methods/method-use.ts';
import type { Method } from '../methods/methods.ts';
import { findImplantRenewals } from '../records/implant-renewals.ts';
import { medicalRecord } from '../records/testing/medical-record.ts';
import { composeNotice } from './compose-notice.ts';
import { REMINDER_RULES, type ReminderKind } from './kinds.ts';
import { isStillDue, type ReminderFacts } from './occasions.ts';
import { placeEvent, planReminders } from './plan-reminders.ts';
import { endOfQuietHours, isQuiet } from './quiet-hours.ts';
import {
  applyReminderWrites,
  type KindSetting,
  NO_SETTINGS,
  type ReminderSettings,
} from './reminder-settings.ts';

// The examples of docs/algorithms/reminders.md.

const USER = '5f0c5b6e-1d2c-4f3a-8b4d-9e6f7a8b9c0d';
const PILL = '0b9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c';

const settingsOf = (
  kinds: Partial<Record<ReminderKind, Partial<KindSetting>>>,
  rest: Partial<Pick<ReminderSettings, 'zone' | 'quiet'>> = {},
): ReminderSettings =>
  applyReminderWrites({ ...NO_SETTINGS, zone: 'Europe/Lisbon', ...rest }, [{ user_id: USER, kinds }]);

const NOTHING: ReminderFacts = {
  ...{ stage: 'menstrual-cycle', methods: [], implants: [], cycles: null },
  loggedDays: new Set(),
};

const uses = (method: Method, ended_on: CalendarDate | null = null): MethodUse[] => [
  { id: PILL, method, started_on: '2024-03-01', started_certainty: 'month', ended_on },
];

/** After three cycles of 28 days, the fourth since the 2nd of November: the next start is the 30th. */
const CYCLES: ReminderFacts = {
  ...NOTHING,
  cycles: { periods: periodsUntil('2026-11-02', 28, 28, 28), records: NO_CYCLE_RECORDS, bleeding: [] },
};

const plan = (facts: ReminderFacts, settings: ReminderSettings, now: string, changedAt?: string) =>
  planReminders(facts, settings, {
    now: new Date(now),
    changedAt: () => (changedAt === undefined ? null : new Date(changedAt)),
  });

/** Kind, key and moment of what is planned. */
const short = (planned: ReturnType<typeof plan>) =>
  planned.map(({ kind, on, dueAt }) => `${kind} ${on} ${dueAt.toISOString().slice(0, 16)}`);

describe('log your day', () => {
  const evening = settingsOf({ 'log-today': { is_on: true } });

  test('is due every evening, of use until the day ends, and planned for today and two days more', () => {
    const planned = plan(NOTHING, evening, '2026-11-27T12:00:00Z');
    expect(short(planned)).toEqual([
      'log-today 2026-11-27 2026-11-27T20:00',
      'log-today 2026-11-28 2026-11-28T20:00',
      'log-today 2026-11-29 2026-11-29T20:00',
    ]);
    expect(planned[0]?.usefulUntil.toISOString()).toBe('2026-11-28T00:00:00.000Z');
  });

  test('is not due on a day that is logged, nor on days of the week she left out, nor where it is off', () => {
    const logged = { ...NOTHING, loggedDays: new Set<CalendarDate>(['2026-11-27']) };
    expect(short(plan(logged, evening, '2026-11-27T12:00:00Z'))[0]).toContain('2026-11-28');
    // The 27th is a Friday: Mondays (2) alone.
    expect(
      plan(NOTHING, settingsOf({ 'log-today': { is_on: true, weekdays: 2 } }), '2026-11-27T12:00:00Z'),
    ).toEqual([]);
    expect(plan(NOTHING, settingsOf({}), '2026-11-27T12:00:00Z')).toEqual([]);
    expect(
      plan(NOTHING, settingsOf({ 'log-today': { is_on: true } }, { zone: null }), '2026-11-27T12:00:00Z'),
    ).toEqual([]);
  });

  test('comes late rather than never, but not for a time that had gone by when she chose it', () => {
    expect(short(plan(NOTHING, evening, '2026-11-27T21:30:00Z'))[0]).toBe(
      'log-today 2026-11-27 2026-11-27T20:00',
    );
    const justNow = plan(NOTHING, evening, '2026-11-27T21:30:00Z', '2026-11-27T21:29:00Z');
    expect(short(justNow)[0]).toBe('log-today 2026-11-28 2026-11-28T20:00');
  });

  test('in the night in which an hour comes twice it is due once, in the one in which it is left out too', () => {
    const night = settingsOf({ 'log-today': { is_on: true, minute: 90 } }, { quiet: null });
    const autumn = short(plan(NOTHING, night, '2026-10-24T12:00:00Z'));
    expect(autumn.filter((one) => one.startsWith('log-today 2026-10-25'))).toEqual([
      'log-today 2026-10-25 2026-10-25T00:30',
    ]);
    const spring = short(plan(NOTHING, night, '2026-03-28T12:00:00Z'));
    expect(spring).toContain('log-today 2026-03-29 2026-03-29T01:30');
  });

  test('a flight over the date line brings neither two nor none of a day', () => {
    // On the evening of the 27th it was sent in Auckland. In Honolulu it is the 27th once more.
    const before = short(plan(NOTHING, { ...evening, zone: 'Pacific/Auckland' }, '2026-11-27T06:59:00Z'));
    const after = short(plan(NOTHING, { ...evening, zone: 'Pacific/Honolulu' }, '2026-11-27T21:00:00Z'));
    expect(before[0]).toBe('log-today 2026-11-27 2026-11-27T07:00');
    // The same key: the row that was sent stays the only one of that day.
    expect(after[0]).toBe('log-today 2026-11-27 2026-11-28T06:00');
    expect(after[1]).toBe('log-today 2026-11-28 2026-11-29T06:00');
    // The other way the evening of the 28th may have gone by when her clock changes: it comes at once.
    const west = plan(NOTHING, { ...evening, zone: 'Pacific/Auckland' }, '2026-11-28T08:30:00Z');
    expect(short(west)[0]).toBe('log-today 2026-11-28 2026-11-28T07:00');
    expect(west[0]?.usefulUntil.toISOString()).toBe('2026-11-28T11:00:00.000Z');
  });
});

describe('quiet hours', () => {
  test('reach over midnight or not, and end with their last minute', () => {
    const night = { from: 22 * 60, to: 7 * 60 };
    expect([21 * 60 + 59, 22 * 60, 0, 6 * 60 + 59, 7 * 60].map((minute) => isQuiet(minute, night))).toEqual([
      ...[false, true, true, true, false],
    ]);
    const noon = { from: 12 * 60, to: 13 * 60 };
    expect([11 * 60, 12 * 60, 13 * 60].map((minute) => isQuiet(minute, noon))).toEqual([false, true, false]);
  });

  test('move what is due within them to their end, where it is still of use', () => {
    const late = settingsOf({ pill: { is_on: true, minute: 23 * 60 } });
    const [first] = plan({ ...NOTHING, methods: uses('combined-pill') }, late, '2026-11-27T12:00:00Z');
    expect(first).toMatchObject({ kind: 'pill', subjectId: PILL, on: '2026-11-27' });
    expect(first?.dueAt.toISOString()).toBe('2026-11-28T07:00:00.000Z');
    expect(first?.usefulUntil.toISOString()).toBe('2026-11-28T10:00:00.000Z');
  });

  test('leave out "log your day" where it would come the next morning', () => {
    const late = settingsOf({ 'log-today': { is_on: true, minute: 23 * 60 } });
    expect(plan(NOTHING, late, '2026-11-27T12:00:00Z')).toEqual([]);
    // At two in the night it comes at seven, on the same day.
    const early = settingsOf({ 'log-today': { is_on: true, minute: 2 * 60 } });
    expect(short(plan(NOTHING, early, '2026-11-27T01:00:00Z'))[0]).toBe(
      'log-today 2026-11-27 2026-11-27T07:00',
    );
  });

  test('hold also for what happens within them', () => {
    const { zone, quiet } = settingsOf({});
    expect(placeEvent(new Date('2026-11-27T23:10:00Z'), { zone, quiet }).dueAt.toISOString()).toBe(
      '2026-11-28T07:00:00.000Z',
    );
    expect(placeEvent(new Date('2026-11-27T12:10:00Z'), { zone, quiet }).dueAt.toISOString()).toBe(
      '2026-11-27T12:10:00.000Z',
    );
    expect(endOfQuietHours(new Date('2026-11-27T12:10:00Z'), quiet, 'Europe/Lisbon')).toBeNull();
  });
});

describe('her cycles', () => {
  const all = settingsOf({
    'period-due': { is_on: true, lead_days: 2 },
    'period-late': { is_on: true },
    'fertile-window': { is_on: true, lead_days: 1 },
  });

  test('the next period, once in a cycle, from the days before that she chose', () => {
    expect(short(plan(CYCLES, all, '2026-11-25T12:00:00Z'))).toEqual([]);
    const [only, ...others] = plan(CYCLES, all, '2026-11-27T08:00:00Z');
    expect(short(only ? [only] : [])).toEqual(['period-due 2026-11-02 2026-11-28T09:00']);
    expect(only?.usefulUntil.toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(others).toEqual([]);
  });

  test('a late one, once, and the next one no more', () => {
    const planned = short(plan(CYCLES, all, '2026-12-04T08:00:00Z'));
    expect(planned).toEqual(['period-late 2026-11-02 2026-12-04T09:00']);
  });

  test('fertile days in Conception Mode alone', () => {
    const day = '2026-11-10T08:00:00Z';
    expect(plan(CYCLES, all, day)).toEqual([]);
    expect(plan({ ...CYCLES, stage: 'contraception' }, all, day)).toEqual([]);
    expect(plan({ ...CYCLES, stage: 'ivf' }, all, day)).toEqual([]);
    const [first, ...others] = plan({ ...CYCLES, stage: 'conception' }, all, day);
    expect(first).toMatchObject({ kind: 'fertile-window', on: '2026-11-02' });
    expect(others).toEqual([]);
  });

  test('in a pregnancy, after a loss until the next period, and in modes without cycles there is nothing of it', () => {
    const records = (pregnancies: typeof NO_CYCLE_RECORDS.pregnancies): ReminderFacts => ({
      ...CYCLES,
      stage: 'conception',
      cycles: { periods: periodsUntil('2026-08-01', 28, 28), records: { ...NO_CYCLE_RECORDS, pregnancies } },
    });
    const during = records([{ from: '2026-08-01', to: null, end: null }]);
    const lost = records([{ from: '2026-08-01', to: '2026-10-01', end: 'loss' }]);
    for (let day = 1; day <= 28; day += 1) {
      const now = `2026-10-${String(day).padStart(2, '0')}T08:00:00Z`;
      expect(plan(during, all, now)).toEqual([]);
      expect(plan(lost, all, now)).toEqual([]);
      expect(plan({ ...CYCLES, stage: 'menopause' }, all, now)).toEqual([]);
    }
  });

  test('with contraception a late period is no measure', () => {
    expect(plan({ ...CYCLES, stage: 'contraception' }, all, '2026-12-04T08:00:00Z')).toEqual([]);
  });

  test('a question that waits, once for its cycle', () => {
    const asking: ReminderFacts = {
      ...CYCLES,
      cycles: { periods: periodsUntil('2026-11-02', 28, 28, 28, 56), records: NO_CYCLE_RECORDS },
    };
    const planned = short(
      plan(asking, settingsOf({ 'something-waits': { is_on: true } }), '2026-11-05T08:00:00Z'),
    );
    expect(planned).toEqual(['something-waits 2026-09-07 2026-11-05T20:00']);
    const waits = settingsOf({ 'something-waits': { is_on: true } });
    expect(plan(CYCLES, waits, '2026-11-05T08:00:00Z')).toEqual([]);
  });

  test('a question that waits is asked for ninety days after its cycle, and not after a loss', () => {
    const waits = settingsOf({ 'something-waits': { is_on: true } });
    const asking = (periods: Period[], pregnancies: typeof NO_CYCLE_RECORDS.pregnancies = []) => ({
      ...CYCLES,
      cycles: { periods, records: { ...NO_CYCLE_RECORDS, pregnancies } },
    });
    // The cycle that is asked about ended on the 2nd of August; its ninetieth day is the 31st of October.
    const periods = periodsUntil('2026-10-25', 28, 28, 28, 56, 28, 28, 28);
    expect(short(plan(asking(periods), waits, '2026-10-30T21:00:00Z'))).toEqual([
      'something-waits 2026-06-07 2026-10-31T20:00',
    ]);
    expect(plan(asking(periods), waits, '2026-10-31T21:00:00Z')).toEqual([]);
    const lost = [{ from: '2026-08-02', to: '2026-09-20', end: 'loss' }] as const;
    const before = periodsUntil('2026-08-02', 28, 28, 28, 56);
    expect(plan(asking(before, [...lost]), waits, '2026-09-25T08:00:00Z')).toEqual([]);
  });
});

describe('what waited for the morning', () => {
  const morning: CalendarDate = '2026-12-01';
  const holds = (kind: ReminderKind, setting: KindSetting, facts: ReminderFacts, on: CalendarDate) =>
    isStillDue(kind, setting, facts, {
      subjectId: REMINDER_RULES[kind].methods ? PILL : null,
      on,
      today: morning,
    });

  test('is still told of the evening before: a renewal, and the last day of a forecast', () => {
    const { renewal } = settingsOf({ renewal: { is_on: true, first_on: '2026-11-30' } }).kinds;
    const coil = { ...NOTHING, methods: uses('copper-coil') };
    expect(holds('renewal', renewal, coil, '2026-11-30')).toBe(true);
    const passed = { ...renewal, first_on: '2026-11-29' } as const;
    expect(holds('renewal', passed, coil, '2026-11-29')).toBe(false);
    // The likeliest start was the 30th.
    const due = settingsOf({ 'period-due': { is_on: true } }).kinds['period-due'];
    expect(holds('period-due', due, CYCLES, '2026-11-02')).toBe(true);
  });

  test('is not told where her period has come meanwhile', () => {
    const due = settingsOf({ 'period-due': { is_on: true } }).kinds['period-due'];
    const come = { ...CYCLES.cycles, periods: periodsUntil(morning, 29, 28, 28, 28) };
    const facts = { ...CYCLES, cycles: { ...come, records: NO_CYCLE_RECORDS } };
    expect(holds('period-due', due, facts, '2026-11-02')).toBe(false);
  });
});

describe('RE-014: an implant to be renewed', () => {
  const IMPLANT = '7a000000-0000-4000-8000-000000000001';
  const OTHER = '7a000000-0000-4000-8000-000000000002';
  const of = (id: string, on: CalendarDate) => ({ id, on, isReminded: true });
  const facts = (...implants: ReminderFacts['implants']) => ({ ...NOTHING, implants });
  const on = settingsOf({ implant: { is_on: true } });

  test('is due once, from thirty days before its day, of use until that day is over', () => {
    const planned = plan(facts(of(IMPLANT, '2026-12-27')), on, '2026-11-26T12:00:00Z');
    expect(short(planned)).toEqual(['implant 2026-12-27 2026-11-27T09:00']);
    expect(planned[0]).toMatchObject({ subjectId: IMPLANT, usefulUntil: new Date('2026-12-28T00:00:00Z') });
    expect(plan(facts(of(IMPLANT, '2026-12-30')), on, '2026-11-26T12:00:00Z')).toEqual([]);
    expect(plan(facts(of(IMPLANT, '2026-11-25')), on, '2026-11-26T12:00:00Z')).toEqual([]);
    const sameDay = settingsOf({ implant: { is_on: true, lead_days: 0 } });
    expect(short(plan(facts(of(IMPLANT, '2026-11-28')), sameDay, '2026-11-26T12:00:00Z'))).toEqual([
      'implant 2026-11-28 2026-11-28T09:00',
    ]);
  });

  test('each of two has its own, also on one day', () => {
    const two = facts(of(IMPLANT, '2026-12-01'), of(OTHER, '2026-12-01'));
    expect(plan(two, on, '2026-11-26T12:00:00Z').map(({ subjectId }) => subjectId)).toEqual([IMPLANT, OTHER]);
  });

  test('is not due where it is off, and holds no more once its day was moved or the entry is gone', () => {
    expect(plan(facts(of(IMPLANT, '2026-12-01')), settingsOf({}), '2026-11-26T12:00:00Z')).toEqual([]);
    const holds = (...implants: ReminderFacts['implants']) =>
      isStillDue('implant', on.kinds.implant, facts(...implants), {
        ...{ subjectId: IMPLANT, on: '2026-12-01', today: '2026-11-27' },
      });
    expect(holds(of(IMPLANT, '2026-12-01'))).toBe(true);
    expect(holds(of(IMPLANT, '2026-12-02'))).toBe(false);
    expect(holds(of(OTHER, '2026-12-01'))).toBe(false);
    expect(holds()).toBe(false);
  });

  test('is one in her body, with a day, and says nothing of what it is', () => {
    const fields = { name: 'Pacemaker', renew_by: '2026-12-01', renew_reminder: true } as const;
    const found = (changes: Parameters<typeof medicalRecord<'implant'>>[1]) =>
      findImplantRenewals([medicalRecord('implant', { ...fields, ...changes })]);
    expect(found({})).toEqual([{ id: expect.any(String), on: '2026-12-01', isReminded: true }]);
    expect(found({ renew_reminder: false })).toMatchObject([{ isReminded: false }]);
    expect(found({ renew_by: null })).toEqual([]);
    expect(found({ status: 'planned' })).toEqual([]);
    expect(found({ status: 'resolved' })).toEqual([]);
    for (const wording of ['discreet', 'plain'] as const)
      expect(JSON.stringify(composeNotice('implant', wording))).not.toMatch(/pacemaker/i);
    expect(JSON.stringify(composeNotice('implant', 'discreet'))).not.toMatch(/implant|renew/i);
  });
});

describe('her method', () => {
  const now = '2026-11-27T06:00:00Z';
  const keys = (method: Method, setting: Partial<KindSetting>, kind: ReminderKind) =>
    plan({ ...NOTHING, methods: uses(method) }, settingsOf({ [kind]: { is_on: true, ...setting } }), now).map(
      ({ on }) => on,
    );

  test('has to go on', () => {
    const on = settingsOf({ pill: { is_on: true } });
    expect(plan({ ...NOTHING, methods: uses('progestogen-pill') }, on, now)).toHaveLength(3);
    expect(plan({ ...NOTHING, methods: uses('progestogen-pill', '2026-11-01') }, on, now)).toEqual([]);
    expect(plan({ ...NOTHING, methods: uses('copper-coil') }, on, now)).toEqual([]);
  });

  test('patch, ring and injection follow the day and the days that she named, and without one there is nothing', () => {
    expect(keys('patch', { first_on: '2026-11-21' }, 'patch')).toEqual(['2026-11-28']);
    expect(keys('ring', { first_on: '2026-10-30', every_days: 28 }, 'ring')).toEqual(['2026-11-27']);
    expect(keys('injection', { first_on: '2026-12-05', every_days: 84, lead_days: 7 }, 'injection')).toEqual([
      '2026-12-05',
    ]);
    expect(
      keys('injection', { first_on: '2026-11-01', every_days: null, lead_days: 0 }, 'injection'),
    ).toEqual([]);
    expect(keys('patch', {}, 'patch')).toEqual([]);
  });

  test('a renewal once, within the days before that she chose', () => {
    expect(keys('implant', { first_on: '2026-12-20' }, 'renewal')).toEqual(['2026-12-20']);
    expect(keys('copper-coil', { first_on: '2027-02-20' }, 'renewal')).toEqual([]);
    expect(keys('hormonal-coil', { first_on: '2026-11-20' }, 'renewal')).toEqual([]);
  });
});
