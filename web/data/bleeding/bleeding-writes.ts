import {
  type Bleeding,
  type BleedingDay,
  type BleedingWrite,
  bleedingWriteSchema,
  EMPTY_BLEEDING,
  isEmptyBleeding,
} from '@lunaria/domain/bleeding/bleeding-day.ts';
import { bleedingIn, withBleeding } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { mergeBleeding } from '@lunaria/domain/bleeding/merge-bleeding.ts';
import { type DailyLog, EMPTY_VALUES, isEmptyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { api } from '../../app/api-client.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';

/** How she bled on a day, noted outside of the form of the log. Each day is a record of its own. */
export const BLEEDING_WRITES = defineWrites<BleedingWrite>({
  name: 'bleeding-days',
  schema: bleedingWriteSchema,
  combine: combineBleedingWrites,
  send: (change, signal) => api['bleeding-days'].$post({ json: change }, { init: { signal } }),
});

/** A newer change of a day on top of one that is not on its way yet: both, counted from what the older started from. */
export function combineBleedingWrites(older: BleedingWrite, newer: BleedingWrite): BleedingWrite {
  return { ...newer, ...mergeBleeding(newer.base, newer, older), base: older.base };
}

/** The days after the changes: what the server will hold once it has them. A day of which nothing is said has no row. */
export function applyBleedingWrites(
  rows: readonly BleedingDay[],
  writes: readonly BleedingWrite[],
): BleedingDay[] {
  const days = new Map(rows.map((row) => [row.day, row]));
  for (const { day, base, ...mine } of writes) {
    put(days, day, mergeBleeding(base, mine, days.get(day) ?? EMPTY_BLEEDING));
  }
  return [...days.values()];
}

/** The rows with a day as the server has stored it. */
export function putBleedingDay(rows: readonly BleedingDay[], stored: BleedingDay): BleedingDay[] {
  const days = new Map(rows.map((row) => [row.day, row]));
  put(days, stored.day, stored);
  return [...days.values()];
}

function put(days: Map<BleedingDay['day'], BleedingDay>, day: BleedingDay['day'], after: Bleeding): void {
  if (isEmptyBleeding(after)) days.delete(day);
  else days.set(day, { day, flow: after.flow, kind: after.kind });
}

/** The logs after the changes: a log says the bleeding of its day in the words of its mode. */
export function applyBleedingToLogs(logs: readonly DailyLog[], writes: readonly BleedingWrite[]): DailyLog[] {
  const days = new Map(logs.map((log) => [log.log_date, log]));
  for (const { day, base, ...mine } of writes) {
    const log = days.get(day) ?? { ...EMPTY_VALUES, log_date: day };
    const merged = mergeBleeding(base, mine, bleedingIn(log.extras) ?? EMPTY_BLEEDING);
    const after = { ...log, extras: withBleeding(log.extras, merged) };
    if (isEmptyLog(after)) days.delete(day);
    else days.set(day, after);
  }
  return [...days.values()].sort((one, other) => (one.log_date < other.log_date ? -1 : 1));
}
