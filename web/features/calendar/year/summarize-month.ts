import { type CalendarDate, dayOfMonth, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, firstDayOf, lastDayOf } from '@lunaria/domain/calendar/calendar-month.ts';
import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';
import { describeMark } from '../../../app/describe-day.ts';
import type { ForecastLayer } from '../forecast/forecast-layer.ts';

/**
 * What the eye sees of a month, in words: `period, recorded: 2 to 6`, `fertile, estimate: 12 to 15`, and what lies over
 * it: `ovulation, by LH test: 14`, `next period, 8 in 10: 28 to 30`, `Progesterone, medicine: 16 to 25`.
 */
export function summarizeMonth(
  month: CalendarMonth,
  marks: ReadonlyMap<CalendarDate, DayMark | undefined>,
  layer: Pick<ForecastLayer, 'days' | 'medicines'> | null,
): string[] {
  return [
    ...listRuns(month, (date) => {
      const mark = marks.get(date);
      return mark ? describeMark(mark).join(', ') : '';
    }),
    ...listRuns(month, (date) => {
      const ovulation = layer?.days.get(date)?.ovulation;
      return ovulation ? `ovulation, ${ovulation}` : '';
    }),
    ...listRuns(month, (date) => {
      const window = layer?.days.get(date)?.ahead?.window;
      return window ? `${window.nth === 1 ? 'next' : 'later'} period, 8 in 10` : '';
    }),
    ...listRuns(month, (date) => {
      return layer?.medicines.get(date)?.named ?? '';
    }),
  ];
}

/** Days of one name that follow one another; a day without a name is left out. */
function listRuns(month: CalendarMonth, nameOf: (date: CalendarDate) => string): string[] {
  const runs: { name: string; first: number; last: number }[] = [];
  for (const date of listDays(firstDayOf(month), lastDayOf(month))) {
    const name = nameOf(date);
    const day = dayOfMonth(date);
    const run = runs.at(-1);
    if (run && run.name === name && run.last === day - 1) run.last = day;
    else runs.push({ name, first: day, last: day });
  }
  return runs
    .filter(({ name }) => name !== '')
    .map(({ name, first, last }) => `${name}: ${first === last ? first : `${first} to ${last}`}`);
}
