import { type CalendarDate, isCalendarDate } from '../../../calendar/calendar-date.ts';
import { type DayOrder, findDates } from '../printed-date.ts';

/** `20140211135400-0500`: a day in one run of digits, as exports print it. Elsewhere such a run is a number of a person. */
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:\d{4,6})?(?:[+-]\d{4})?(?!\d)/;
/** No printed date is longer. */
const DATE_MAX_LENGTH = 40;

/** The day a text begins with, or null for none and for one that can be read in two ways. */
export function readDay(text: string, order: DayOrder): CalendarDate | null {
  const [, year, month, day] = COMPACT.exec(text) ?? [];
  if (year !== undefined) {
    const date = `${year}-${month}-${day}`;
    return isCalendarDate(date) ? date : null;
  }
  const [first] = findDates(text.slice(0, DATE_MAX_LENGTH), order);
  return first?.start === 0 ? first.day : null;
}
