import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@lunaria/domain/calendar/calendar-month.ts';
import { panelDaysOf } from '@lunaria/domain/calendar/panel-days.ts';
import { DEFAULT_CYCLE_LENGTH_DAYS } from '@lunaria/domain/cycle/cycle.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import type {
  DailyHealthSignals,
  HealthSignals,
  SignalsWrite,
} from '@lunaria/domain/signals/health-signals.ts';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useWaitingWrites } from '../../app/write-queue/use-write-queue.ts';
import type { WaitingWrite } from '../../app/write-queue/write-kind.ts';
import { calendarKey } from '../../data/cycle/forget-unseen.ts';
import { applyPeriodChanges, sortNewestFirst } from '../../data/periods/period-changes.ts';
import { LATEST_PERIOD, PERIOD_WRITES, YEAR_PERIODS } from '../../data/periods/periods.ts';
import type { Loaded } from '../../data/records/load-rows.ts';
import { FOLLOWED } from '../../data/records/use-records.ts';
import { applySignalsWrites, pickSignals, SIGNALS, SIGNALS_WRITES } from '../../data/signals/signals.ts';

/** What is in view: its month, and further years whose periods somebody looks at. */
export interface CalendarRange {
  today: CalendarDate;
  month: CalendarMonth;
  /** The month of a day that is open over it, or null. */
  dayMonth: CalendarMonth | null;
  years: readonly number[];
}

/**
 * The server's rows for what is in view and its neighbours, with the changes that wait to be sent on top; no more than that
 * is asked for.
 */
export function useCalendarRows(userId: string, { today, month, dayMonth, years }: CalendarRange) {
  const client = useQueryClient();
  const latest = useQuery({ ...LATEST_PERIOD.query(userId), ...FOLLOWED });
  const inView = useQuery({ ...monthQuery(userId, month), ...FOLLOWED });
  const yearInView = useQuery({ ...YEAR_PERIODS.query(userId, yearOf(month)), ...FOLLOWED });
  const isViewLoaded = inView.data !== undefined && latest.data !== undefined;

  // What the panel says is about the last days, once she sees what she asked for; and the day that is open.
  const lookBackDays = panelDaysOf(latest.data?.rows.periods[0]?.cycle_length ?? DEFAULT_CYCLE_LENGTH_DAYS);
  const recentMonths = useMemo(
    () => listRecentMonths(today, dayMonth, lookBackDays),
    [today, dayMonth, lookBackDays],
  );
  const otherYears = useMemo(() => {
    const wanted = [...recentMonths.map(yearOf), ...years];
    return [...new Set(wanted)].filter((other) => other !== yearOf(month));
  }, [recentMonths, years, month]);
  const recentRows = useQueries({
    queries: recentMonths.map((recent) => ({ ...monthQuery(userId, recent), enabled: isViewLoaded })),
    combine: joinRows<DailyHealthSignals>,
  });
  const otherPeriods = useQueries({
    queries: otherYears.map((other) => ({ ...YEAR_PERIODS.query(userId, other), enabled: isViewLoaded })),
    combine: joinRows<Period>,
  });

  useMonthsBeside(userId, month, isViewLoaded);

  const periodWrites = useWaitingWrites(PERIOD_WRITES, userId);
  const { periods, firstStart } = useMemo(() => {
    const all = [...otherPeriods, ...(yearInView.data?.rows ?? []), ...(latest.data?.rows.periods ?? [])];
    const distinct = new Map(all.map((period) => [period.period_start_date, period]));
    return applyPeriodChanges(
      {
        periods: sortNewestFirst([...distinct.values()]),
        firstStart: latest.data?.rows.firstStart ?? null,
      },
      periodWrites.map(({ change }) => change),
    );
  }, [otherPeriods, yearInView.data, latest.data, periodWrites]);
  const signals = useSignalDays(userId, inView.data?.rows ?? NO_SIGNALS, recentRows);

  const needed = [latest, yearInView, inView];
  const retry = useCallback(() => {
    void client.refetchQueries({ queryKey: calendarKey(userId), type: 'active' });
  }, [client, userId]);
  return {
    ...{ periods, firstStart, isViewLoaded },
    ...signals,
    // Months change with the frame standing: only the first answer is waited for.
    isLoaded: latest.data !== undefined,
    isMissing: needed.some((query) => query.isError && query.data === undefined),
    isOutdated: needed.some((query) => query.data?.isKept ?? false),
    isRetrying: needed.some((query) => query.isFetching),
    error: needed.find((query) => query.error)?.error ?? null,
    retry,
  };
}

/** What is noted for the days of the rows, with the changes that wait on top. */
function useSignalDays(
  userId: string,
  inViewRows: readonly DailyHealthSignals[],
  recentRows: readonly DailyHealthSignals[],
) {
  const signalsWrites = useWaitingWrites(SIGNALS_WRITES, userId);
  const signalsInView = useMemo(() => collectDays(inViewRows, signalsWrites), [inViewRows, signalsWrites]);
  const recentSignals = useMemo(() => collectDays(recentRows, signalsWrites), [recentRows, signalsWrites]);
  const hasUnreadableNotes = useCallback(
    (date: CalendarDate) =>
      [...inViewRows, ...recentRows].some((row) => row.signal_date === date && row.notes_unreadable === true),
    [inViewRows, recentRows],
  );
  return { signalsInView, recentSignals, hasUnreadableNotes };
}

/** Fetched, not watched: nothing is drawn again when they come. */
function useMonthsBeside(userId: string, month: CalendarMonth, isViewLoaded: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isViewLoaded) return;
    for (const beside of [addMonths(month, -1), addMonths(month, 1)]) {
      void client.prefetchQuery({ ...monthQuery(userId, beside), staleTime: FRESH_MS });
      void client.prefetchQuery({ ...YEAR_PERIODS.query(userId, yearOf(beside)), staleTime: FRESH_MS });
    }
  }, [client, userId, month, isViewLoaded]);
}

/** Of the last days, which the panel speaks of, and of the day that is open. */
function listRecentMonths(
  today: CalendarDate,
  dayMonth: CalendarMonth | null,
  lookBackDays: number,
): CalendarMonth[] {
  const current = monthOf(today);
  // It looks back over a whole cycle, which may reach into months before the last.
  const first = monthOf(addDays(today, 1 - lookBackDays));
  const recent = [current, addMonths(current, -1)];
  for (let month = addMonths(current, -2); month >= first; month = addMonths(month, -1)) recent.push(month);
  return [...new Set(dayMonth === null ? recent : [...recent, dayMonth])];
}

const FRESH_MS = 30_000;
const NO_SIGNALS: readonly DailyHealthSignals[] = [];

function monthQuery(userId: string, month: CalendarMonth) {
  return SIGNALS.query(userId, firstDayOf(month), lastDayOf(month));
}

function joinRows<Row>(results: UseQueryResult<Loaded<readonly Row[]>>[]): Row[] {
  return results.flatMap((result) => result.data?.rows ?? []);
}

/** The days of the rows with the changes that wait on top. */
function collectDays(
  rows: readonly DailyHealthSignals[],
  writes: readonly WaitingWrite<SignalsWrite>[],
): ReadonlyMap<CalendarDate, HealthSignals> {
  const days = applySignalsWrites(
    rows,
    writes.map(({ change }) => change),
  );
  return new Map(days.map((day) => [day.signal_date, pickSignals(day)]));
}

function yearOf(month: CalendarMonth | CalendarDate): number {
  return Number(month.slice(0, 4));
}
