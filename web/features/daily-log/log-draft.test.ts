import { type DailyLog, dailyLogWriteSchema, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { mergeLog } from '@lunaria/domain/daily-log/merge-log.ts';
import { describe, expect, test } from 'vitest';
import {
  buildWrite,
  changeDraft,
  EMPTY_DRAFT,
  type Entry,
  formFieldsOf,
  listUnsavedDays,
  showDay,
  withoutMode,
  withoutStored,
} from './log-draft.ts';

const DAY = '2026-11-21';
const USER = '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
const NEW_DAY = { log: null, isKnown: true };

function fieldOf(name: string, stage: Parameters<typeof formFieldsOf>[0] = 'menstrual-cycle') {
  const found = formFieldsOf(stage).find((field) => field.name === name);
  if (!found) throw new Error(name);
  return found;
}

/** The day after she entered something, field by field. */
function enter(log: DailyLog | null, entries: Record<string, Entry>) {
  return Object.entries(entries).reduce(
    (draft, [name, entry]) => changeDraft(draft, 'menstrual-cycle', fieldOf(name), entry, log),
    EMPTY_DRAFT,
  );
}

const save = (log: DailyLog | null, entries: Record<string, Entry>) =>
  buildWrite(
    USER,
    DAY,
    'menstrual-cycle',
    log,
    showDay({ log, isKnown: true }, enter(log, entries), 'menstrual-cycle'),
  );

describe('a day without a log', () => {
  test('starts with the values of the specification, and says that they are not hers', () => {
    const { entries, starting, changed } = showDay(NEW_DAY, EMPTY_DRAFT, 'menstrual-cycle');
    expect(Object.fromEntries(entries)).toEqual({
      sleep_hours: 7,
      sleep_quality: 5,
      activity_minutes: 30,
      activity_type: 'none',
      mood: 5,
      stress: 5,
      weight_kg: null,
      water_glasses: 0,
      'menstrual-cycle.period_flow': null,
      'menstrual-cycle.pms_severity': null,
      'menstrual-cycle.basal_body_temperature': null,
      'menstrual-cycle.resting_heart_rate': null,
    });
    expect(starting.size).toBe(7);
    expect(changed.size).toBe(0);
  });

  test('starts empty where nobody can tell whether there is a log', () => {
    const { entries, starting } = showDay({ log: null, isKnown: false }, EMPTY_DRAFT, 'ivf');
    expect(new Set(entries.values())).toEqual(new Set([null]));
    expect(starting.size).toBe(0);
  });

  test('what is in view is what is recorded; what she cleared is not', () => {
    const write = save(null, { mood: 8, stress: null, 'menstrual-cycle.period_flow': 'light' });
    expect(dailyLogWriteSchema.safeParse(write).success).toBe(true);
    expect(mergeLog(write, null)).toMatchObject({
      sleep_hours: 7,
      mood: 8,
      stress: null,
      extras: { 'menstrual-cycle': { period_flow: 'light' } },
    });
    expect(write.starting_fields).toEqual([
      'sleep_hours',
      'sleep_quality',
      'activity_minutes',
      'activity_type',
      'water_glasses',
    ]);
  });

  test('a starting value that she sets to the same is hers', () => {
    expect(save(null, { sleep_hours: 7 }).starting_fields).not.toContain('sleep_hours');
  });
});

describe('a day with a log', () => {
  const log: DailyLog = { log_date: DAY, ...EMPTY_VALUES, mood: 4, extras: { ivf: { anxiety: 2 } } };

  test('shows what is stored, also what is not logged', () => {
    const { entries, starting } = showDay({ log, isKnown: true }, EMPTY_DRAFT, 'menstrual-cycle');
    expect(entries.get('mood')).toBe(4);
    expect(entries.get('sleep_hours')).toBeNull();
    expect(starting.size).toBe(0);
  });

  test('fields she did not touch follow what another device writes', () => {
    const draft = enter(log, { sleep_hours: 6 });
    const later = { ...log, mood: 9, sleep_hours: 8 };
    const shown = showDay({ log: later, isKnown: true }, draft, 'menstrual-cycle');
    expect(shown.entries.get('mood')).toBe(9);
    expect(shown.entries.get('sleep_hours')).toBe(6);
    expect([...shown.changed]).toEqual(['sleep_hours']);
  });

  test('a change that is taken back is no change', () => {
    expect(enter(log, { mood: 5 })).not.toEqual(EMPTY_DRAFT);
    const back = changeDraft(enter(log, { mood: 5 }), 'menstrual-cycle', fieldOf('mood'), 4, log);
    expect(showDay({ log, isKnown: true }, back, 'menstrual-cycle').changed.size).toBe(0);
    expect(back).toEqual(EMPTY_DRAFT);
  });

  test('what was logged in another mode stays', () => {
    const write = save(log, { 'menstrual-cycle.pms_severity': 3 });
    expect(mergeLog(write, log).extras).toEqual({
      ivf: { anxiety: 2 },
      'menstrual-cycle': { pms_severity: 3 },
    });
  });
});

test('another mode keeps the common values that were typed, and brings its own extras back', () => {
  const draft = enter(null, { mood: 8, 'menstrual-cycle.pms_severity': 3 });
  const menopause = showDay(NEW_DAY, draft, 'menopause');
  expect(menopause.entries.get('mood')).toBe(8);
  expect(menopause.entries.has('menstrual-cycle.pms_severity')).toBe(false);
  const saved = withoutMode(draft, 'menopause');
  expect(showDay(NEW_DAY, saved, 'menstrual-cycle').entries.get('menstrual-cycle.pms_severity')).toBe(3);
  expect(withoutMode(draft, 'menstrual-cycle')).toEqual(EMPTY_DRAFT);
});

test('a blood pressure is kept in one way, however it was typed', () => {
  const field = fieldOf('post-menopause.blood_pressure', 'post-menopause');
  const draft = changeDraft(EMPTY_DRAFT, 'post-menopause', field, ' 124 - 78 mmHg', null);
  const shown = showDay(NEW_DAY, draft, 'post-menopause');
  const { extras } = buildWrite(USER, DAY, 'post-menopause', null, shown);
  expect(extras).toEqual({ blood_pressure: '124/78' });
});

describe('what another tab saved meanwhile just as it stands here', () => {
  const log: DailyLog = {
    log_date: DAY,
    ...EMPTY_VALUES,
    mood: 8,
    extras: { 'menstrual-cycle': { pms_severity: 4 } },
  };
  const typed = enter(null, {
    mood: 8,
    stress: 2,
    weight_kg: null,
    'menstrual-cycle.pms_severity': 4,
    'menstrual-cycle.period_flow': 'light',
  });

  test('is no change any more, and follows the log from then on; the rest stays hers', () => {
    const left = withoutStored(typed, log);
    expect(left).toEqual({ common: { stress: 2 }, extras: { 'menstrual-cycle': { period_flow: 'light' } } });
    const { entries, changed } = showDay(
      { log: { ...log, mood: 9 }, isKnown: true },
      left,
      'menstrual-cycle',
    );
    expect(entries.get('mood')).toBe(9);
    expect([...changed]).toEqual(['stress', 'menstrual-cycle.period_flow']);
  });

  test('leaves the draft itself where nothing is of that kind, or nothing is logged', () => {
    const left = withoutStored(typed, log);
    expect(withoutStored(left, log)).toBe(left);
    expect(withoutStored(typed, null)).toBe(typed);
  });
});

test('other days that are not saved are offered once they have come where she is now', () => {
  const drafts = { '2026-11-20': EMPTY_DRAFT, [DAY]: EMPTY_DRAFT, '2026-11-22': EMPTY_DRAFT } as const;
  expect(listUnsavedDays(drafts, { date: DAY, today: DAY })).toEqual(['2026-11-20']);
  expect(listUnsavedDays(drafts, { date: '2026-11-20', today: '2026-11-22' })).toEqual([DAY, '2026-11-22']);
});
