import {
  type DailyLog,
  dailyLogWriteSchema,
  EMPTY_VALUES,
  startingPositions,
} from '@lunaria/domain/daily-log/daily-log.ts';
import { mergeLog } from '@lunaria/domain/daily-log/merge-log.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { LIFE_STAGE_VALUES } from '@lunaria/domain/profile/life-stages.ts';
import { describe, expect, test } from 'vitest';
import {
  buildWrite,
  changeDraft,
  EMPTY_DRAFT,
  type Entry,
  formFieldsOf,
  isEmptyDraft,
  listUnsavedDays,
  showDay,
  takePositions,
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
  test('holds nothing, and stands faintly where the specification starts', () => {
    const { entries, positions, changed } = showDay(NEW_DAY, EMPTY_DRAFT, 'menstrual-cycle');
    expect(new Set(entries.values())).toEqual(new Set([null]));
    expect(Object.fromEntries(positions)).toEqual({
      sleep_hours: 7,
      sleep_quality: 5,
      activity_minutes: 30,
      activity_type: 'none',
      mood: 5,
      stress: 5,
      water_glasses: 0,
    });
    expect(changed.size).toBe(0);
  });

  test.each(LIFE_STAGE_VALUES)(
    'in the mode %s: logged as shown it holds the positions and no more',
    (stage) => {
      const write = buildWrite(USER, DAY, stage, null, takePositions(showDay(NEW_DAY, EMPTY_DRAFT, stage)));
      expect(mergeLog(write, null)).toEqual({ log_date: DAY, ...startingPositions() });
      const nothing = buildWrite(USER, DAY, stage, null, showDay(NEW_DAY, EMPTY_DRAFT, stage));
      expect(mergeLog(nothing, null)).toEqual({ log_date: DAY, ...EMPTY_VALUES });
    },
  );

  test('stands nowhere where nobody can tell whether there is a log', () => {
    const { entries, positions } = showDay({ log: null, isKnown: false }, EMPTY_DRAFT, 'ivf');
    expect(new Set(entries.values())).toEqual(new Set([null]));
    expect(positions.size).toBe(0);
  });

  test('what she touched is recorded, and nothing else', () => {
    const write = save(null, { mood: 8, stress: 2, 'menstrual-cycle.period_flow': 'light' });
    expect(dailyLogWriteSchema.safeParse(write).success).toBe(true);
    expect(mergeLog(write, null)).toEqual({
      log_date: DAY,
      ...EMPTY_VALUES,
      mood: 8,
      stress: 2,
      extras: { 'menstrual-cycle': { period_flow: 'light' } },
    });
  });

  test('a field that she sets to where it stands is hers, and faint again once she clears it', () => {
    const touched = enter(null, { sleep_hours: 7 });
    const shown = showDay(NEW_DAY, touched, 'menstrual-cycle');
    expect([shown.entries.get('sleep_hours'), shown.positions.has('sleep_hours')]).toEqual([7, false]);
    expect([...shown.changed]).toEqual(['sleep_hours']);
    const cleared = changeDraft(touched, 'menstrual-cycle', fieldOf('sleep_hours'), null, null);
    expect(cleared).toEqual(EMPTY_DRAFT);
    expect(showDay(NEW_DAY, cleared, 'menstrual-cycle').positions.get('sleep_hours')).toBe(7);
  });

  test('of the activity one half is enough, and what is logged as shown does not contradict itself', () => {
    const half = (entries: Record<string, Entry>) => showDay(NEW_DAY, enter(null, entries), 'pre-menstrual');
    for (const entries of [{ activity_minutes: 0 }, { activity_type: 'yoga' }]) {
      const shown = half(entries);
      for (const day of [shown, takePositions(shown)]) {
        const write = buildWrite(USER, DAY, 'pre-menstrual', null, day);
        expect(dailyLogWriteSchema.safeParse(write).error?.issues ?? []).toEqual([]);
        expect(write).toMatchObject(entries);
      }
    }
  });
});

describe('a day with a log', () => {
  const log: DailyLog = { log_date: DAY, ...EMPTY_VALUES, mood: 4, extras: { ivf: { anxiety: 2 } } };

  test('shows what is stored, also what is not logged', () => {
    const { entries, positions } = showDay({ log, isKnown: true }, EMPTY_DRAFT, 'menstrual-cycle');
    expect(entries.get('mood')).toBe(4);
    expect(positions.has('mood')).toBe(false);
    expect(entries.get('sleep_hours')).toBeNull();
    expect(positions.get('sleep_hours')).toBe(7);
  });

  test('logged as shown keeps what is there and fills what was not', () => {
    const day = takePositions(showDay({ log, isKnown: true }, EMPTY_DRAFT, 'menstrual-cycle'));
    const write = buildWrite(USER, DAY, 'menstrual-cycle', log, day);
    expect(mergeLog(write, log)).toEqual({ ...log, ...startingPositions(), mood: 4, extras: log.extras });
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
    const left = withoutStored(typed, { log, isKnown: true });
    expect(left).toEqual({ common: { stress: 2 }, extras: { 'menstrual-cycle': { period_flow: 'light' } } });
    const { entries, changed } = showDay(
      { log: { ...log, mood: 9 }, isKnown: true },
      left,
      'menstrual-cycle',
    );
    expect(entries.get('mood')).toBe(9);
    expect([...changed]).toEqual(['stress', 'menstrual-cycle.period_flow']);
  });

  test('leaves the draft itself where nothing is of that kind, or nobody knows what is logged', () => {
    const left = withoutStored(typed, { log, isKnown: true });
    expect(withoutStored(left, { log, isKnown: true })).toBe(left);
    expect(withoutStored(typed, { log: null, isKnown: false })).toBe(typed);
    // An earlier version kept what was cleared on a day without a log: nothing of it waits to be saved.
    const cleared = { common: { mood: null }, extras: { ivf: { anxiety: null } } };
    expect(isEmptyDraft(withoutStored(cleared, NEW_DAY))).toBe(true);
  });
});

test('other days that are not saved are offered once they have come where she is now', () => {
  const drafts = { '2026-11-20': EMPTY_DRAFT, [DAY]: EMPTY_DRAFT, '2026-11-22': EMPTY_DRAFT } as const;
  expect(listUnsavedDays(drafts, { date: DAY, today: DAY })).toEqual(['2026-11-20']);
  expect(listUnsavedDays(drafts, { date: '2026-11-20', today: '2026-11-22' })).toEqual([DAY, '2026-11-22']);
});

describe('signs, once by day and whatever the mode', () => {
  const fainted = fieldOf('signs.fainted', 'ivf');
  const stored = logOf(DAY, {
    signs: { rash: true },
    extras: { 'post-menopause': { blood_pressure: '120/80' } },
  });

  test('are kept in a draft, sent with what she saw, and gone from it once they are stored', () => {
    const draft = changeDraft(EMPTY_DRAFT, 'ivf', fainted, true, stored);
    expect(draft).toEqual({ ...EMPTY_DRAFT, signs: { fainted: true } });
    expect(isEmptyDraft(draft)).toBe(false);
    const shown = showDay({ log: stored, isKnown: true }, draft, 'pregnancy');
    expect([...shown.changed]).toEqual(['signs.fainted']);
    const write = buildWrite(USER, DAY, 'pregnancy', stored, shown);
    expect(write.signs).toEqual({ rash: true, fainted: true, blood_pressure: '120/80' });
    expect(write.base.signs).toEqual({ rash: true, blood_pressure: '120/80' });
    expect(changeDraft(draft, 'ivf', fainted, null, stored)).toEqual(EMPTY_DRAFT);
    const saved = { log: logOf(DAY, { signs: { rash: true, fainted: true } }), isKnown: true };
    expect(withoutStored(draft, saved)).toEqual(EMPTY_DRAFT);
    expect(withoutMode(draft, 'ivf')).toEqual(EMPTY_DRAFT);
  });

  test('are sent when none is left, so that the last one can be cleared', () => {
    const log = logOf(DAY, { signs: { rash: true } });
    const draft = changeDraft(EMPTY_DRAFT, 'ivf', fieldOf('signs.rash', 'ivf'), null, log);
    const write = buildWrite(USER, DAY, 'ivf', log, showDay({ log, isKnown: true }, draft, 'ivf'));
    expect(write.signs).toEqual({});
  });

  test('have no blood pressure in the mode that has a field for it', () => {
    const names = formFieldsOf('post-menopause').map(({ name }) => name);
    expect(names).toContain('post-menopause.blood_pressure');
    expect(names).not.toContain('signs.blood_pressure');
    expect(formFieldsOf('ivf').map(({ name }) => name)).toContain('signs.blood_pressure');
  });
});
