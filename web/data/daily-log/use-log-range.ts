import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaitingWrites } from '../../app/write-queue/use-write-queue.ts';
import { logRangeQuery } from './daily-log-queries.ts';
import { applyLogChanges, dateOf } from './log-changes.ts';
import { LOG_WRITES } from './log-writes.ts';
import { useLogAnswers } from './use-log-answers.ts';

/** Her logs of some days, with the changes that wait to be sent. */
export interface LogRange {
  status: 'loading' | 'ready' | 'failed';
  /** Days without a log are missing. */
  logs: ReadonlyMap<CalendarDate, DailyLog>;
  /** The server did not answer: these are the rows of an earlier visit. */
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

const NONE: readonly DailyLog[] = [];

/** Her logs from one day to another, both included. */
export function useLogRange(userId: string, from: CalendarDate, to: CalendarDate): LogRange {
  useLogAnswers(userId);
  const query = useQuery({
    ...logRangeQuery(userId, from, to),
    // However fresh: what she has just written on another device is there when she turns to this one.
    refetchOnWindowFocus: 'always',
    // A range that has moved on by a day at midnight: yesterday's rows stand until the new ones are here.
    placeholderData: (rows, before) =>
      before?.queryKey[2] === addDays(from, -1) && before.queryKey[3] === addDays(to, -1) ? rows : undefined,
  });
  const waiting = useWaitingWrites(LOG_WRITES, userId);
  const rows = query.data?.rows ?? NONE;
  const logs = useMemo(() => {
    const changes = waiting.map(({ change }) => change);
    const ofRange = changes.filter((change) => dateOf(change) >= from && dateOf(change) <= to);
    return applyLogChanges(rows, ofRange);
  }, [rows, waiting, from, to]);
  const { refetch } = query;
  return {
    status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    logs,
    isOutdated: query.data?.isKept ?? false,
    isRetrying: query.isFetching,
    retry: () => void refetch(),
  };
}
