import type { Period } from '@lunaria/domain/cycle/period.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import { useWaitingWrites } from '../../app/write-queue/use-write-queue.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { latestQuery } from './calendar-queries.ts';
import { PERIOD_WRITES } from './calendar-writes.ts';
import { applyPeriodChanges, type PeriodChange } from './period-changes.ts';
import { takeLatestPeriod } from './take-latest-period.ts';

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
  useWriteAnswers(userId, hear);
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

/** Also where no calendar is on the page: she may have left it before the answer came. */
function hear(client: QueryClient, event: WriteEvent): void {
  if (event.type !== 'saved' || event.kind !== PERIOD_WRITES.name) return;
  // as: changes of this kind are made by the calendar and its neighbours, and nowhere else
  takeLatestPeriod(client, event.userId, event.change as PeriodChange, event.answer);
}
