/** A day without time and time zone, `YYYY-MM-DD`, years 0001 to 9999. Compares as text. */
export type CalendarDate = `${number}-${number}-${number}`;

const MS_PER_DAY = 86_400_000;
const ZERO = 48;

// Every calculation happens at midnight UTC, where no clock is ever changed: a day is always 24 hours.
// Rules that look at every day of years ask so often that reading the digits, instead of a text made for it, is seen.
function toUtcMs(date: CalendarDate): number {
  const digit = (index: number) => date.charCodeAt(index) - ZERO;
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3);
  // Date.UTC takes 99 for 1999.
  if (year < 100) return Date.parse(`${date}T00:00:00Z`);
  return Date.UTC(year, digit(5) * 10 + digit(6) - 1, digit(8) * 10 + digit(9));
}

function fromUtcMs(utcMs: number): CalendarDate {
  return new Date(utcMs).toISOString().slice(0, 10) as CalendarDate; // by format: the first ten characters are the day
}

/** True for a day that exists: not 32 May, not 29 February 2025. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  // JavaScript counts a year 0, the database does not.
  if (value.startsWith('0000')) return false;
  const utcMs = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(utcMs) && new Date(utcMs).toISOString().slice(0, 10) === value;
}

/** The day in UTC at `instant`. */
export function utcDay(instant: Date): CalendarDate {
  return fromUtcMs(instant.getTime());
}

/** The day that the clock on her wall shows at `instant`: local date parts, no conversion. */
export function localDateOf(instant: Date): CalendarDate {
  const pad = (value: number, width = 2) => String(value).padStart(width, '0');
  return `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}` as CalendarDate; // by format
}

/** The day `days` later, earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtcMs(toUtcMs(date) + days * MS_PER_DAY);
}

/** Days from `from` to `to`; negative when `to` is earlier, 0 on the same day. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (toUtcMs(to) - toUtcMs(from)) / MS_PER_DAY;
}

/** Days from the first to the last, both counted: 3 to 7 November is 5. */
export function inclusiveDays(first: CalendarDate, last: CalendarDate): number {
  return daysBetween(first, last) + 1;
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return new Date(toUtcMs(date)).getUTCDay();
}

/** The day of the month, 1 to 31. */
export function dayOfMonth(date: CalendarDate): number {
  return Number(date.slice(8));
}

/** All days from the first to the last, both included; none when the last is earlier. */
export function listDays(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, inclusiveDays(first, last)) }, (_, index) => addDays(first, index));
}
