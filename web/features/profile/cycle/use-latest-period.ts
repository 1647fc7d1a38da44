import type { Period } from '@lunaria/domain/cycle/period.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaitingWrites } from '../../../app/write-queue/use-write-queue.ts';
import { latestQuery } from './calendar-queries.ts';
import { PERIOD_WRITES } from './calendar-writes.ts';
import { applyPeriodChanges } from './period-changes.ts';

export interface LatestPeriodState {
  status: 'loading' | 'ready' | 'failed';
  /** The newest that is known. */
  period: Period | null;
  /** Whether any is recorded. */
  hasAny: boolean;
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

const NOTHING = { periods: [], firstStart: null };

/** Her newest period, with the changes that wait to be sent. The same question as the calendar's, asked once for both. */
export function useLatestPeriod(userId: string): LatestPeriodState {
  const { data, isError, isFetching, refetch } = useQuery(latestQuery(userId));
  const waiting = useWaitingWrites(PERIOD_WRITES, userId);
  const { periods, firstStart } = useMemo(
    () =>
      applyPeriodChanges(
        data?.rows ?? NOTHING,
        waiting.map(({ change }) => change),
      ),
    [data, waiting],
  );
  return {
    status: data ? 'ready' : isError ? 'failed' : 'loading',
    period: periods[0] ?? null,
    hasAny: firstStart !== null,
    isOutdated: data?.isKept ?? false,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
