import { type DailyLog, type DailyLogWrite, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { describe, expect, test } from 'vitest';
import { applyLogChanges, combineLogChanges, LOG_WRITES, type LogChange } from './logs.ts';

const USER = '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
const DAY = '2026-11-21';
const EMPTY: DailyLog = { log_date: DAY, ...EMPTY_VALUES };

function save(mine: Partial<DailyLogWrite>, base: Partial<DailyLog> = {}): LogChange {
  return {
    op: 'save',
    write: {
      user_id: USER,
      log_date: DAY,
      life_stage: 'ivf',
      ...EMPTY_VALUES,
      ...mine,
      base: { ...EMPTY_VALUES, ...base, extras: {} },
    },
  };
}
const remove: LogChange = { op: 'delete', date: DAY, userId: USER };

describe('what she sees before the server has it', () => {
  test('a save, a correction, and a deletion after it', () => {
    const changes = [save({ mood: 4 }), save({ mood: 6 }, { mood: 4 })];
    expect(applyLogChanges([], changes).get(DAY)).toEqual({ ...EMPTY, mood: 6 });
    expect(applyLogChanges([{ ...EMPTY, stress: 2 }], [...changes, remove]).size).toBe(0);
  });

  test('other days stay as they are', () => {
    const before: DailyLog = { ...EMPTY, log_date: '2026-11-20', mood: 2 };
    expect(applyLogChanges([before], [save({ mood: 4 })]).get('2026-11-20')).toBe(before);
  });
});

describe('what waits, as one', () => {
  test('two saves of one mode are one', () => {
    const one = combineLogChanges(save({ mood: 4 }), save({ mood: 4, stress: 3 }, { mood: 4 }));
    expect(one).toMatchObject({ op: 'save', write: { mood: 4, stress: 3, base: { mood: null } } });
  });

  test('saves of two modes are sent one after the other', () => {
    expect(combineLogChanges(save({}), save({ life_stage: 'menopause' }))).toBeNull();
  });

  test('after a deletion nothing of what came before is sent; what comes after it is', () => {
    expect(combineLogChanges(save({ mood: 4 }), remove)).toBe(remove);
    expect(combineLogChanges(remove, save({ mood: 4 }))).toBeNull();
  });
});

test.each([
  ['a save', save({ mood: 4 }), true],
  ['a deletion', remove, true],
  ['a value out of range', save({ mood: 11 }), false],
  ['an unknown mode', save({ life_stage: 'other' as never }), false], // as: on purpose
  ['a contradiction', save({ activity_minutes: 0, activity_type: 'yoga' }), false],
  ['a day that does not exist', { ...remove, date: '2026-02-30' }, false],
  ['something else', { op: 'rename' }, false],
  ['nothing', null, false],
])('what an earlier visit left on the device: %s', (_, change, isAccepted) => {
  expect(LOG_WRITES.accepts?.(change)).toBe(isAccepted);
});
