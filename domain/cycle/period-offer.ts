import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { lastRecordedDay, type Period } from './period.ts';

/** What can be recorded about her period from one day, in one tap. */
export type PeriodOffer =
  /** Nothing is near: a period began on the day. */
  | { kind: 'start' }
  /** One is recorded that began soon after: it began on the day already. */
  | { kind: 'start-earlier'; period: Period }
  /** One goes on: it ended on the day. */
  | { kind: 'end'; period: Period }
  /** One goes on, and she did not bleed on the day: it ended on the day before. */
  | { kind: 'end-before'; period: Period }
  /** One ended just before: it lasted until the day. */
  | { kind: 'end-later'; period: Period };

/** A start recorded at most so much later is taken for the same period, noted late. */
const SAME_START_DAYS = 5;
/** Bleeding at most so long after the recorded end is taken for the same period, closed early. */
const SAME_END_DAYS = 3;
/** A period without an end is offered to be closed so long; after that Edit Period is the better place. */
export const CLOSE_DAYS = 14;

/**
 * The one thing to offer for the day, or null: days ahead, and days inside a recorded period. It only offers;
 * nothing is recorded until she taps. `periods` in any order.
 */
export function offerPeriod(
  date: CalendarDate,
  periods: readonly Period[],
  today: CalendarDate,
): PeriodOffer | null {
  if (date > today) return null;
  const current = periods
    .filter((period) => period.period_start_date <= date)
    .reduce<Period | null>(
      (latest, period) =>
        latest === null || period.period_start_date > latest.period_start_date ? period : latest,
      null,
    );
  if (current !== null) {
    const { period_start_date: start, period_end_date: end } = current;
    // Not on the first day: a second tap on "started" must not close what the first has just opened.
    if (date === start) return null;
    if (end === null && daysBetween(start, date) < CLOSE_DAYS) return { kind: 'end', period: current };
    if (date <= lastRecordedDay(current, today)) return null;
  }
  const next = periods.find(
    (period) => period.period_start_date > date && period.period_start_date <= addDays(date, SAME_START_DAYS),
  );
  if (next) return { kind: 'start-earlier', period: next };
  const end = current?.period_end_date ?? null;
  if (current !== null && end !== null && daysBetween(end, date) <= SAME_END_DAYS) {
    return { kind: 'end-later', period: current };
  }
  return { kind: 'start' };
}

/** The day of a recorded period, 1 on its first; null outside of all. */
export function recordedPeriodDay(
  date: CalendarDate,
  periods: readonly Period[],
  today: CalendarDate,
): number | null {
  const period = periods.find((one) => one.period_start_date <= date && date <= lastRecordedDay(one, today));
  return period ? daysBetween(period.period_start_date, date) + 1 : null;
}
