import type { Cycle } from '@lunaria/domain/cycle/cycle.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import { useMemo } from 'react';
import { usePeriodWrites } from '../../data/periods/use-periods.ts';
import type { CalendarState } from './calendar-state.ts';

interface Known {
  /** Newest first, as she sees them: what a change starts from. */
  periods: readonly Period[];
  cycle: Cycle;
  /** The length while no period can carry it. */
  setOwnLengthDays: (days: number) => void;
}

type PeriodActions = Pick<CalendarState, 'savePeriod' | 'movePeriod' | 'deletePeriod' | 'setCycleLength'>;

/** The ways to change what is recorded. Each is in view in the same moment, and sent when it can be. */
export function usePeriodActions(userId: string, known: Known): PeriodActions {
  const { save, move, remove } = usePeriodWrites(userId);
  const { periods, cycle, setOwnLengthDays } = known;
  return useMemo(
    () => ({
      savePeriod(days, lengthDays) {
        const there = periods.find((period) => period.period_start_date === days.start);
        save(days, there ?? null, lengthDays ?? there?.cycle_length ?? cycle.cycleLengthDays);
      },
      movePeriod: move,
      deletePeriod: remove,
      setCycleLength(days) {
        const [latest] = periods;
        setOwnLengthDays(days);
        if (!latest || latest.cycle_length === days) return;
        save({ start: latest.period_start_date, end: latest.period_end_date }, latest, days);
      },
    }),
    [save, move, remove, periods, cycle.cycleLengthDays, setOwnLengthDays],
  );
}
