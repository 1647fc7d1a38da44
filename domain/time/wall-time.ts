import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';

// Rules and worked examples: docs/algorithms/reminders.md (the tests use the same table).

/** What a clock on the wall shows, without saying where the wall is. */
export interface WallTime {
  day: CalendarDate;
  /** Since midnight as it is written: 0 for 00:00 to 1439 for 23:59, also on a day of 23 or 25 hours. */
  minute: number;
}

export const MINUTES_OF_DAY = 1440;
const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_OF_DAY * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs far more than asking it. Throws a RangeError for a zone that there is not. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  formats.set(zone, format);
  return format;
}

/** True for a name of the time zone database, such as `Europe/Lisbon`. */
export function isZone(zone: string): boolean {
  // Some engines also take offsets, which know no change of the clock.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at an instant. */
export function wallTimeAt(instant: Date, zone: string): WallTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value;
  const { year = '', month, day, hour, minute } = parts;
  return {
    day: `${year.padStart(4, '0')}-${month}-${day}` as CalendarDate, // by format
    minute: Number(hour) * 60 + Number(minute),
  };
}

/** Read as if the wall were in Greenwich. */
function naiveMs({ day, minute }: WallTime): number {
  return Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
}

/** How far the clocks of a zone are ahead of Greenwich. */
function offsetMs(instantMs: number, zone: string): number {
  return naiveMs(wallTimeAt(new Date(instantMs), zone)) - Math.floor(instantMs / MINUTE_MS) * MINUTE_MS;
}

/** Before and after the one change of the clock that there may be near it. */
function offsetsAround(naive: number, zone: string): [before: number, after: number] {
  return [offsetMs(naive - DAY_MS, zone), offsetMs(naive + DAY_MS, zone)];
}

/** When clocks of the zone show it: once, twice where an hour is doubled, never where one is left out. Earliest first. */
export function instantsOf(wall: WallTime, zone: string): Date[] {
  const naive = naiveMs(wall);
  const candidates = new Set(offsetsAround(naive, zone).map((offset) => naive - offset));
  return [...candidates]
    .filter((instantMs) => offsetMs(instantMs, zone) === naive - instantMs)
    .sort((one, other) => one - other)
    .map((instantMs) => new Date(instantMs));
}

/**
 * The one instant that is meant by it: the first of two; where it is left out, as much later as the clock was moved, so that
 * 02:30 in the night in which two becomes three is 03:30.
 */
export function instantOf(wall: WallTime, zone: string): Date {
  const [first] = instantsOf(wall, zone);
  if (first !== undefined) return first;
  const naive = naiveMs(wall);
  return new Date(naive - offsetsAround(naive, zone)[0]);
}

/** When a day is over. */
export function endOfDay(day: CalendarDate, zone: string): Date {
  return instantOf({ day: addDays(day, 1), minute: 0 }, zone);
}
