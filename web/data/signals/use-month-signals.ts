import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaitingWrites } from '../../app/write-queue/use-write-queue.ts';
import { signalsQuery } from '../periods/calendar-queries.ts';
import { SIGNALS_WRITES } from '../periods/calendar-writes.ts';
import { applySignalsChanges } from './signals-changes.ts';

export interface MonthSignals {
  status: 'loading' | 'ready' | 'failed';
  /** Days without a record are missing. */
  signals: ReadonlyMap<CalendarDate, DailyHealthSignals>;
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** What she noted in the month of a day, with the changes that wait to be sent; asked as the calendar asks. */
export function useMonthSignals(userId: string, day: CalendarDate): MonthSignals {
  const month = monthOf(day);
  const { data, isError, isFetching, refetch } = useQuery(signalsQuery(userId, month));
  const waiting = useWaitingWrites(SIGNALS_WRITES, userId);
  const signals = useMemo(() => {
    const days = new Map<CalendarDate, DailyHealthSignals>(
      data?.rows.map((row) => [row.signal_date, row]) ?? [],
    );
    for (const { change } of waiting) {
      const { signal_date: date } = change;
      if (monthOf(date) !== month) continue;
      const stored = days.get(date) ?? { ...EMPTY_SIGNALS, signal_date: date };
      days.set(date, { ...stored, ...applySignalsChanges(stored, [change]) });
    }
    return days;
  }, [data, waiting, month]);
  return {
    status: data ? 'ready' : isError ? 'failed' : 'loading',
    signals,
    isOutdated: data?.isKept ?? false,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
