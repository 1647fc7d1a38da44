import { type CalendarDate, isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { type Period, periodSchema } from '@lunaria/domain/cycle/period.ts';
import { type DailyHealthSignals, dailySignalsSchema } from '@lunaria/domain/signals/health-signals.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keep } from '../../../app/device-store/device-store.ts';
import { askAgain, type Loaded, reloadWhatIsLoading } from '../../../app/device-store/load-rows.ts';
import {
  calendarKey,
  historyKey,
  keptName,
  type LatestPeriod,
  latestKey,
  periodRangeOf,
  signalsKey,
  yearsKey,
} from '../../profile/cycle/calendar-queries.ts';
import { type PeriodChange, sortNewestFirst } from '../../profile/cycle/period-changes.ts';

/**
 * Puts what the server has stored into the loaded rows, so that nothing has to be asked again. What is being loaded
 * at this moment may be older than the answer: it is loaded once more.
 */
export function takePeriodAnswer(
  client: QueryClient,
  userId: string,
  change: PeriodChange,
  answer: unknown,
): void {
  reloadWhatIsLoading(client, calendarKey(userId));
  const stored = change.op === 'save' ? (periodSchema.safeParse(answer).data ?? null) : null;
  const gone = change.op === 'delete' ? change.start : change.write.replaces_start_date;
  const starts = [gone, stored?.period_start_date].filter((start) => start !== undefined);
  for (const [key] of client.getQueriesData({ queryKey: yearsKey(userId) })) {
    const year = Number(key.at(-1));
    client.setQueryData<Loaded<Period[]>>(key, (loaded) => {
      if (!loaded) return loaded;
      const rows = replacePeriod(loaded.rows, starts, stored && isOfYear(stored, year) ? stored : null);
      void keep(userId, keptName('periods', year), rows);
      return { ...loaded, rows };
    });
  }
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
  askAgain(client, historyKey(userId));
}

export function takeSignalsAnswer(client: QueryClient, userId: string, answer: unknown): void {
  reloadWhatIsLoading(client, calendarKey(userId));
  const stored = dailySignalsSchema.safeParse(answer).data;
  if (!stored) return;
  const month = monthOf(stored.signal_date);
  client.setQueryData<Loaded<DailyHealthSignals[]>>(signalsKey(userId, month), (loaded) => {
    if (!loaded) return loaded;
    const others = loaded.rows.filter((row) => row.signal_date !== stored.signal_date);
    const rows = [...others, stored].sort((a, b) => (a.signal_date < b.signal_date ? -1 : 1));
    void keep(userId, keptName('signals', month), rows);
    return { ...loaded, rows };
  });
}

function replacePeriod(rows: readonly Period[], starts: CalendarDate[], stored: Period | null): Period[] {
  const others = rows.filter((row) => !starts.includes(row.period_start_date));
  return sortNewestFirst(stored ? [...others, stored] : others);
}

function isOfYear({ period_start_date: start, period_end_date: end }: Period, year: number): boolean {
  const { from, to } = periodRangeOf(year);
  return start <= to && (start >= from || (isCalendarDate(end) && end >= from));
}
