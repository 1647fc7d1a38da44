import { type CalendarDate, inclusiveDays } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  type DailyHealthSignals,
  dailySignalsSchema,
  EMPTY_SIGNALS,
} from '@lunaria/domain/signals/health-signals.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import { useWaitingWrites } from '../../app/write-queue/use-write-queue.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { calendarKey, fetchSignals, keptName } from '../periods/calendar-queries.ts';
import { SIGNALS_WRITES } from '../periods/calendar-writes.ts';
import { type Loaded, loadOrReadKept, ROWS_OPTIONS } from '../records/load-rows.ts';
import { applySignalsChanges } from './signals-changes.ts';

const signalsSchema = z.array(dailySignalsSchema);
const rangesKey = (userId: string) => [...calendarKey(userId), 'signals-range'] as const;

/** What she noted from one day to another, with the changes that wait to be sent. */
export interface SignalsRange {
  status: 'loading' | 'ready' | 'failed';
  /** Days without a record are missing. */
  signals: ReadonlyMap<CalendarDate, DailyHealthSignals>;
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

const NONE: readonly DailyHealthSignals[] = [];

/**
 * Both days included; null: nothing is asked for yet. Kept on the device without notes, which nothing over a range
 * shows, under a name by the number of days: a range that moves on takes the place of yesterday's.
 */
export function useSignalsRange(
  userId: string,
  range: { from: CalendarDate; to: CalendarDate } | null,
): SignalsRange {
  useWriteAnswers(userId, takeAnswer);
  const { from, to } = range ?? { from: '1900-01-01', to: '1900-01-01' };
  const query = useQuery({ ...rangeQuery(userId, from, to), enabled: range !== null });
  const waiting = useWaitingWrites(SIGNALS_WRITES, userId);
  const rows = query.data?.rows ?? NONE;
  const signals = useMemo(() => {
    const days = new Map<CalendarDate, DailyHealthSignals>(rows.map((row) => [row.signal_date, row]));
    for (const { change } of waiting) {
      const { signal_date: date } = change;
      if (date < from || date > to) continue;
      const stored = days.get(date) ?? { ...EMPTY_SIGNALS, signal_date: date };
      days.set(date, { ...stored, ...applySignalsChanges(stored, [change]) });
    }
    return days;
  }, [rows, waiting, from, to]);
  const { refetch } = query;
  return {
    status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    signals,
    isOutdated: query.data?.isKept ?? false,
    isRetrying: query.isFetching,
    retry: () => void refetch(),
  };
}

function rangeQuery(userId: string, from: CalendarDate, to: CalendarDate) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: [...rangesKey(userId), from, to] as const,
    queryFn: async ({ signal }): Promise<Loaded<DailyHealthSignals[]>> => {
      const name = keptName('signals', inclusiveDays(from, to));
      const loaded = await loadOrReadKept(
        userId,
        name,
        signalsSchema,
        async () => await fetchSignals({ from, to }, signal),
        (rows) => rows.map((row) => ({ ...row, notes: '' })),
      );
      // What was kept may be of a range that ended days ago.
      return { ...loaded, rows: loaded.rows.filter(({ signal_date: date }) => date >= from && date <= to) };
    },
  });
}

/** What the server has stored takes its place before the waiting change goes from view. */
function takeAnswer(client: QueryClient, event: WriteEvent): void {
  if (event.kind !== SIGNALS_WRITES.name || event.type !== 'saved') return;
  const stored = dailySignalsSchema.safeParse(event.answer).data;
  if (!stored) return;
  client.setQueriesData<Loaded<DailyHealthSignals[]>>({ queryKey: rangesKey(event.userId) }, (loaded) => {
    if (!loaded) return loaded;
    const others = loaded.rows.filter((row) => row.signal_date !== stored.signal_date);
    return { ...loaded, rows: [...others, stored] };
  });
}
