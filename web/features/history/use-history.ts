import { addDays, type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { hasCycle, hasOvulationForecast } from '@lunaria/domain/cycle/cycle-modes.ts';
import {
  findWindow,
  type HistoryPlace,
  type HistoryWindow,
  readHistoryPlace,
} from '@lunaria/domain/daily-log/history.ts';
import { findPhaseBands, type PhaseBand } from '@lunaria/domain/daily-log/history-phases.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useToday } from '../../app/use-today.ts';
import { useWaitingWrites } from '../../app/write-queue/use-write-queue.ts';
import { latestQuery, yearQuery } from '../profile/cycle/calendar-queries.ts';
import { PERIOD_WRITES } from '../profile/cycle/calendar-writes.ts';
import { applyPeriodChanges } from '../profile/cycle/period-changes.ts';
import { type LogRange, useLogRange } from '../profile/daily-log/use-log-range.ts';
import { useUnits } from '../profile/daily-log/use-units.ts';
import { useLifeStage } from '../profile/use-life-stage.ts';

/** Loaded at once, whatever is shown of it: every range up to it changes without a wait. */
const YEAR = 365;

export interface History extends LogRange {
  today: CalendarDate;
  stage: LifeStage;
  units: Units;
  place: HistoryPlace;
  window: HistoryWindow;
  /** Of the window, oldest first. */
  days: readonly CalendarDate[];
  bands: readonly PhaseBand[];
  /** What lies behind a chart is still on its way. */
  areBandsLoading: boolean;
}

/** What the address shows of her history. */
export function useHistory(userId: string): History {
  const today = useToday();
  const [search] = useSearchParams();
  const place = useMemo(() => readHistoryPlace(search), [search]);
  const window = useMemo(() => findWindow(place, today), [place, today]);
  const days = useMemo(() => listDays(window.from, window.to), [window]);
  const { units, isLoaded } = useUnits(userId);
  const { stage, profile } = useLifeStage(userId);
  const loaded = useLogRange(userId, ...chooseLoadedDays(window, today));
  const { bands, isLoading } = usePhaseBands(userId, {
    // Where her mode cannot be asked, no cycle is claimed.
    isCycling: profile.isPending ? null : profile.data !== undefined && hasCycle(stage),
    hasFertileDays: hasOvulationForecast(stage),
    ...{ days, today },
  });
  return {
    ...loaded,
    // In another mode, or in other units, it would be another page a moment later.
    status: loaded.status === 'ready' && (!isLoaded || profile.isPending) ? 'loading' : loaded.status,
    ...{ today, stage, units, place, window, days, bands },
    areBandsLoading: isLoading,
  };
}

/** The last year; for days before it whole months, which are kept on the device under names of their own. */
function chooseLoadedDays({ from, to }: HistoryWindow, today: CalendarDate): [CalendarDate, CalendarDate] {
  const yearAgo = addDays(today, 1 - YEAR);
  return from >= yearAgo ? [yearAgo, today] : [firstDayOf(monthOf(from)), lastDayOf(monthOf(to))];
}

interface BandsOf {
  /** False in a mode without a cycle; null while her mode is on its way, and so are the records. */
  isCycling: boolean | null;
  hasFertileDays: boolean;
  days: readonly CalendarDate[];
  today: CalendarDate;
}

/** What lies behind the charts. They do not wait for it. */
function usePhaseBands(userId: string, { isCycling, hasFertileDays, days, today }: BandsOf) {
  const firstYear = Number(days[0]?.slice(0, 4));
  const lastYear = Number(days.at(-1)?.slice(0, 4));
  const latest = useQuery({ ...latestQuery(userId), enabled: isCycling !== false });
  const years = useQueries({
    queries: Array.from({ length: lastYear - firstYear + 1 }, (_, index) => ({
      ...yearQuery(userId, firstYear + index),
      enabled: isCycling !== false,
    })),
    combine: (results) => ({
      periods: results.flatMap((result) => result.data?.rows ?? []),
      isLoading: results.some((result) => result.isLoading),
    }),
  });
  const waiting = useWaitingWrites(PERIOD_WRITES, userId);
  const bands = useMemo(() => {
    if (!isCycling || !latest.data || years.isLoading) return NONE;
    const { rows } = latest.data;
    const distinct = new Map([...years.periods, ...rows.periods].map((one) => [one.period_start_date, one]));
    const records = { periods: [...distinct.values()], firstStart: rows.firstStart };
    const changes = waiting.map(({ change }) => change);
    return findPhaseBands(days, { ...applyPeriodChanges(records, changes), today, hasFertileDays });
  }, [isCycling, hasFertileDays, latest.data, years, waiting, days, today]);
  return { bands, isLoading: isCycling !== false && (latest.isLoading || years.isLoading) };
}

const NONE: readonly PhaseBand[] = [];
