import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { isEmptyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { RECENT_LOG_DAYS } from '@lunaria/domain/daily-log/recent-logs.ts';
import { isEmptySignals } from '@lunaria/domain/signals/health-signals.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, readApiError } from '../../app/api-client.ts';
import { readPages } from '../../app/read-pages.ts';

export const earlierRecordsKey = (userId: string) => ['earlier-records', userId] as const;

/**
 * Whether she recorded anything before the days that are loaded anyway. Asked only where those are empty: then it
 * decides between samples and "Nothing logged".
 */
export function earlierRecordsQuery(userId: string, today: CalendarDate) {
  return queryOptions({
    queryKey: earlierRecordsKey(userId),
    queryFn: async ({ signal }): Promise<boolean> => {
      const init = { init: { signal } };
      const logs = readPages({ to: addDays(today, -RECENT_LOG_DAYS) }, (query) =>
        api['daily-logs'].$get({ query }, init),
      );
      for await (const page of logs) if (page.daily_logs.some((log) => !isEmptyLog(log))) return true;
      const days = readPages({}, (query) => api['daily-health-signals'].$get({ query }, init));
      for await (const page of days) {
        if (page.daily_health_signals.some((record) => !isEmptySignals(record))) return true;
      }
      // After one that ended an invented cycle would stand where none is counted.
      const records = await api['cycle-records'].$get({ query: {} }, init);
      if (!records.ok) throw await readApiError(records);
      return (await records.json()).pregnancies.length > 0;
    },
    networkMode: 'always',
    retry: false,
  });
}
