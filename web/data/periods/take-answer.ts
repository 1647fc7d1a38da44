import { isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import { type DailyHealthSignals, dailySignalsSchema } from '@lunaria/domain/signals/health-signals.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keep } from '../../app/device-store/device-store.ts';
import { askAgain, type Loaded, reloadWhatIsLoading } from '../records/load-rows.ts';
import {
  calendarKey,
  historyKey,
  keptName,
  periodRangeOf,
  signalsKey,
  yearsKey,
} from './calendar-queries.ts';
import type { PeriodChange } from './period-changes.ts';
import { readPeriodAnswer, replacePeriod, takeLatestPeriod } from './take-latest-period.ts';

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
  const { stored, starts } = readPeriodAnswer(change, answer);
  for (const [key] of client.getQueriesData({ queryKey: yearsKey(userId) })) {
    const year = Number(key.at(-1));
    client.setQueryData<Loaded<Period[]>>(key, (loaded) => {
      if (!loaded) return loaded;
      const rows = replacePeriod(loaded.rows, starts, stored && isOfYear(stored, year) ? stored : null);
      void keep(userId, keptName('periods', year), rows);
      return { ...loaded, rows };
    });
  }
  takeLatestPeriod(client, userId, change, answer);
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

function isOfYear({ period_start_date: start, period_end_date: end }: Period, year: number): boolean {
  const { from, to } = periodRangeOf(year);
  return start <= to && (start >= from || (isCalendarDate(end) && end >= from));
}
