import { type BleedingDay, bleedingDaySchema } from '@lunaria/domain/bleeding/bleeding-day.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { keep } from '../../app/device-store/device-store.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import { useWaitingWrites } from '../../app/write-queue/use-write-queue.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import type { LogChange } from '../daily-log/log-changes.ts';
import { LOG_WRITES } from '../daily-log/log-writes.ts';
import {
  askAgain,
  type Loaded,
  loadOrReadKept,
  ROWS_OPTIONS,
  reloadWhatIsLoading,
} from '../records/load-rows.ts';
import { applyBleedingChanges } from './bleeding-changes.ts';

const rowsSchema = z.array(bleedingDaySchema);
const KEPT_BLEEDING = 'bleeding-days';
export const bleedingKey = (userId: string) => ['bleeding-days', userId] as const;

/** How she bled on her days, with the changes that wait to be sent. */
export interface BleedingDays {
  status: 'loading' | 'ready' | 'failed';
  /** Days of which nothing is said are missing. */
  days: ReadonlyMap<CalendarDate, BleedingDay>;
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

const NONE: readonly BleedingDay[] = [];

/** All of them, asked once for every screen: cycles, counter and calendar say the same because they read the same rows. */
export function useBleedingDays(userId: string): BleedingDays {
  useWriteAnswers(userId, hear);
  const { data, isError, isFetching, refetch } = useQuery({
    ...bleedingQuery(userId),
    // However fresh, as the log is: what another device noted is in month and panel when it is in the form.
    refetchOnWindowFocus: 'always',
  });
  const waitingLogs = useWaitingWrites(LOG_WRITES, userId);
  const rows = data?.rows ?? NONE;
  const days = useMemo(
    () =>
      applyBleedingChanges(
        rows,
        waitingLogs.map(({ change }) => change),
      ),
    [rows, waitingLogs],
  );
  return {
    status: data ? 'ready' : isError ? 'failed' : 'loading',
    days,
    isOutdated: data?.isKept ?? false,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

function bleedingQuery(userId: string) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: bleedingKey(userId),
    queryFn: ({ signal }) =>
      loadOrReadKept<BleedingDay[]>(userId, KEPT_BLEEDING, rowsSchema, async () => {
        const pages = await readAllPages({}, (query) =>
          api['bleeding-days'].$get({ query }, { init: { signal } }),
        );
        return pages.toReversed().flatMap((page) => page.bleeding_days);
      }),
  });
}

/** What was saved stands in the rows before the waiting change goes from view. */
function hear(client: QueryClient, event: WriteEvent): void {
  if (event.type !== 'saved' || event.kind !== LOG_WRITES.name) return;
  const { userId } = event;
  const change = event.change as LogChange; // as: changes of this kind are made by the log and nobody else
  changeRows(client, userId, (rows) => [...applyBleedingChanges(rows, [change]).values()]);
  askAgain(client, bleedingKey(userId));
}

function changeRows(
  client: QueryClient,
  userId: string,
  change: (rows: readonly BleedingDay[]) => BleedingDay[],
): void {
  reloadWhatIsLoading(client, bleedingKey(userId));
  client.setQueryData<Loaded<BleedingDay[]>>(bleedingKey(userId), (loaded) => {
    if (!loaded) return loaded;
    const rows = change(loaded.rows);
    void keep(userId, KEPT_BLEEDING, rows);
    return { ...loaded, rows };
  });
}
