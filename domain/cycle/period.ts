import * as z from 'zod/mini';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { BACKWARD_RANGE, dateRangeFields, isForwardRange } from '../calendar/date-range.ts';
import { periodLengthDays } from './cycle.ts';

/** A recorded period as it travels: one row of `period_tracking`. */
export interface Period {
  period_start_date: CalendarDate;
  /** null while it goes on. */
  period_end_date: CalendarDate | null;
  cycle_length: number;
}

/** Lengths that she can state and that are kept: more than the lists offer (44 and 45), because cycles of 60 days occur. */
export const CYCLE_LENGTH_LIMITS = { min: 21, max: 90 } as const;
/** Offered in Cycle Settings. */
export const CYCLE_LENGTH_OPTIONS: readonly number[] = Array.from({ length: 24 }, (_, index) => 21 + index);
export const CYCLE_LENGTH_HINT = 'Normal cycles range from 21-35 days. Most common: 28 days.';
/** The first year that the picker of Edit Period offers; the data knows no such limit. */
export const PERIOD_PICKER_FIRST_YEAR = 2020;
/** Nobody alive has a period before it. */
export const EARLIEST_PERIOD_START: CalendarDate = '1900-01-01';

export const cycleLengthSchema = z
  .int({ error: 'Enter a length from 21 to 90 days' })
  .check(
    z.minimum(CYCLE_LENGTH_LIMITS.min, { error: 'Enter a length from 21 to 90 days' }),
    z.maximum(CYCLE_LENGTH_LIMITS.max, { error: 'Enter a length from 21 to 90 days' }),
  );

/** The latest "today" anywhere on earth at `instant`: UTC+14. The server does not know her time zone. */
export function latestTodayOnEarth(instant: Date): CalendarDate {
  const shifted = new Date(instant.getTime() + 14 * 3_600_000);
  return shifted.toISOString().slice(0, 10) as CalendarDate; // by format: the first ten characters are the day
}

/** The earliest "today" anywhere on earth at `instant`: UTC−12. What ends with a day has ended everywhere only after it. */
export function earliestTodayOnEarth(instant: Date): CalendarDate {
  const shifted = new Date(instant.getTime() - 12 * 3_600_000);
  return shifted.toISOString().slice(0, 10) as CalendarDate; // by format: the first ten characters are the day
}

const periodFields = {
  period_start_date: calendarDateSchema,
  period_end_date: z.nullable(calendarDateSchema),
  cycle_length: cycleLengthSchema,
};

/** What is wrong with a period's days, as a sentence, or null. `today` is the last day that may be recorded. */
export function findPeriodFault(
  period: Pick<Period, 'period_start_date' | 'period_end_date'>,
  today: CalendarDate,
): string | null {
  const { period_start_date: start, period_end_date: end } = period;
  if (start < EARLIEST_PERIOD_START) return 'Choose a day from 1900 on';
  if (start > today || (end !== null && end > today)) return 'A period cannot be in the future';
  if (end !== null && end < start) return 'A period cannot end before it starts';
  return null;
}

/**
 * `POST /api/period-tracking`: saves the period with this start, or moves the one that began on
 * `replaces_start_date` here. `base` is what she saw when she changed it (null: nothing was recorded), so that the
 * server keeps what another device wrote into fields she did not touch.
 */
export const periodWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  ...periodFields,
  replaces_start_date: z.optional(calendarDateSchema),
  base: z.nullable(
    z.object({ period_end_date: periodFields.period_end_date, cycle_length: cycleLengthSchema }),
  ),
});

/** Rows as they are kept on a device, where anybody may have written. */
export const periodSchema = z.object(periodFields);

export type PeriodWrite = z.infer<typeof periodWriteSchema>;
export type PeriodBase = PeriodWrite['base'];

const LIMIT_HINT = 'Ask for 1 to 1000 periods';

/** `GET /api/period-tracking`: the periods that touch a range of days, at most `limit` of them. As an address has it. */
export const periodsQuerySchema = z
  .object({
    ...dateRangeFields,
    limit: z.optional(
      z
        .string({ error: LIMIT_HINT })
        .check(z.refine((text) => /^([1-9]\d{0,2}|1000)$/.test(text), { error: LIMIT_HINT })),
    ),
  })
  .check(z.refine(isForwardRange, { error: BACKWARD_RANGE }));

/** `DELETE /api/period-tracking/:start?user_id=`: which period, and whose. */
export const periodDeleteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
});

/**
 * The period after a write that started from `base` meets what is stored by now: fields the write did not change
 * keep the stored value. `stored` null: it is gone or was never there, the write stands as it is.
 */
export function mergePeriod(base: PeriodBase, mine: Period, stored: Period | null): Period {
  if (stored === null || base === null) return mine;
  const end = mine.period_end_date === base.period_end_date ? stored.period_end_date : mine.period_end_date;
  return {
    period_start_date: mine.period_start_date,
    // Moved past the end that another device recorded: that end cannot be kept.
    period_end_date: end !== null && end < mine.period_start_date ? mine.period_end_date : end,
    cycle_length: mine.cycle_length === base.cycle_length ? stored.cycle_length : mine.cycle_length,
  };
}

/**
 * What a write meets: the period that stands at its start, or the one that it moves there (null: there is none). Two
 * periods with one start become one, and only an end that the moved one lacks is kept of the other.
 */
export function findMet(there: Period | null, moved: Period | null): Period | null {
  if (moved === null) return there;
  return { ...moved, period_end_date: moved.period_end_date ?? there?.period_end_date ?? null };
}

/** The period that a moved or new one would touch: they share at least one day. `periods` in any order. */
export function findOverlap(
  periods: readonly Period[],
  start: CalendarDate,
  end: CalendarDate | null,
  today: CalendarDate,
): Period | null {
  const last = end ?? start;
  return (
    periods.find(
      (period) =>
        period.period_start_date !== start &&
        period.period_start_date <= last &&
        lastRecordedDay(period, today) >= start,
    ) ?? null
  );
}

/** The last day that is drawn as recorded: the end, or while it goes on the default length, at most today. */
export function lastRecordedDay(period: Period, today: CalendarDate): CalendarDate {
  if (period.period_end_date !== null) return period.period_end_date;
  const { period_start_date: start } = period;
  const usual = addDays(start, periodLengthDays(start, null) - 1);
  return usual < today ? usual : start > today ? start : today;
}
