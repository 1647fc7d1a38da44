import { type DailyLog, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { expect, test } from 'vitest';
import { applyLogChanges } from '../../data/daily-log/logs.ts';
import { restoreLog } from './restore-log.ts';

const USER = '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
const LOG: DailyLog = {
  log_date: '2026-11-20',
  ...EMPTY_VALUES,
  mood: 6,
  water_glasses: 3,
  extras: { ivf: { anxiety: 2 }, pregnancy: { kick_count: 12, contractions: 'braxton' } },
};

const restored = (log: DailyLog, rows: DailyLog[] = []) => {
  const writes = restoreLog(USER, log, 'menstrual-cycle');
  const changes = writes.map((write) => ({ op: 'save', write }) as const);
  return [...applyLogChanges(rows, changes).values()];
};

test('a deleted day comes back with what was logged in every mode', () => {
  expect(restored(LOG)).toEqual([LOG]);
});

test('so does a day with nothing but common values, and one with nothing at all', () => {
  expect(restored({ ...LOG, extras: {} })).toEqual([{ ...LOG, extras: {} }]);
  expect(restored({ ...LOG, ...EMPTY_VALUES })).toEqual([{ ...LOG, ...EMPTY_VALUES }]);
});

test('so do signs, and the blood pressure, whatever mode asked for it', () => {
  const pressure = { 'post-menopause': { blood_pressure: '120/80' } };
  const signs = { fainted: true, temperature: 100.4 } as const;
  const alone = { ...LOG, ...EMPTY_VALUES, signs };
  for (const log of [
    alone,
    { ...LOG, signs, extras: { ...LOG.extras, ...pressure } },
    { ...alone, extras: pressure },
  ])
    expect(restored(log)).toEqual([log]);
});

test('what another device has logged since then, where this day had nothing, stays', () => {
  const since: DailyLog = { log_date: LOG.log_date, ...EMPTY_VALUES, stress: 9 };
  expect(restored(LOG, [since])).toEqual([{ ...LOG, stress: 9 }]);
});
