import { isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DailyLog, dailyLogSchema } from '@lunaria/domain/daily-log/daily-log.ts';
import { type Units, unitsSchema } from '@lunaria/domain/profile/units.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keep } from '../../app/device-store/device-store.ts';
import { askAgain, type Loaded, reloadWhatIsLoading } from '../records/load-rows.ts';
import { KEPT_UNITS, keptLogs, logsKey, unitsKey } from './daily-log-queries.ts';
import { dateOf, type LogChange } from './log-changes.ts';

/** Puts what the server has stored into every loaded range that shows the day. */
export function takeLogAnswer(client: QueryClient, userId: string, change: LogChange, answer: unknown): void {
  const key = logsKey(userId);
  reloadWhatIsLoading(client, key);
  const date = dateOf(change);
  const stored = change.op === 'save' ? (dailyLogSchema.safeParse(answer).data ?? null) : null;
  if (change.op === 'save' && stored === null) {
    askAgain(client, key);
    return;
  }
  for (const [rangeKey] of client.getQueriesData({ queryKey: key })) {
    const [, , from, to] = rangeKey;
    if (!isCalendarDate(from) || !isCalendarDate(to) || date < from || date > to) continue;
    client.setQueryData<Loaded<DailyLog[]>>(rangeKey, (loaded) => {
      if (!loaded) return loaded;
      const others = loaded.rows.filter((row) => row.log_date !== date);
      const rows = stored ? [...others, stored].sort((a, b) => (a.log_date < b.log_date ? -1 : 1)) : others;
      void keep(userId, keptLogs(from, to), rows);
      return { ...loaded, rows };
    });
  }
}

export function takeUnitsAnswer(client: QueryClient, userId: string, answer: unknown): void {
  const key = unitsKey(userId);
  reloadWhatIsLoading(client, key);
  const units = unitsSchema.safeParse(answer).data;
  if (!units) return;
  client.setQueryData<Loaded<Units>>(key, { rows: units, isKept: false });
  void keep(userId, KEPT_UNITS, units);
}
