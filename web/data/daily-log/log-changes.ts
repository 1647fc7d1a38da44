import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyLog, DailyLogWrite } from '@lunaria/domain/daily-log/daily-log.ts';
import { combineLogWrites, mergeLog } from '@lunaria/domain/daily-log/merge-log.ts';

/** One step in the history of a day's log. */
export type LogChange =
  | { op: 'save'; write: DailyLogWrite }
  | { op: 'delete'; date: CalendarDate; userId: string };

export function dateOf(change: LogChange): CalendarDate {
  return change.op === 'save' ? change.write.log_date : change.date;
}

/** The days after the changes, by date: what the server will hold once it has them. */
export function applyLogChanges(
  rows: readonly DailyLog[],
  changes: readonly LogChange[],
): Map<CalendarDate, DailyLog> {
  const logs = new Map(rows.map((log) => [log.log_date, log]));
  for (const change of changes) {
    const date = dateOf(change);
    if (change.op === 'delete') logs.delete(date);
    else logs.set(date, mergeLog(change.write, logs.get(date) ?? null));
  }
  return logs;
}

/** A newer change of a day on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combineLogChanges(older: LogChange, newer: LogChange): LogChange | null {
  // Whatever was to be saved before is gone with the rest of the day.
  if (newer.op === 'delete') return newer;
  if (older.op === 'delete') return null;
  const write = combineLogWrites(older.write, newer.write);
  return write && { op: 'save', write };
}
