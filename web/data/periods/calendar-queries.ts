import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, firstDayOf, lastDayOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { CYCLE_LENGTH_LIMITS, periodSchema } from '@lunaria/domain/cycle/period.ts';
import { dailySignalsSchema } from '@lunaria/domain/signals/health-signals.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { loadOrReadKept, ROWS_OPTIONS } from '../records/load-rows.ts';

const latestSchema = z.object({
  periods: z.array(periodSchema),
  firstStart: z.nullable(periodSchema.shape.period_start_date),
});
const periodsSchema = z.array(periodSchema);
const signalsSchema = z.array(dailySignalsSchema);

/** The newest period and the first start. */
export type LatestPeriod = z.infer<typeof latestSchema>;

export const calendarKey = (userId: string) => ['calendar', userId] as const;
export const latestKey = (userId: string) => [...calendarKey(userId), 'latest'] as const;
export const yearsKey = (userId: string) => [...calendarKey(userId), 'periods'] as const;
export const historyKey = (userId: string) => [...calendarKey(userId), 'history'] as const;
/** What is recorded beside the periods: read in cycle-records-queries.ts, which brings its schemas along. */
export const cycleRecordsKey = (userId: string) => ['cycle-records', userId] as const;
export const signalsKey = (userId: string, month: CalendarMonth) =>
  [...calendarKey(userId), 'signals', month] as const;

/** Names on the device, beside the keys of the cache. */
export const keptName = (...key: (string | number)[]) => ['calendar', ...key].join(' ');

export function latestQuery(userId: string) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: latestKey(userId),
    queryFn: ({ signal }) =>
      loadOrReadKept(userId, keptName('latest'), latestSchema, async () => {
        const found = await fetchPeriods({ limit: '1' }, signal);
        return { periods: found.period_tracking, firstStart: found.first_start_date };
      }),
  });
}

/** The days of which a year needs the periods: those of a cycle that began in the year before count too. */
export function periodRangeOf(year: number) {
  const name = String(year).padStart(4, '0') as `${number}`; // by format: the digits of a year
  return { from: addDays(`${name}-01-01`, -CYCLE_LENGTH_LIMITS.max), to: addDays(`${name}-12-31`, 0) };
}

export function yearQuery(userId: string, year: number) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: [...yearsKey(userId), year],
    queryFn: ({ signal }) =>
      loadOrReadKept(userId, keptName('periods', year), periodsSchema, async () => {
        return (await fetchPeriods(periodRangeOf(year), signal)).period_tracking;
      }),
  });
}

/** The newest so many periods, for the list of what is recorded. */
export function historyQuery(userId: string, limit: number) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: [...historyKey(userId), limit],
    queryFn: async ({ signal }) => (await fetchPeriods({ limit: String(limit) }, signal)).period_tracking,
  });
}

export function signalsQuery(userId: string, month: CalendarMonth) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: signalsKey(userId, month),
    queryFn: ({ signal }) =>
      loadOrReadKept(userId, keptName('signals', month), signalsSchema, async () => {
        return await fetchSignals({ from: firstDayOf(month), to: lastDayOf(month) }, signal);
      }),
  });
}

type SignalsQuery = Parameters<(typeof api)['daily-health-signals']['$get']>[0]['query'];

/** All days of the range that have a record, oldest first. */
export async function fetchSignals(query: SignalsQuery, signal: AbortSignal) {
  const pages = await readAllPages(query, (part) =>
    api['daily-health-signals'].$get({ query: part }, { init: { signal } }),
  );
  return pages.toReversed().flatMap((page) => page.daily_health_signals);
}

type PeriodsQuery = Parameters<(typeof api)['period-tracking']['$get']>[0]['query'];

/** All periods of the query, newest start first, and the first start of all. */
export async function fetchPeriods(query: PeriodsQuery, signal: AbortSignal) {
  const pages = await readAllPages(query, (part) =>
    api['period-tracking'].$get({ query: part }, { init: { signal } }),
  );
  return {
    period_tracking: pages.flatMap((page) => page.period_tracking),
    first_start_date: pages[0]?.first_start_date ?? null,
  };
}
