import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Cycle } from '@lunaria/domain/cycle/cycle.ts';
import type { Period, PeriodWrite } from '@lunaria/domain/cycle/period.ts';
import { useMemo } from 'react';
import { useWriteQueue } from '../../../app/write-queue/use-write-queue.ts';
import { PERIOD_WRITES, PERIODS_RECORD } from '../../profile/cycle/calendar-writes.ts';
import type { PeriodChange } from '../../profile/cycle/period-changes.ts';
import type { CalendarState, PeriodDays } from '../calendar-state.ts';

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
  const queue = useWriteQueue();
  const { periods, cycle, setOwnLengthDays } = known;
  return useMemo(() => {
    const enqueue = (change: PeriodChange) =>
      void queue.enqueue(PERIOD_WRITES, userId, PERIODS_RECORD, change);
    const find = (start: CalendarDate) => periods.find((period) => period.period_start_date === start);

    function save(days: PeriodDays, base: Period | undefined, lengthDays: number, replaced?: CalendarDate) {
      const write: PeriodWrite = {
        user_id: userId,
        period_start_date: days.start,
        period_end_date: days.end,
        cycle_length: lengthDays,
        base: base ? { period_end_date: base.period_end_date, cycle_length: base.cycle_length } : null,
        ...(replaced === undefined || replaced === days.start ? {} : { replaces_start_date: replaced }),
      };
      enqueue({ op: 'save', write });
    }

    return {
      savePeriod(days, lengthDays) {
        const there = find(days.start);
        save(days, there, lengthDays ?? there?.cycle_length ?? cycle.cycleLengthDays);
      },
      movePeriod(moved, days) {
        save(days, moved, moved.cycle_length, moved.period_start_date);
      },
      deletePeriod: (start) => enqueue({ op: 'delete', userId, start }),
      setCycleLength(days) {
        const [latest] = periods;
        setOwnLengthDays(days);
        if (!latest || latest.cycle_length === days) return;
        save({ start: latest.period_start_date, end: latest.period_end_date }, latest, days);
      },
    };
  }, [queue, userId, periods, cycle.cycleLengthDays, setOwnLengthDays]);
}
