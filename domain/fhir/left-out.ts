import { addDays, type CalendarDate, utcDay } from '../calendar/calendar-date.ts';
import { type PregnancyDating, pregnancyStart } from '../pregnancy/dating.ts';
import type { Row } from './exported-rows.ts';

/** Days, both included, in which what tells of a pregnancy is left out. */
export interface LeftOutTime {
  from: CalendarDate;
  to: CalendarDate;
}

/** The bleeding after a pregnancy lasts up to six weeks, rarely twice as long. */
const DAYS_AFTER = 84;

/** Whether a pregnancy is left out with losses. */
export const isLoss = ({ end_reason }: Row<'pregnancies'>): boolean => end_reason === 'loss';

/** From the first day of a pregnancy to the end of the bleeding after it. */
export function timeOfPregnancy(pregnancy: Row<'pregnancies'>): LeftOutTime {
  const end = endOf(pregnancy) ?? pregnancy.stated_on;
  return { from: pregnancyStart(datingOf(pregnancy)), to: addDays(end, DAYS_AFTER) };
}

export const isLeftOut = (times: readonly LeftOutTime[], day: CalendarDate): boolean =>
  times.some(({ from, to }) => from <= day && day <= to);

/** The day she gave, else the one on which she said it, else that of the database's clock. Null while it goes on. */
export function endOf({ ended_on, end_said_on, ended_at }: Row<'pregnancies'>): CalendarDate | null {
  if (ended_on ?? end_said_on) return ended_on ?? end_said_on ?? null;
  return ended_at ? utcDay(new Date(ended_at)) : null;
}

function datingOf(row: Row<'pregnancies'>): PregnancyDating {
  const { dating_method: method, last_period_date, due_date, current_week, stated_on } = row;
  // as: the CHECK pregnancies_dating lets the chosen method alone have a value
  return { method, last_period_date, due_date, current_week, stated_on } as PregnancyDating;
}
