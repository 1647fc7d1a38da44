import type { BleedingDay } from '../bleeding/bleeding-day.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type CycleRecords, NO_CYCLE_RECORDS } from '../cycle/history/cycle-records.ts';
import { findRecordedCycles } from '../cycle/history/find-recorded-cycles.ts';
import type { CycleFacts } from '../cycle/history/recorded-cycles.ts';
import type { Period } from '../cycle/period.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { describeDays } from './describe-days.ts';
import { describeNow, type Now } from './describe-now.ts';

/** Periods of five days, the last of them on `lastStart` and each so many days after the one before. */
export function periodsUntil(lastStart: CalendarDate, ...lengths: number[]): Period[] {
  let start = addDays(lastStart, -lengths.reduce((sum, length) => sum + length, 0));
  return [0, ...lengths].map((length) => {
    start = addDays(start, length);
    return { period_start_date: start, period_end_date: addDays(start, 4), cycle_length: 28 };
  });
}

/** What the product says of a woman. */
export function describe(
  today: CalendarDate,
  periods: readonly Period[],
  {
    stage = 'menstrual-cycle',
    bleeding = [],
    ...records
  }: Partial<CycleRecords> & { stage?: LifeStage; bleeding?: readonly BleedingDay[] } = {},
) {
  const facts: CycleFacts = { today, stage, periods, bleeding, records: { ...NO_CYCLE_RECORDS, ...records } };
  const cycles = findRecordedCycles(facts);
  const now = describeNow(facts, cycles);
  return { facts, cycles, now, days: describeDays({ facts, cycles, ahead: now.ahead }) };
}

/** What is said of her on a day after so many finished cycles of 28 days; ovulation of this one as she entered it. */
export function nowAfter(
  today: CalendarDate,
  start: CalendarDate,
  {
    cycles = 3,
    ovulationDay = null,
    stage = 'menstrual-cycle',
  }: {
    cycles?: number;
    ovulationDay?: number | null;
    stage?: LifeStage;
  } = {},
): Now {
  const ovulation_on = ovulationDay === null ? null : addDays(start, ovulationDay - 1);
  const cycle_marks =
    ovulation_on === null ? [] : [{ cycle_start: start, verdict: null, reason: null, ovulation_on }];
  const periods = periodsUntil(start, ...Array.from({ length: cycles }, () => 28));
  return describe(today, periods, { stage, cycle_marks }).now;
}
