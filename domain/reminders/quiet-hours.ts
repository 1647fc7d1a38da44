import { addDays } from '../calendar/calendar-date.ts';
import { instantOf, type WallTime, wallTimeAt } from '../time/wall-time.ts';
import type { ReminderKind } from './kinds.ts';
import type { QuietHours } from './reminder-settings.ts';

/** When the quiet hours end in which an instant lies; null where it lies in none. */
export function endOfQuietHours(instant: Date, quiet: QuietHours | null, zone: string): Date | null {
  const wall = wallTimeAt(instant, zone);
  if (quiet === null || !isQuiet(wall.minute, quiet)) return null;
  return instantOf(endOf(wall, quiet), zone);
}

/** When a time on the wall is told: at once, or when the quiet hours end in which it lies. */
export function afterQuietHours(wall: WallTime, quiet: QuietHours | null, zone: string): Date {
  return instantOf(quiet !== null && isQuiet(wall.minute, quiet) ? endOf(wall, quiet) : wall, zone);
}

/** Whether a time of the day lies within the quiet hours, which may reach over midnight; their end is outside. */
export function isQuiet(minute: number, { from, to }: QuietHours): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** Whether what is due at this time waits until the next day. */
const waitsOvernight = (minute: number, quiet: QuietHours | null): boolean =>
  quiet !== null && isQuiet(minute, quiet) && minute >= quiet.to;

/**
 * Whether a kind is not told at all at this time: a question about the day itself, which would wait for a morning on which that
 * day is over.
 */
export const isLeftOut = (kind: ReminderKind, minute: number, quiet: QuietHours | null): boolean =>
  kind === 'log-today' && waitsOvernight(minute, quiet);

function endOf({ day, minute }: WallTime, { to }: QuietHours): WallTime {
  return { day: minute < to ? day : addDays(day, 1), minute: to };
}
