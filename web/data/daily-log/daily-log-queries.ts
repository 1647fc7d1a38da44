import { type CalendarDate, inclusiveDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { type DailyLog, dailyLogSchema } from '@lunaria/domain/daily-log/daily-log.ts';
import { unitsSchema } from '@lunaria/domain/profile/units.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api, readApiError } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { type Loaded, loadOrReadKept, ROWS_OPTIONS } from '../records/load-rows.ts';

const logsSchema = z.array(dailyLogSchema);

export const logsKey = (userId: string) => ['daily-logs', userId] as const;
export const unitsKey = (userId: string) => ['units', userId] as const;
export const KEPT_UNITS = 'units';

/** Both days included, oldest first. */
export function logRangeQuery(userId: string, from: CalendarDate, to: CalendarDate) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: [...logsKey(userId), from, to] as const,
    queryFn: async ({ signal }): Promise<Loaded<DailyLog[]>> => {
      const loaded = await loadOrReadKept(userId, keptLogs(from, to), logsSchema, async () => {
        const pages = await readAllPages({ from, to }, (query) =>
          api['daily-logs'].$get({ query }, { init: { signal } }),
        );
        return pages.toReversed().flatMap((page) => page.daily_logs);
      });
      // What was kept may be of a range that ended days ago.
      return { ...loaded, rows: loaded.rows.filter(({ log_date: date }) => date >= from && date <= to) };
    },
  });
}

/**
 * The name on the device. Whole months, one or several, have their own; a range that moves on with the days takes the
 * place of yesterday's, so that the device does not fill.
 */
export function keptLogs(from: CalendarDate, to: CalendarDate): string {
  const [first, last] = [monthOf(from), monthOf(to)];
  const areMonths = from === firstDayOf(first) && to === lastDayOf(last);
  if (!areMonths) return `daily-logs ${inclusiveDays(from, to)}`;
  return first === last ? `daily-logs ${first}` : `daily-logs ${first} ${last}`;
}

export function unitsQuery(userId: string) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: unitsKey(userId),
    queryFn: ({ signal }) =>
      loadOrReadKept(userId, KEPT_UNITS, unitsSchema, async () => {
        const response = await api.units.$get({}, { init: { signal } });
        if (!response.ok) throw await readApiError(response);
        return await response.json();
      }),
  });
}
