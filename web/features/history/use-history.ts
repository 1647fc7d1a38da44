import { addDays, type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import {
  findWindow,
  type HistoryPlace,
  type HistoryWindow,
  readHistoryPlace,
} from '@lunaria/domain/daily-log/history.ts';
import type { PhaseBand } from '@lunaria/domain/daily-log/history-phases.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useToday } from '../../app/use-today.ts';
import { type LogRange, useLogRange } from '../../data/daily-log/logs.ts';
import { useUnits } from '../../data/daily-log/units.ts';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';

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
  /** Something may lie behind a chart. */
  isCycling: boolean;
  /** Takes what lies behind the charts (BandsPart). */
  setBands: (bands: readonly PhaseBand[] | null) => void;
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
  const [bands, setBands] = useState<readonly PhaseBand[] | null>(null);
  // Where her mode cannot be asked, no cycle is claimed.
  const isCycling = profile.data !== undefined && hasCycle(stage);
  return {
    ...loaded,
    // In another mode, or in other units, it would be another page a moment later.
    status: loaded.status === 'ready' && (!isLoaded || profile.isPending) ? 'loading' : loaded.status,
    ...{ today, stage, units, place, window, days, isCycling, setBands },
    bands: (isCycling && bands) || NONE,
    areBandsLoading: isCycling && bands === null,
  };
}

/** The last year; for days before it whole months, which are kept on the device under names of their own. */
function chooseLoadedDays({ from, to }: HistoryWindow, today: CalendarDate): [CalendarDate, CalendarDate] {
  const yearAgo = addDays(today, 1 - YEAR);
  return from >= yearAgo ? [yearAgo, today] : [firstDayOf(monthOf(from)), lastDayOf(monthOf(to))];
}

const NONE: readonly PhaseBand[] = [];
