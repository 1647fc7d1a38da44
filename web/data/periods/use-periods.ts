import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { DEFAULT_CYCLE_LENGTH_DAYS } from '@lunaria/domain/cycle/cycle.ts';
import { CYCLE_LENGTH_LIMITS, type Period, type PeriodWrite } from '@lunaria/domain/cycle/period.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { calendarKey } from '../cycle/forget-unseen.ts';
import { type RecordsState, useRecords } from '../records/use-records.ts';
import type { PeriodChange, PeriodRecords } from './period-changes.ts';
import { LATEST_PERIOD, PERIOD_WRITES, PERIODS_RECORD } from './periods.ts';

export interface LatestPeriodState extends Omit<RecordsState<PeriodRecords>, 'rows'> {
  /** The newest that is known. */
  period: Period | null;
  /** Whether any is recorded. */
  hasAny: boolean;
}

/** Her newest period, with the changes that wait to be sent. The same question as the calendar's, asked once for both. */
export function useLatestPeriod(userId: string): LatestPeriodState {
  const { rows, ...state } = useRecords(LATEST_PERIOD, userId, []);
  return { ...state, period: rows.periods[0] ?? null, hasAny: rows.firstStart !== null };
}

/** The days of a period as she chose them; `end` null while it goes on. */
export interface PeriodDays {
  start: CalendarDate;
  end: CalendarDate | null;
}

export interface PeriodWrites {
  /** Records a period, or changes the one that has this start: `base`, as she saw it. */
  save: (days: PeriodDays, base: Period | null, cycleLengthDays: number) => void;
  /** Gives a recorded period other days. */
  move: (moved: Period, days: PeriodDays) => void;
  remove: (start: CalendarDate) => void;
}

/** The ways to change recorded periods. Each is in view in the same moment, and sent when it can be. */
export function usePeriodWrites(userId: string): PeriodWrites {
  const queue = useWriteQueue();
  return useMemo(() => {
    const enqueue = (change: PeriodChange) =>
      void queue.enqueue(PERIOD_WRITES, userId, PERIODS_RECORD, change);
    const write = (days: PeriodDays, base: Period | null, lengthDays: number): PeriodWrite => ({
      user_id: userId,
      period_start_date: days.start,
      period_end_date: days.end,
      cycle_length: lengthDays,
      base: base && { period_end_date: base.period_end_date, cycle_length: base.cycle_length },
    });
    return {
      save: (days, base, lengthDays) => enqueue({ op: 'save', write: write(days, base, lengthDays) }),
      move(moved, days) {
        const { period_start_date: start, cycle_length } = moved;
        const replaces = days.start === start ? {} : { replaces_start_date: start };
        enqueue({ op: 'save', write: { ...write(days, moved, cycle_length), ...replaces } });
      },
      remove: (start) => enqueue({ op: 'delete', userId, start }),
    };
  }, [queue, userId]);
}

const NAME = 'own-length';
const KEPT_NAME = 'calendar own-length';

/**
 * The cycle length that she chose while no period is recorded that could carry it. Kept on this device as long as she
 * is signed in here, and taken over by the first period.
 */
export function useOwnLength(userId: string): [number, (days: number) => Promise<void>] {
  const client = useQueryClient();
  const { data } = useQuery<number | null>({
    queryKey: [...calendarKey(userId), NAME],
    // Where the device keeps nothing, what she chose in this visit holds.
    queryFn: async ({ queryKey }) =>
      readLength(await readKept(userId, KEPT_NAME)) ?? client.getQueryData<number>(queryKey) ?? null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const setLength = useCallback(
    async (days: number) => {
      const queryKey = [...calendarKey(userId), NAME];
      // What is being read at this moment is older than her choice.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, days);
      await keep(userId, KEPT_NAME, days);
    },
    [client, userId],
  );
  return [data ?? DEFAULT_CYCLE_LENGTH_DAYS, setLength];
}

/** Anybody at this device can write there. */
function readLength(kept: unknown): number | null {
  const isLength = typeof kept === 'number' && Number.isInteger(kept);
  return isLength && kept >= CYCLE_LENGTH_LIMITS.min && kept <= CYCLE_LENGTH_LIMITS.max ? kept : null;
}
