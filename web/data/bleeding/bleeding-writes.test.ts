import type { BleedingWrite, Flow } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { type DailyLog, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { describe, expect, test } from 'vitest';
import {
  applyBleedingToLogs,
  applyBleedingWrites,
  combineBleedingWrites,
  putBleedingDay,
} from './bleeding-writes.ts';

const USER = '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
const DAY = '2026-11-21';

const write = (
  flow: Flow | null,
  before: Flow | null = null,
  day: BleedingWrite['day'] = DAY,
): BleedingWrite => ({
  ...{ user_id: USER, day, flow, kind: null },
  base: { flow: before, kind: null },
});

describe('what she sees before the server has it', () => {
  test('days that are painted are there, and a cleared one has no row', () => {
    const painted = applyBleedingWrites([], [write('medium'), write('medium', null, '2026-11-22')]);
    expect(painted.map(({ day, flow }) => `${day} ${flow}`)).toEqual([
      '2026-11-21 medium',
      '2026-11-22 medium',
    ]);
    expect(applyBleedingWrites(painted, [write(null, 'medium')]).map(({ day }) => day)).toEqual([
      '2026-11-22',
    ]);
  });

  test('what another device said of the kind stays', () => {
    const stored = { day: DAY, flow: 'spotting', kind: 'between' } as const;
    const base = { flow: 'spotting', kind: null } as const;
    expect(applyBleedingWrites([stored], [{ ...write('medium'), base }])).toEqual([
      { day: DAY, flow: 'medium', kind: 'between' },
    ]);
  });

  test('what the server stored takes the place of the day', () => {
    const stored = { day: DAY, flow: 'heavy', kind: null } as const;
    expect(putBleedingDay([{ ...stored, flow: 'light' }], stored)).toEqual([stored]);
    expect(putBleedingDay([stored], { ...stored, flow: null })).toEqual([]);
  });
});

test('two changes of a day that wait are sent as one, and taking back what waits leaves what was', () => {
  expect(combineBleedingWrites(write('medium'), write('heavy', 'medium'))).toEqual(write('heavy'));
  expect(combineBleedingWrites(write('medium'), write(null, 'medium'))).toEqual(write(null));
});

describe('the log of the day says the same', () => {
  const log: DailyLog = { ...EMPTY_VALUES, log_date: DAY, mood: 4 };
  test('in the words of its mode, beside what else is in it', () => {
    expect(applyBleedingToLogs([log], [write('medium')])).toEqual([
      { ...log, extras: { 'menstrual-cycle': { period_flow: 'medium' } } },
    ]);
  });

  test('a day without a log has one as long as bleeding is noted', () => {
    const painted = applyBleedingToLogs([], [write('medium')]);
    expect(painted.map(({ log_date }) => log_date)).toEqual([DAY]);
    expect(applyBleedingToLogs(painted, [write(null, 'medium')])).toEqual([]);
  });
});
