import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { isEmptyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { RECENT_LOG_DAYS } from '@lunaria/domain/daily-log/recent-logs.ts';
import { isEmptySignals } from '@lunaria/domain/signals/health-signals.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, readApiError } from '../../../app/api-client.ts';

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
      const [logs, signals] = await Promise.all([
        api['daily-logs'].$get({ query: { to: addDays(today, -RECENT_LOG_DAYS) } }, init),
        api['daily-health-signals'].$get({ query: {} }, init),
      ]);
      if (!logs.ok) throw await readApiError(logs);
      if (!signals.ok) throw await readApiError(signals);
      const { daily_logs: loggedDays } = await logs.json();
      const { daily_health_signals: notedDays } = await signals.json();
      return (
        loggedDays.some((log) => !isEmptyLog(log)) || notedDays.some((record) => !isEmptySignals(record))
      );
    },
    networkMode: 'always',
    retry: false,
  });
}
