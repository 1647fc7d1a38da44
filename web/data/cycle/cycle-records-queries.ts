import { type CycleRecords, cycleRecordsSchema } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { joinCycleRecords } from '@lunaria/domain/cycle/history/join-cycle-records.ts';
import { type Period, periodSchema } from '@lunaria/domain/cycle/period.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { calendarKey, cycleRecordsKey, fetchPeriods, keptName } from '../periods/calendar-queries.ts';
import { loadOrReadKept, ROWS_OPTIONS } from '../records/load-rows.ts';
import { withoutPregnancies } from './records-to-keep.ts';

/** Below the key of the calendar, so that what reloads its periods reloads these. */
export const allPeriodsKey = (userId: string) => [...calendarKey(userId), 'all'] as const;

export const KEPT_RECORDS = 'cycle-records';
export const KEPT_PERIODS = keptName('all');

/** What is recorded about her cycles beside the periods; without a connection as this device kept it. */
export function cycleRecordsQuery(userId: string) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: cycleRecordsKey(userId),
    queryFn: ({ signal }) =>
      loadOrReadKept<CycleRecords>(
        userId,
        KEPT_RECORDS,
        cycleRecordsSchema,
        async () => {
          const pages = await readAllPages({}, (query) =>
            api['cycle-records'].$get({ query }, { init: { signal } }),
          );
          return pages.reduce(joinCycleRecords);
        },
        withoutPregnancies,
      ),
  });
}

/** All her periods, newest first: the calendar asks for a year, this for as far back as she recorded. */
export function allPeriodsQuery(userId: string) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: allPeriodsKey(userId),
    queryFn: ({ signal }) =>
      loadOrReadKept<Period[]>(userId, KEPT_PERIODS, z.array(periodSchema), async () => {
        return (await fetchPeriods({}, signal)).period_tracking;
      }),
  });
}
