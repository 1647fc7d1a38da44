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
import type { DailyHealthSignals, HealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { isSavingData } from '../../app/save-data.ts';
import { calendarKey } from '../../data/cycle/forget-unseen.ts';
import { type PeriodRecords, sortNewestFirst } from '../../data/periods/period-changes.ts';
import { LATEST_PERIOD, YEAR_PERIODS } from '../../data/periods/periods.ts';
import { FOLLOWED, useRecords, useRecordsOf } from '../../data/records/use-records.ts';
import { pickSignals, SIGNALS } from '../../data/signals/signals.ts';

/** What is in view: its months, and further years whose periods somebody looks at. */
export interface CalendarRange {
  today: CalendarDate;
  /** At least one; the first is waited for. */
  months: readonly CalendarMonth[];
  /** The month of a day that is open over them, or null. */
  dayMonth: CalendarMonth | null;
  years: readonly number[];
}

/**
 * The server's rows for what is in view and its neighbours, with the changes that wait to be sent on top; no more than that
 * is asked for.
 */
export function useCalendarRows(userId: string, { today, months, dayMonth, years }: CalendarRange) {
  const [month = monthOf(today), ...otherMonths] = months;
  const client = useQueryClient();
  const latest = useRecords(LATEST_PERIOD, userId, [], FOLLOWED);
  const inView = useRecords(SIGNALS, userId, daysOf(month), FOLLOWED);
  const yearInView = useRecords(YEAR_PERIODS, userId, [yearOf(month)], FOLLOWED);
  const isViewLoaded = inView.status === 'ready' && latest.status === 'ready';
  const otherRows = useRecordsOf(SIGNALS, userId, otherMonths.map(daysOf), { enabled: isViewLoaded });

  // What the panel says is about the last days, once she sees what she asked for; and the day that is open.
  const lookBackDays = panelDaysOf(latest.rows.periods[0]?.cycle_length ?? DEFAULT_CYCLE_LENGTH_DAYS);
  const recentMonths = useMemo(
    () => listRecentMonths(today, dayMonth, lookBackDays),
    [today, dayMonth, lookBackDays],
  );
  const yearsInView = [...new Set(otherMonths.map(yearOf))].join(' ');
  const otherYears = useMemo(() => {
    const inOtherMonths = yearsInView.split(' ').filter(Boolean).map(Number);
    const wanted = [...recentMonths.map(yearOf), ...inOtherMonths, ...years];
    return [...new Set(wanted)].filter((other) => other !== yearOf(month));
  }, [recentMonths, yearsInView, years, month]);
  const recentRows = useRecordsOf(SIGNALS, userId, recentMonths.map(daysOf), { enabled: isViewLoaded });
  const otherPeriods = useRecordsOf(
    YEAR_PERIODS,
    userId,
    otherYears.map((year) => [year] as const),
    { enabled: isViewLoaded },
  );
  useMonthsBeside(userId, month, isViewLoaded);

  const records = useMemo(
    () => joinPeriods([...otherPeriods, yearInView.rows], latest.rows),
    [otherPeriods, yearInView.rows, latest.rows],
  );
  const signals = useSignalDays(inView.rows, otherRows, recentRows);

  const needed = [latest, yearInView, inView];
  const retry = useCallback(() => {
    void client.refetchQueries({ queryKey: calendarKey(userId), type: 'active' });
  }, [client, userId]);
  return {
    ...{ ...records, ...signals, isViewLoaded },
    // Months change with the frame standing: only the first answer is waited for.
    isLoaded: latest.status === 'ready',
    isMissing: needed.some(({ status }) => status === 'failed'),
    isOutdated: needed.some(({ isOutdated }) => isOutdated),
    isRetrying: needed.some(({ isRetrying }) => isRetrying),
    retry,
  };
}

/** All that is known of her periods; of the newest what was asked for alone, which is the freshest. */
function joinPeriods(years: readonly (readonly Period[])[], latest: PeriodRecords): PeriodRecords {
  const all = [...latest.periods.slice(1), ...years.flat(), ...latest.periods.slice(0, 1)];
  const distinct = new Map(all.map((period) => [period.period_start_date, period]));
  const periods = sortNewestFirst([...distinct.values()]);
  // Where the first has just gone, a loaded year may know of one that comes next.
  const starts = [latest.firstStart, periods.at(-1)?.period_start_date].filter((start) => start != null);
  return { periods, firstStart: starts.sort()[0] ?? null };
}

/** What is noted for the days of the rows. */
function useSignalDays(
  inViewRows: readonly DailyHealthSignals[],
  otherRows: readonly (readonly DailyHealthSignals[])[],
  recentMonths: readonly (readonly DailyHealthSignals[])[],
) {
  const signalsInView = useMemo(() => joinDays([inViewRows, ...otherRows]), [inViewRows, otherRows]);
  const recentSignals = useMemo(() => joinDays(recentMonths), [recentMonths]);
  const hasUnreadableNotes = useCallback(
    (date: CalendarDate) =>
      [inViewRows, ...otherRows, ...recentMonths]
        .flat()
        .some((row) => row.signal_date === date && row.notes_unreadable === true),
    [inViewRows, otherRows, recentMonths],
  );
  return { signalsInView, recentSignals, hasUnreadableNotes };
}

/** Fetched, not watched: nothing is drawn again when they come. */
function useMonthsBeside(userId: string, month: CalendarMonth, isViewLoaded: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isViewLoaded || isSavingData()) return;
    for (const beside of [addMonths(month, -1), addMonths(month, 1)]) {
      void client.prefetchQuery({ ...SIGNALS.query(userId, ...daysOf(beside)), staleTime: FRESH_MS });
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

function daysOf(month: CalendarMonth): [CalendarDate, CalendarDate] {
  return [firstDayOf(month), lastDayOf(month)];
}

type SignalDays = ReadonlyMap<CalendarDate, HealthSignals>;
const collected = new WeakMap<readonly DailyHealthSignals[], SignalDays>();

/** The same for the same rows: a month that comes makes no day of another month a new one, which would be drawn again. */
function collectDays(rows: readonly DailyHealthSignals[]): SignalDays {
  const known = collected.get(rows);
  if (known) return known;
  const days = new Map(rows.map((day) => [day.signal_date, pickSignals(day)]));
  collected.set(rows, days);
  return days;
}

function joinDays(months: readonly (readonly DailyHealthSignals[])[]): SignalDays {
  return new Map(months.flatMap((rows) => [...collectDays(rows)]));
}

function yearOf(month: CalendarMonth | CalendarDate): number {
  return Number(month.slice(0, 4));
}
