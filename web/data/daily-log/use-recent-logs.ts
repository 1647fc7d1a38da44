import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { RECENT_LOG_DAYS } from '@lunaria/domain/daily-log/recent-logs.ts';
import { useToday } from '../../app/use-today.ts';
import { type LogRange, useLogRange } from './use-log-range.ts';

/** Her logs of the last 35 days, today included, with the changes that wait to be sent. */
export function useRecentLogs(userId: string): LogRange {
  const today = useToday();
  return useLogRange(userId, addDays(today, 1 - RECENT_LOG_DAYS), today);
}
