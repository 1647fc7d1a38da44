import { type BleedingDay, EMPTY_BLEEDING } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { bleedingIn, withBleeding } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { areSameBleedings } from '@lunaria/domain/bleeding/merge-bleeding.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { mergeLog } from '@lunaria/domain/daily-log/merge-log.ts';
import type { LogChange } from '../daily-log/log-changes.ts';

type Rows = ReadonlyMap<CalendarDate, BleedingDay>;

/** The days after changes of the log: what the server will hold once it has them. */
export function applyBleedingChanges(rows: readonly BleedingDay[], logChanges: readonly LogChange[]): Rows {
  const days = new Map(rows.map((row) => [row.day, row]));
  for (const change of logChanges) {
    if (change.op === 'delete') {
      days.delete(change.date);
      continue;
    }
    const { log_date: day } = change.write;
    const extras = withBleeding({}, days.get(day) ?? null);
    const before = bleedingIn(extras) ?? EMPTY_BLEEDING;
    const log: DailyLog = { ...EMPTY_VALUES, log_date: day, extras };
    const after = bleedingIn(mergeLog(change.write, log).extras) ?? EMPTY_BLEEDING;
    if (areSameBleedings(before, after)) continue;
    if (after.flow === null) days.delete(day);
    else days.set(day, { day, ...after });
  }
  return days;
}
