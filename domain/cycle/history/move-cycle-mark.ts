import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { CycleMark } from './cycle-records.ts';
import { isDayOfCycle } from './record-faults.ts';

/**
 * What is said of two cycles after the period that began one of them moved to `start`: what is said of the moved one
 * comes along, and what was said there already (null: nothing) fills what it lacks. A day of ovulation outside of the
 * cycle that begins there stays where it was, and is found again when the period moves back.
 */
export function moveCycleMark(
  moved: CycleMark,
  there: CycleMark | null,
  start: CalendarDate,
): { left: CycleMark; arrived: CycleMark } {
  const { ovulation_on: ovulation } = moved;
  const fits = ovulation !== null && isDayOfCycle(start, ovulation);
  const { verdict, reason } = moved.verdict !== null || there === null ? moved : there;
  return {
    left: {
      cycle_start: moved.cycle_start,
      verdict: null,
      reason: null,
      ovulation_on: fits ? null : ovulation,
    },
    arrived: {
      cycle_start: start,
      verdict,
      reason,
      ovulation_on: fits ? ovulation : (there?.ovulation_on ?? null),
    },
  };
}
