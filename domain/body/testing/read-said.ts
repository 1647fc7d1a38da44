import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { MONTH_NAMES } from '../../calendar/name-day.ts';
import type { DateWindow } from '../../cycle/forecast/forecast-cycle.ts';

// Words read back into days, so that screens are compared by what she reads and not by what they were made from.

const SHORT_MONTHS = MONTH_NAMES.map((name) => (name === 'September' ? 'Sept' : name.slice(0, 3)));

/** `8 Sept`, `8 September`, `8 Sept 2027`, without a year in that of `today`; null: no day stands there. */
export function readDay(text: string, today: CalendarDate): CalendarDate | null {
  const [, day = '', month = '', year = today.slice(0, 4)] =
    /^(\d{1,2}) ([A-Z][a-z]+)(?: (\d{4}))?$/.exec(text) ?? [];
  const index = Math.max(SHORT_MONTHS.indexOf(month), MONTH_NAMES.indexOf(month));
  if (day === '' || index === -1) return null;
  // by format: three numbers, padded
  return `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}` as CalendarDate;
}

/** `28 Nov – 2 Dec`, `11 – 15 Oct`, `28 November to 2 December`, and one day alone. */
export function readDays(text: string, today: CalendarDate): DateWindow | null {
  const [first = '', last = first] = text.split(/ – | to /);
  const to = readDay(last, today);
  if (to === null) return null;
  // `11 – 15 Oct`: the month is said once.
  const from = /^\d+$/.test(first)
    ? addDays(to, -(Number(to.slice(8)) - Number(first)))
    : readDay(first, today);
  return from !== null && daysBetween(from, to) >= 0 ? { from, to } : null;
}

/** `30 Nov, 8 in 10: 28 Nov – 2 Dec`, and the window without the day. */
export function readForecast(
  text: string,
  today: CalendarDate,
): { date: CalendarDate | null; window: DateWindow | null } {
  const [, date = '', window = ''] = /^(?:(.*), )?8 in 10: (.*)$/.exec(text) ?? [];
  return { date: readDay(date, today), window: readDays(window, today) };
}

/** Days without a year, of less than one ahead: `30 November`, `15 to 19 December`, `28 Dec to 2 Jan`. */
export function readNearDays(text: string, today: CalendarDate): DateWindow | null {
  const [first = '', last = first] = text.split(' to ');
  const to = readNearDay(last, today);
  if (to === null) return null;
  // `15 to 19 December`: the month is said once.
  const from = /^\d+$/.test(first)
    ? addDays(to, -(Number(to.slice(8)) - Number(first)))
    : readNearDay(first, today);
  return from && { from, to };
}

function readNearDay(text: string, today: CalendarDate): CalendarDate | null {
  const day = readDay(text, today);
  if (day === null || day >= today) return day;
  return readDay(`${text} ${Number(today.slice(0, 4)) + 1}`, today);
}
