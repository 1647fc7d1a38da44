import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { RECENT_LOG_DAYS } from '@lunaria/domain/daily-log/recent-logs.ts';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';
import { LOGS } from './logs.ts';

/** Her logs of some days, with the changes that wait to be sent. */
export interface LogRange extends Omit<RecordsState<DailyLog[]>, 'rows'> {
  /** Days without a log are missing. */
  logs: ReadonlyMap<CalendarDate, DailyLog>;
}

/** Her logs from one day to another, both included. */
export function useLogRange(userId: string, from: CalendarDate, to: CalendarDate): LogRange {
  const { rows, ...state } = useRecords(LOGS, userId, [from, to], {
    ...FOLLOWED,
    // A range that has moved on by a day at midnight: yesterday's rows stand until the new ones are here.
    placeholderData: (loaded, before) =>
      before?.queryKey[2] === addDays(from, -1) && before.queryKey[3] === addDays(to, -1)
        ? loaded
        : undefined,
  });
  const logs = useMemo(() => new Map(rows.map((log) => [log.log_date, log])), [rows]);
  return { ...state, logs };
}

/** Her logs of the last 35 days, today included, with the changes that wait to be sent. */
export function useRecentLogs(userId: string): LogRange {
  const today = useToday();
  return useLogRange(userId, addDays(today, 1 - RECENT_LOG_DAYS), today);
}
