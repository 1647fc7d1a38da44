import { addDays, type CalendarDate, daysBetween, inclusiveDays } from '../calendar/calendar-date.ts';

// Rules, sources and worked examples: docs/algorithms/cycle-calendar.md (the tests use the same tables).

export const DEFAULT_CYCLE_LENGTH_DAYS = 28;
export const DEFAULT_PERIOD_LENGTH_DAYS = 5;
/** The start that the calendar shows, marked as an example, while none is recorded. */
export const EXAMPLE_PERIOD_START: CalendarDate = '2025-10-01';

/** What the calendar needs to know to class a day. */
export interface Cycle {
  /** First day of the last period. */
  lastPeriodStart: CalendarDate;
  cycleLengthDays: number;
  periodLengthDays: number;
}

/**
 * What stands in while she has recorded nothing at all: one woman on one day, on every screen. The length may be the one
 * that she chose in Cycle Settings.
 */
export function exampleCycle(cycleLengthDays: number = DEFAULT_CYCLE_LENGTH_DAYS): Cycle {
  const periodLengthDays = DEFAULT_PERIOD_LENGTH_DAYS;
  return { lastPeriodStart: EXAMPLE_PERIOD_START, cycleLengthDays, periodLengthDays };
}

/** In the order of precedence: the first that fits is the day's class. */
export type DayClass = 'period' | 'ovulation' | 'fertile' | 'regular';

/** In a cycle of L days ovulation falls on cycle day L − 13. */
const OVULATION_BEFORE_END_DAYS = 13;
/** The four days before ovulation and ovulation itself. */
const FERTILE_BEFORE_OVULATION_DAYS = 4;

/** The day of the cycle, 1 to L, also for days before the start: the pattern repeats in both directions. */
export function cycleDayOf(
  date: CalendarDate,
  cycle: Pick<Cycle, 'lastPeriodStart' | 'cycleLengthDays'>,
): number {
  const length = cycle.cycleLengthDays;
  const days = daysBetween(cycle.lastPeriodStart, date);
  return (((days % length) + length) % length) + 1;
}

/** The cycle day of ovulation, L − 13. */
export function ovulationCycleDay(cycleLengthDays: number): number {
  return cycleLengthDays - OVULATION_BEFORE_END_DAYS;
}

/** Classes a day by its cycle day. An estimate by cycle length, not contraception. */
export function classifyDay(date: CalendarDate, cycle: Cycle): DayClass {
  const day = cycleDayOf(date, cycle);
  const ovulation = ovulationCycleDay(cycle.cycleLengthDays);
  if (day <= cycle.periodLengthDays) return 'period';
  if (day === ovulation) return 'ovulation';
  if (day < ovulation && day >= ovulation - FERTILE_BEFORE_OVULATION_DAYS) return 'fertile';
  return 'regular';
}

export interface CyclePrediction {
  ovulation: CalendarDate;
  fertileFrom: CalendarDate;
  /** The same day as ovulation. */
  fertileTo: CalendarDate;
  /** First day of the next period. */
  nextPeriod: CalendarDate;
}

/**
 * What follows a period that began on `start`: the same rule as the grid's, counted from the start
 * (start + L − 14 is cycle day L − 13).
 */
export function predictFromStart(start: CalendarDate, cycleLengthDays: number): CyclePrediction {
  const ovulation = addDays(start, ovulationCycleDay(cycleLengthDays) - 1);
  return {
    ovulation,
    fertileFrom: addDays(ovulation, -FERTILE_BEFORE_OVULATION_DAYS),
    fertileTo: ovulation,
    nextPeriod: addDays(start, cycleLengthDays),
  };
}

export interface CycleCountdowns {
  cycleDay: number;
  /** Days to the next ovulation day: 0 on the day itself, then counted to the next cycle's. */
  daysToOvulation: number;
  /** Days to the next day 1; the whole length on day 1. */
  daysToPeriod: number;
}

/** The three tiles, "by cycle length". */
export function countDown(
  today: CalendarDate,
  cycle: Pick<Cycle, 'lastPeriodStart' | 'cycleLengthDays'>,
): CycleCountdowns {
  const length = cycle.cycleLengthDays;
  const cycleDay = cycleDayOf(today, cycle);
  const toOvulation = ovulationCycleDay(length) - cycleDay;
  return {
    cycleDay,
    daysToOvulation: toOvulation >= 0 ? toOvulation : toOvulation + length,
    daysToPeriod: length - cycleDay + 1,
  };
}

/** Length of a recorded period, both ends counted; the default while its end is not known. */
export function periodLengthDays(start: CalendarDate, end: CalendarDate | null): number {
  return end === null ? DEFAULT_PERIOD_LENGTH_DAYS : inclusiveDays(start, end);
}
