import { type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  type DateWindow,
  FERTILE_BEFORE_OVULATION_DAYS,
} from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import { isFinished, type ShownCycle } from '../say-cycle.ts';

/** The shortest axis: the usual range of adult women with a little room. */
const LEAST_AXIS_DAYS = 40;
/** The longest: one cycle of months must not make the others illegible. */
const MOST_AXIS_DAYS = 45;

/** First and last cycle day, both counted. */
export interface DaySpan {
  from: number;
  to: number;
}

/** What is drawn of a cycle, in cycle days. */
export interface CycleLine {
  /** The last day that has a dot. */
  lastDay: number;
  /** It goes on beyond the end of the axis. */
  isCut: boolean;
  /** Of a period whose end is not known the recorded ones, as in the month. */
  bleedingDays: number;
  /** Only where ovulation is known. */
  fertile: DaySpan | null;
  ovulationDay: number | null;
  /** Where the next period is expected, of the cycle that goes on; null: not drawn. */
  expected: DaySpan | null;
}

/** How many days the axis shows: long enough for most of hers, never so long that the others shrink. */
export function axisDaysOf(cycles: readonly ShownCycle[]): number {
  const fitting = cycles.map(daysOf).filter((days) => days <= MOST_AXIS_DAYS);
  return Math.max(LEAST_AXIS_DAYS, ...fitting);
}

/** Days that there are to draw: after a break has begun those of the period alone. */
function daysOf(cycle: ShownCycle): number {
  if (isFinished(cycle)) return cycle.lengthDays;
  return (cycle.onBreak === null ? cycle.cycleDay : (cycle.bleedingDays ?? cycle.recordedDays)) ?? 1;
}

/** Where the middle of a cycle day lies, and its edges with ±0.5: percent of the width. */
export function shareOf(day: number, axisDays: number): number {
  return Math.round(((day - 0.5) / axisDays) * 10_000) / 100;
}

/** What is drawn of a cycle. `window`: the days in which the next period is expected, for the one that goes on. */
export function layOutCycle(cycle: ShownCycle, axisDays: number, window: DateWindow | null): CycleLine {
  const { start, bleedingDays, recordedDays = 1, ovulation } = cycle;
  const length = daysOf(cycle);
  const ovulationDay = ovulation !== null && ovulation.cycleDay <= axisDays ? ovulation.cycleDay : null;
  const firstFertile = ovulationDay === null ? 0 : Math.max(1, ovulationDay - FERTILE_BEFORE_OVULATION_DAYS);
  return {
    lastDay: Math.min(length, axisDays),
    isCut: length > axisDays,
    bleedingDays: Math.min(bleedingDays ?? recordedDays, length, axisDays),
    fertile:
      ovulationDay === null || firstFertile >= ovulationDay
        ? null
        : { from: firstFertile, to: ovulationDay - 1 },
    ovulationDay,
    expected: isFinished(cycle) || window === null ? null : spanOf(window, start, axisDays),
  };
}

function spanOf({ from, to }: DateWindow, start: CalendarDate, axisDays: number): DaySpan | null {
  const first = daysBetween(start, from) + 1;
  const last = daysBetween(start, to) + 1;
  return first > axisDays ? null : { from: first, to: Math.min(last, axisDays) };
}
