import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { countOf } from '../count-of.ts';
import { NO_PERIOD_DAYS } from '../cycle/history/normal-ranges.ts';
import type { CurrentCycle, RecordedCycles } from '../cycle/history/recorded-cycles.ts';
import type { LabAnalyte } from './analytes.ts';
import type { LabValue } from './lab-value.ts';

/**
 * `Cycle day 21, 7 days after ovulation` beside a hormone; null for anything else, and for a day whose cycle is not recorded or
 * is in question; nor after ninety days in which no next period was recorded. Ovulation is named only where she entered it or her signs show it. No range belongs to it.
 */
export function sayCycleDayOf(
  { local_day: day }: Pick<LabValue, 'local_day'>,
  analyte: LabAnalyte | null,
  { finished, current }: Pick<RecordedCycles, 'finished' | 'current'>,
): string | null {
  if (analyte?.group !== 'hormones') return null;
  const ended = finished.find(({ start, nextStart }) => start <= day && day < nextStart);
  const isSettled = ended?.notCounted === null && ended.question === null;
  const cycle = ended ? (isSettled ? ended : null) : current && goesOn(current, day) ? current : null;
  if (!cycle) return null;
  const said = `Cycle day ${daysBetween(cycle.start, day) + 1}`;
  const since = cycle.ovulation && daysBetween(cycle.ovulation.on, day);
  if (since === null || since < 0) return said;
  return since === 0 ? `${said}, the day of ovulation` : `${said}, ${countOf(since, 'day')} after ovulation`;
}

/** Whether the day can still be told by the cycle that goes on: nobody knows whether she noted each period since. */
function goesOn({ start, mark }: CurrentCycle, day: CalendarDate): boolean {
  return start <= day && daysBetween(start, day) < NO_PERIOD_DAYS && mark?.verdict !== 'unusual';
}
