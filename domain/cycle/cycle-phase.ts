import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type Cycle, classifyDay, cycleDayOf, ovulationCycleDay, predictFromStart } from './cycle.ts';

// Rule, source and worked examples: docs/algorithms/side-panel.md (the tests use the same table).

export const PHASES = {
  menstrual: 'Menstrual phase',
  follicular: 'Follicular phase',
  ovulation: 'Ovulation',
  luteal: 'Luteal phase',
} as const;

export type CyclePhase = keyof typeof PHASES;

/** The phase by cycle length: an estimate that knows no more than the length. */
export function phaseOf(date: CalendarDate, cycle: Cycle): CyclePhase {
  const dayClass = classifyDay(date, cycle);
  if (dayClass === 'period') return 'menstrual';
  if (dayClass === 'ovulation') return 'ovulation';
  const day = cycleDayOf(date, cycle);
  return day < ovulationCycleDay(cycle.cycleLengthDays) ? 'follicular' : 'luteal';
}

/**
 * True inside the estimated fertile window, also where a period is drawn over it (a cycle of 21 days): what is said
 * about fertility must not depend on what the grid draws.
 */
export function isInFertileWindow(
  date: CalendarDate,
  cycle: Pick<Cycle, 'lastPeriodStart' | 'cycleLengthDays'>,
): boolean {
  const { ovulation, fertileFrom } = predictFromStart(cycle.lastPeriodStart, cycle.cycleLengthDays);
  const day = cycleDayOf(date, cycle);
  return day >= cycleDayOf(fertileFrom, cycle) && day <= cycleDayOf(ovulation, cycle);
}
