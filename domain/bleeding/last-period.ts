import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { lastRecordedDay, type Period } from '../cycle/period.ts';
import { type BleedingRows, isLikePeriod } from './bleeding-of.ts';

/** The first day of her last period, and how it is known: recorded as one, or noted as bleeding like one. */
export interface LastPeriod {
  day: CalendarDate;
  basis: 'recorded' | 'noted';
}

/**
 * From when the time without a period is counted: the newest recorded start up to today, or the first day of bleeding like
 * a period that she noted since. Days right behind a recorded period belong to it. Null: neither is known.
 */
export function findLastPeriod(
  periods: readonly Period[],
  rows: BleedingRows,
  today: CalendarDate,
): LastPeriod | null {
  const recorded = periods.reduce<Period | null>(
    (latest, period) =>
      period.period_start_date <= today &&
      (latest === null || period.period_start_date > latest.period_start_date)
        ? period
        : latest,
    null,
  );
  const isNoted = (day: CalendarDate) => {
    const row = rows.get(day);
    return row !== undefined && isLikePeriod(row);
  };
  let noted: CalendarDate | null = null;
  for (const day of rows.keys()) {
    if (day <= today && isNoted(day) && (noted === null || day > noted)) noted = day;
  }
  if (noted !== null) while (isNoted(addDays(noted, -1))) noted = addDays(noted, -1);
  if (noted === null || (recorded !== null && noted <= addDays(lastRecordedDay(recorded, today), 1))) {
    return recorded && { day: recorded.period_start_date, basis: 'recorded' };
  }
  return { day: noted, basis: 'noted' };
}
