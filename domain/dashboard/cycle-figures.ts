import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { periodLengthDays } from '../cycle/cycle.ts';
import type { Period } from '../cycle/period.ts';
import type { HerFigures } from './health-today.ts';

/** The cards of today that her newest recorded period answers. A day past the length is counted on, never begun anew. */
export function cycleFigures(latest: Period, today: CalendarDate): HerFigures {
  const day = daysBetween(latest.period_start_date, today) + 1;
  // Her device's clock may be behind the one she recorded it with.
  if (day < 1) return {};
  const length = latest.cycle_length;
  const bleeding = periodLengthDays(latest.period_start_date, latest.period_end_date);
  return {
    'cycle-day': {
      value: String(day),
      unit: day <= length ? `of ${length}` : 'days',
      line: day <= bleeding ? 'Period' : day <= length ? 'By cycle length' : 'Past your cycle length',
      graphic: { kind: 'bar', value: Math.min(day, length), max: length, tone: 'period' },
    },
    'days-without-period': {
      value: String(day - 1),
      unit: 'days ago',
      line: 'Counted from its first day',
    },
  };
}
