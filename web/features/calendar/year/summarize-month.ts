import { type CalendarDate, dayOfMonth, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, firstDayOf, lastDayOf } from '@lunaria/domain/calendar/calendar-month.ts';
import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';
import { describeMark } from '../grid/describe-day.ts';

/** What the eye sees of a month, in words: `period, recorded: 2 to 6`, `fertile, estimate: 12 to 15`. */
export function summarizeMonth(
  month: CalendarMonth,
  marks: ReadonlyMap<CalendarDate, DayMark | undefined>,
): string[] {
  const runs: { name: string; first: number; last: number }[] = [];
  for (const date of listDays(firstDayOf(month), lastDayOf(month))) {
    const mark = marks.get(date);
    const name = mark ? describeMark(mark).join(', ') : '';
    const day = dayOfMonth(date);
    const run = runs.at(-1);
    if (run && run.name === name && run.last === day - 1) run.last = day;
    else runs.push({ name, first: day, last: day });
  }
  return runs
    .filter(({ name }) => name !== '')
    .map(({ name, first, last }) => `${name}: ${first === last ? first : `${first} to ${last}`}`);
}
