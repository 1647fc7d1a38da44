import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type Period, periodSchema } from '@lunaria/domain/cycle/period.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keep } from '../../app/device-store/device-store.ts';
import { askAgain, type Loaded, reloadWhatIsLoading } from '../records/load-rows.ts';
import { keptName, type LatestPeriod, latestKey } from './calendar-queries.ts';
import { type PeriodChange, sortNewestFirst } from './period-changes.ts';

/** Puts what the server has stored into what is loaded of her newest period; heard twice it changes nothing more. */
export function takeLatestPeriod(
  client: QueryClient,
  userId: string,
  change: PeriodChange,
  answer: unknown,
): void {
  reloadWhatIsLoading(client, latestKey(userId));
  const { stored, gone, starts } = readPeriodAnswer(change, answer);
  client.setQueryData<Loaded<LatestPeriod>>(latestKey(userId), (loaded) => {
    if (!loaded) return loaded;
    const periods = replacePeriod(loaded.rows.periods, starts, stored).slice(0, 1);
    const firstStart = periods.length === 0 ? null : loaded.rows.firstStart;
    const start = stored?.period_start_date ?? null;
    const isFirst = start !== null && (firstStart === null || start < firstStart);
    const rows = { periods, firstStart: isFirst ? start : firstStart };
    void keep(userId, keptName('latest'), rows);
    return { ...loaded, rows };
  });
  // Which period is the newest or the first without the one that went, only the server knows.
  if (gone !== undefined) askAgain(client, latestKey(userId));
}

/** The row as it is stored now, the start that is no more, and the starts of all rows that it stands for. */
export function readPeriodAnswer(change: PeriodChange, answer: unknown) {
  const stored = change.op === 'save' ? (periodSchema.safeParse(answer).data ?? null) : null;
  const gone = change.op === 'delete' ? change.start : change.write.replaces_start_date;
  const starts = [gone, stored?.period_start_date].filter((start) => start !== undefined);
  return { stored, gone, starts };
}

export function replacePeriod(
  rows: readonly Period[],
  starts: readonly CalendarDate[],
  stored: Period | null,
): Period[] {
  const others = rows.filter((row) => !starts.includes(row.period_start_date));
  return sortNewestFirst(stored ? [...others, stored] : others);
}
