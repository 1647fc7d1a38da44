import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { DEFAULT_UNITS, NO_CUSTOMS, type UnitsRecord } from '@lunaria/domain/profile/units.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { COUNTRY_WRITES } from '../emergency/emergency.ts';
import type { Loaded } from '../records/load-rows.ts';
import type { LogChange } from './logs.ts';
import { LOG_WRITES, LOGS } from './logs.ts';
import { UNITS, UNITS_WRITES } from './units.ts';

const user = '00000000-0000-4000-8000-000000000009';
const RECENT = [...LOGS.key(user), '2026-10-18', '2026-11-21'] as const;
const OCTOBER = [...LOGS.key(user), '2026-10-01', '2026-10-31'] as const;

const logOf = (log_date: CalendarDate, mood: number): DailyLog => ({ ...EMPTY_VALUES, log_date, mood });
const save = (log: DailyLog): LogChange => ({
  op: 'save',
  write: { ...log, user_id: user, life_stage: 'pre-menstrual', extras: {}, base: EMPTY_VALUES },
});

let client: QueryClient;
const rowsOf = (key: readonly unknown[]) =>
  client.getQueryData<Loaded<DailyLog[]>>(key)?.rows.map(({ log_date, mood }) => `${log_date} ${mood}`);

/** What the page does when the server has taken a change. */
function take({ name: kind }: { name: string }, change: unknown, answer: unknown) {
  const event = { type: 'saved', kind, userId: user, recordKey: 'a', change, answer } as const;
  LOGS.hear(client, event);
  UNITS.hear(client, event);
}

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<Loaded<DailyLog[]>>(RECENT, { rows: [logOf('2026-11-20', 5)], isKept: false });
  client.setQueryData<Loaded<DailyLog[]>>(OCTOBER, { rows: [], isKept: false });
});

test('a stored day takes its place in every loaded range that shows it, once, and in no other', () => {
  for (const log of [logOf('2026-10-20', 7), logOf('2026-11-01', 3), logOf('2026-10-20', 8)]) {
    take(LOG_WRITES, save(log), log);
  }
  expect(rowsOf(RECENT)).toEqual(['2026-10-20 8', '2026-11-01 3', '2026-11-20 5']);
  expect(rowsOf(OCTOBER)).toEqual(['2026-10-20 8']);
});

test('a deleted day is gone', () => {
  take(LOG_WRITES, { op: 'delete', date: '2026-11-20', userId: user }, null);
  expect(rowsOf(RECENT)).toEqual([]);
});

test('an answer that cannot be read has the ranges loaded again', () => {
  take(LOG_WRITES, save(logOf('2026-11-20', 9)), { log_date: 'x' });
  expect(rowsOf(RECENT)).toEqual(['2026-11-20 5']);
  expect(client.getQueryState(RECENT)?.isInvalidated).toBe(true);
});

test('units are those that the server has then; what is none changes nothing', () => {
  const metric: UnitsRecord = {
    ...{ weight_unit: 'kg', temperature_unit: 'C', water_unit: null },
    ...{ ...NO_CUSTOMS, week_start: 1, country: 'PT', region: null },
  };
  take(UNITS_WRITES, {}, metric);
  take(UNITS_WRITES, {}, { ...DEFAULT_UNITS, water_unit: 'pints' });
  expect(client.getQueryData(UNITS.key(user))).toEqual({ rows: metric, isKept: false });
});

test('another country counts for the units too, once they are loaded', () => {
  take(COUNTRY_WRITES, { user_id: user, country: 'US' }, {});
  expect(client.getQueryData(UNITS.key(user))).toBeUndefined();
  const none = { ...DEFAULT_UNITS, ...NO_CUSTOMS, country: null, region: null };
  take(UNITS_WRITES, {}, none);
  take(COUNTRY_WRITES, { user_id: user, country: 'US' }, {});
  expect(client.getQueryData(UNITS.key(user))).toEqual({ rows: { ...none, country: 'US' }, isKept: false });
});

test('units that an earlier version kept on the device are those she chose', () => {
  expect(UNITS.schema.safeParse(DEFAULT_UNITS).data).toEqual({
    ...{ ...DEFAULT_UNITS, ...NO_CUSTOMS, country: null, region: null },
  });
});

test.each<[string, CalendarDate, CalendarDate, string]>([
  ['the last 35 days', '2026-10-18', '2026-11-21', 'daily-logs 35'],
  ['a day later, in their place', '2026-10-19', '2026-11-22', 'daily-logs 35'],
  ['the last year', '2025-11-22', '2026-11-21', 'daily-logs 365'],
  ['a month', '2024-02-01', '2024-02-29', 'daily-logs 2024-02'],
  // Earlier ranges of the history: an old year never takes the place of the last one.
  ['several months', '2024-03-01', '2025-02-28', 'daily-logs 2024-03 2025-02'],
])('%s are kept under a name', (_, from, to, name) => {
  expect(LOGS.keptAs?.(from, to)).toBe(name);
});
