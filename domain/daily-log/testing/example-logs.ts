import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from '../daily-log.ts';

/** The log of a day; what is left out was not logged. */
export const logOf = (date: CalendarDate, part: Partial<DailyLog> = {}): DailyLog => ({
  ...EMPTY_VALUES,
  ...part,
  log_date: date,
});
