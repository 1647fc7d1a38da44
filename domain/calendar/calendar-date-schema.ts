import * as z from 'zod/mini';
import '../text.ts';
import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/** A day from outside; the error names what is wrong with it. */
export const calendarDateSchema = z.custom<CalendarDate>(isCalendarDate, {
  error: 'Enter a day that exists, as YYYY-MM-DD',
});
