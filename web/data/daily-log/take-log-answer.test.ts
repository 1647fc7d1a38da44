import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { DEFAULT_UNITS } from '@lunaria/domain/profile/units.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { Loaded } from '../records/load-rows.ts';
import { logsKey, unitsKey } from './daily-log-queries.ts';
import type { LogChange } from './log-changes.ts';
import { takeLogAnswer, takeUnitsAnswer } from './take-log-answer.ts';

const user = '00000000-0000-4000-8000-000000000009';
const RECENT = [...logsKey(user), '2026-10-18', '2026-11-21'] as const;
const OCTOBER = [...logsKey(user), '2026-10-01', '2026-10-31'] as const;

const logOf = (log_date: CalendarDate, mood: number): DailyLog => ({ ...EMPTY_VALUES, log_date, mood });
const save = (log: DailyLog): LogChange => ({
  op: 'save',
  write: { ...log, user_id: user, life_stage: 'pre-menstrual', extras: {}, base: EMPTY_VALUES },
});

let client: QueryClient;
const rowsOf = (key: readonly unknown[]) =>
  client.getQueryData<Loaded<DailyLog[]>>(key)?.rows.map(({ log_date, mood }) => `${log_date} ${mood}`);

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<Loaded<DailyLog[]>>(RECENT, { rows: [logOf('2026-11-20', 5)], isKept: false });
  client.setQueryData<Loaded<DailyLog[]>>(OCTOBER, { rows: [], isKept: false });
});

test('a stored day takes its place in every loaded range that shows it, once, and in no other', () => {
  for (const log of [logOf('2026-10-20', 7), logOf('2026-11-01', 3), logOf('2026-10-20', 8)]) {
    takeLogAnswer(client, user, save(log), log);
  }
  expect(rowsOf(RECENT)).toEqual(['2026-10-20 8', '2026-11-01 3', '2026-11-20 5']);
  expect(rowsOf(OCTOBER)).toEqual(['2026-10-20 8']);
});

test('a deleted day is gone', () => {
  takeLogAnswer(client, user, { op: 'delete', date: '2026-11-20', userId: user }, null);
  expect(rowsOf(RECENT)).toEqual([]);
});

test('an answer that cannot be read has the ranges loaded again', () => {
  takeLogAnswer(client, user, save(logOf('2026-11-20', 9)), { log_date: 'x' });
  expect(rowsOf(RECENT)).toEqual(['2026-11-20 5']);
  expect(client.getQueryState(RECENT)?.isInvalidated).toBe(true);
});

test('units are those that the server has then; what is none changes nothing', () => {
  const metric = { weight_unit: 'kg', temperature_unit: 'C', water_unit: 'ml' } as const;
  takeUnitsAnswer(client, user, metric);
  takeUnitsAnswer(client, user, { ...DEFAULT_UNITS, water_unit: 'pints' });
  expect(client.getQueryData(unitsKey(user))).toEqual({ rows: metric, isKept: false });
});
