import { type CalendarDate, localDateOf } from '../calendar/calendar-date.ts';
import { shortDay } from '../calendar/name-day.ts';

const JUST_NOW_MS = 120_000;
/** A day of no year of hers: among years of documents each says its own. */
const LONG_AGO: CalendarDate = '0001-01-01';

/** `just now`, `today at 09:05`, `4 Nov 2026`. A device whose clock is late says `just now` too. */
export function sayUploaded(uploadedAt: string, now: Date): string {
  const instant = new Date(uploadedAt);
  if (now.getTime() - instant.getTime() < JUST_NOW_MS) return 'just now';
  const day = localDateOf(instant);
  if (day !== localDateOf(now)) return shortDay(day, LONG_AGO);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `today at ${pad(instant.getHours())}:${pad(instant.getMinutes())}`;
}
