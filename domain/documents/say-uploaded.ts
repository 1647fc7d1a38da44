import { localDateOf } from '../calendar/calendar-date.ts';
import { shortDate } from '../calendar/name-day.ts';
import { sayClock } from '../time/say-time.ts';

const JUST_NOW_MS = 120_000;

/** `just now`, `today at 09:05`, `4 Nov 2026`. A device whose clock is late says `just now` too. */
export function sayUploaded(uploadedAt: string, now: Date): string {
  const instant = new Date(uploadedAt);
  if (now.getTime() - instant.getTime() < JUST_NOW_MS) return 'just now';
  const day = localDateOf(instant);
  return day === localDateOf(now) ? `today at ${sayClock(instant)}` : shortDate(day);
}
