import type { Bleeding, BleedingDay } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { bleedingIn, withBleeding, withoutBleeding } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { type DailyLog, EMPTY_VALUES, isEmptyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import type { AllExtras } from '@lunaria/domain/daily-log/log-extras.ts';

/** A day as she sees it: its log with its bleeding in the words of one mode's field; null: there is neither. */
export function joinBleeding(log: DailyLog | null, row: BleedingDay | null): DailyLog | null {
  if (row === null || row.flow === null) return log;
  const { extras, ...rest } = log ?? { log_date: row.day, ...EMPTY_VALUES };
  return { ...rest, extras: withBleeding(extras, row) };
}

/** The newest days of both, at most so many, the newest first. Each list holds the newest of its table. */
export function joinDays(logs: readonly DailyLog[], rows: readonly BleedingDay[], limit: number): DailyLog[] {
  const byDay = new Map(logs.map((log) => [log.log_date, log]));
  for (const row of rows) {
    const joined = joinBleeding(byDay.get(row.day) ?? null, row);
    if (joined !== null) byDay.set(row.day, joined);
  }
  return [...byDay.values()].sort((a, b) => (a.log_date < b.log_date ? 1 : -1)).slice(0, limit);
}

/** A day taken apart: what belongs into `daily_logs`, whether anything does, and what is said of her bleeding. */
export function splitBleeding(log: DailyLog): {
  log: DailyLog;
  isLogEmpty: boolean;
  bleeding: Bleeding | null;
} {
  const extras: AllExtras = withoutBleeding(log.extras);
  const rest = { ...log, extras };
  return { log: rest, isLogEmpty: isEmptyLog(rest), bleeding: bleedingIn(log.extras) };
}
