import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { type Cycle, EXAMPLE_PERIOD_START, periodLengthDays } from '@lunaria/domain/cycle/cycle.ts';
import {
  EMPTY_SIGNALS,
  type HealthSignals,
  type SignalsWrite,
} from '@lunaria/domain/signals/health-signals.ts';
import { areSameSignals } from '@lunaria/domain/signals/merge-signals.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { sayUnsaved, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { PERIOD_WRITES } from '../../data/periods/periods.ts';
import { useOwnLength } from '../../data/periods/use-periods.ts';
import { SIGNALS_WRITES } from '../../data/signals/signals.ts';
import { showToast } from '../../ui/toast.tsx';
import type { CalendarState } from './calendar-state.ts';
import { useCalendarRows } from './use-calendar-rows.ts';
import { usePeriodActions } from './use-period-actions.ts';

export type { CalendarState } from './calendar-state.ts';

/**
 * The calendar of the signed-in user: the server's rows with the changes applied that it does not have yet. Called
 * once, by Calendar; its parts are given what it returns.
 */
export function useCalendar(userId: string): Omit<CalendarState, 'layer' | 'bleeding' | 'example'> {
  const today = useToday();
  const [months, show] = useState<readonly CalendarMonth[]>(() => [monthOf(today)]);
  const [dayMonth, showDay] = useState<CalendarMonth | null>(null);
  const [years, setYears] = useState<readonly number[]>([]);
  const [ownLengthDays, setOwnLengthDays] = useOwnLength(userId);
  const rows = useCalendarRows(userId, { today, months, dayMonth, years });
  useWriteAnswers(userId, sayWhatBecame);
  const { periods, firstStart, recentSignals, hasUnreadableNotes } = rows;
  useLoadFailure(rows.isMissing || rows.isOutdated);

  const latest = periods[0] ?? null;
  const cycle: Cycle = useMemo(
    () => ({
      lastPeriodStart: latest?.period_start_date ?? firstStart ?? EXAMPLE_PERIOD_START,
      cycleLengthDays: latest?.cycle_length ?? ownLengthDays,
      periodLengthDays: periodLengthDays(
        latest?.period_start_date ?? EXAMPLE_PERIOD_START,
        latest?.period_end_date ?? null,
      ),
    }),
    [latest, firstStart, ownLengthDays],
  );
  const periodActions = usePeriodActions(userId, { periods, cycle, setOwnLengthDays });

  const { signalsOf, changeSignals } = useDaySignals(userId, rows);
  const showYear = useCallback(
    (year: number) => setYears((shown) => (shown.includes(year) ? shown : [...shown, year])),
    [],
  );

  return {
    today,
    // Without the newest period there is nothing to count from; everything else may come a moment later.
    status: rows.isLoaded ? 'ready' : rows.isMissing ? 'failed' : 'loading',
    hasLoadFailed: rows.isMissing || rows.isOutdated,
    isRetrying: rows.isRetrying,
    retry: rows.retry,
    ...{ periods, latest, firstStart, cycle },
    isMonthLoading: !rows.isViewLoaded && !rows.isMissing,
    ...{ signalsOf, hasUnreadableNotes, recentSignals, changeSignals },
    ...periodActions,
    ...{ show, showDay, showYear },
  };
}

/** What is noted for a day, and how it is changed. */
function useDaySignals(userId: string, { signalsInView, recentSignals }: ReturnType<typeof useCalendarRows>) {
  const queue = useWriteQueue();
  const signalsOf = useCallback(
    (date: CalendarDate) => signalsInView.get(date) ?? recentSignals.get(date) ?? EMPTY_SIGNALS,
    [signalsInView, recentSignals],
  );
  const changeSignals = useCallback(
    (date: CalendarDate, next: HealthSignals) => {
      const base = signalsOf(date);
      if (areSameSignals(base, next)) return;
      const write: SignalsWrite = { user_id: userId, signal_date: date, ...next, base };
      void queue.enqueue(SIGNALS_WRITES, userId, date, write);
    },
    [queue, userId, signalsOf],
  );
  return { signalsOf, changeSignals };
}

/** Says once per outage that something did not load. */
function useLoadFailure(hasFailed: boolean): void {
  useEffect(() => {
    if (!hasFailed) return;
    showToast({ title: 'Error', message: 'Failed to load calendar data', kind: 'destructive' });
  }, [hasFailed]);
}

/** What has to be said of changes of periods and signals. */
function sayWhatBecame(_: QueryClient, event: WriteEvent): void {
  if (event.kind === SIGNALS_WRITES.name) sayUnsaved(event, 'Failed to save health signal');
  if (event.kind !== PERIOD_WRITES.name) return;
  // After an outage several are saved in one moment: that is said once.
  if (event.type === 'saved' && !event.isElsewhere)
    showToast({ title: 'Saved', message: 'Period tracking updated successfully' }, 'period-saved');
  sayUnsaved(event, 'Failed to save period tracking');
}
