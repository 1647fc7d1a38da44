import { isBleeding } from '../bleeding/bleeding-day.ts';
import { bleedingByDay, bleedingOf } from '../bleeding/bleeding-of.ts';
import { addDays, type CalendarDate, inclusiveDays } from '../calendar/calendar-date.ts';
import type { DangerRows } from '../dangers/rows.ts';

/** Days of bleeding one behind the other, both counted. */
export interface BledRun {
  first: CalendarDate;
  last: CalendarDate;
  days: number;
}

/** As far as the rules look back upon one. */
const LONGEST_RUN_DAYS = 120;

/** The runs that reach into the days since `since`, newest first. */
export function findBledRuns(
  { day: today, bleeding, periods = [] }: Pick<DangerRows, 'day' | 'bleeding' | 'periods'>,
  since: CalendarDate,
): BledRun[] {
  const reach = addDays(since, -LONGEST_RUN_DAYS);
  const rows = bleedingByDay([...(bleeding ?? [])].filter(({ day }) => day >= reach && day <= today));
  const near = periods.filter(({ period_start_date: start }) => start >= reach && start <= today);
  const bleeds = (day: CalendarDate) => isBleeding(bleedingOf(day, near, rows, today)?.flow ?? null);
  const runs: BledRun[] = [];
  let day = today;
  while (day >= since) {
    if (!bleeds(day)) {
      day = addDays(day, -1);
      continue;
    }
    const last = day;
    while (bleeds(addDays(day, -1)) && inclusiveDays(day, last) < LONGEST_RUN_DAYS) day = addDays(day, -1);
    runs.push({ first: day, last, days: inclusiveDays(day, last) });
    day = addDays(day, -1);
  }
  return runs;
}
