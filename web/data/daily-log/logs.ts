import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { calendarDateSchema } from '@lunaria/domain/calendar/calendar-date-schema.ts';
import {
  type DailyLog,
  type DailyLogWrite,
  dailyLogSchema,
  dailyLogWriteSchema,
} from '@lunaria/domain/daily-log/daily-log.ts';
import { combineLogWrites, mergeLog } from '@lunaria/domain/daily-log/merge-log.ts';
import { RECENT_LOG_DAYS } from '@lunaria/domain/daily-log/recent-logs.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { useToday } from '../../app/use-today.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites, type WriteEvent } from '../../app/write-queue/write-kind.ts';
import { showToast } from '../../ui/toast.tsx';
import { applyBleedingToLogs, BLEEDING_WRITES } from '../bleeding/bleeding-writes.ts';
import { type DayRange, daysOfRange, isIn, nameOfRange } from '../records/days-of-range.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';

/** One step in the history of a day's log. */
export type LogChange =
  /** `isQuiet`: saved as she taps, where a line of its own says so. */
  { op: 'save'; write: DailyLogWrite; isQuiet?: true } | { op: 'delete'; date: CalendarDate; userId: string };

/** Each day is a record of its own. */
export const LOG_WRITES = defineWrites<LogChange>({
  name: 'daily-logs',
  schema: z.discriminatedUnion('op', [
    z.object({
      op: z.literal('save'),
      write: dailyLogWriteSchema,
      isQuiet: z.exactOptional(z.literal(true)),
    }),
    z.object({ op: z.literal('delete'), date: calendarDateSchema, userId: z.string() }),
  ]),
  // 2: with signs. A change without them leaves them as they are, so that the first form is one of today's.
  version: 2,
  raise: (change) => change,
  combine: combineLogChanges,
  async send(change, signal) {
    const logs = api['daily-logs'];
    if (change.op === 'save') return await logs.$post({ json: change.write }, { init: { signal } });
    const deletion = { param: { date: change.date }, query: { user_id: change.userId } };
    return await logs[':date'].$delete(deletion, { init: { signal } });
  },
});

const days = daysOfRange<DailyLog>(({ log_date }) => log_date);

/** Her logs from one day to another, both included, oldest first. */
export const LOGS = defineRecords<DailyLog[], DayRange>({
  key: (userId) => ['daily-logs', userId],
  schema: z.array(dailyLogSchema),
  none: [],
  async load(signal, from, to) {
    const pages = await readAllPages({ from, to }, (query) =>
      api['daily-logs'].$get({ query }, { init: { signal } }),
    );
    return pages.toReversed().flatMap((page) => page.daily_logs);
  },
  keptAs: (...range) => `daily-logs ${nameOfRange(...range)}`,
  within: days.within,
  changedBy: [
    by(LOG_WRITES, {
      layOver(logs, changes, ...range) {
        const own = changes.filter((change) => isIn(range, dateOf(change)));
        return [...applyLogChanges(logs, own).values()];
      },
      take(logs, change, answer, ...range) {
        const stored = change.op === 'save' ? dailyLogSchema.safeParse(answer).data : null;
        return stored === undefined ? null : days.put(logs, dateOf(change), stored, ...range);
      },
    }),
    by(BLEEDING_WRITES, {
      layOver: (logs, writes, ...range) =>
        applyBleedingToLogs(
          logs,
          writes.filter(({ day }) => isIn(range, day)),
        ),
    }),
  ],
  after(event) {
    if (event.kind !== LOG_WRITES.name) return;
    // Only now is it true. After an outage several are saved in one moment: that is said once.
    if (event.type === 'saved' && isSave(event) && !event.isElsewhere) sayLogSaved();
    sayUnsaved(event, 'Failed to save your daily log');
  },
});

function isSave(event: WriteEvent & { type: 'saved' }): boolean {
  const change = event.change as LogChange; // as: changes of this kind alone come under its name
  return change.op === 'save' && !change.isQuiet;
}

/** The server has it. */
export function sayLogSaved(): void {
  showToast({ title: 'Daily log saved!', message: 'Your health data has been recorded.' }, 'log-saved');
}

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
  return write && { op: 'save', write, ...(older.isQuiet && newer.isQuiet && { isQuiet: true }) };
}

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
