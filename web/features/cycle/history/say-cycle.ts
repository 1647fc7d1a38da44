import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { countDays, shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type {
  CurrentCycle,
  FinishedCycle,
  KnownOvulation,
  RecordedCycles,
} from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { sayNotCounted, sayOvulationBasis } from '@lunaria/domain/cycle/say-cycles.ts';

/** The last one: it goes on, or a break has begun since. */
export interface LastCycle extends CurrentCycle {
  onBreak: RecordedCycles['onBreak'];
  /** True where what began the break is over, and only the next period is waited for. */
  hasBreakEnded?: boolean;
}

/** A cycle as the chart and the list show it. */
export type ShownCycle = (FinishedCycle | LastCycle) & {
  /** On how many days bleeding is recorded where it is not known how many there were; missing: on the first. */
  recordedDays?: number;
};

export function isFinished(cycle: ShownCycle): cycle is ShownCycle & FinishedCycle {
  return 'nextStart' in cycle;
}

const SINCE: Record<NonNullable<RecordedCycles['onBreak']>, string> = {
  pregnancy: 'A pregnancy has begun since: no cycle is counted.',
  pause: 'A time without cycles has begun since: no cycle is counted.',
  mode: 'A mode without cycles has begun since: no cycle is counted.',
};

/** Why it does not count; null: it counts, or goes on. */
export function sayWhyNot(cycle: ShownCycle): string | null {
  if (isFinished(cycle)) return sayNotCounted(cycle);
  if (cycle.onBreak === null) return null;
  return cycle.hasBreakEnded ? 'No cycle is counted from here to your next period.' : SINCE[cycle.onBreak];
}

/** `day 14, 25 Sept, by your LH test` */
export function sayOvulation({ on, cycleDay, basis }: KnownOvulation, today: CalendarDate): string {
  return `day ${cycleDay}, ${shortDay(on, today)}, ${sayOvulationBasis(basis)}`;
}

/** `26 days`, `day 18` of the one that goes on, a dash after a break has begun. */
export function sayLength(cycle: ShownCycle): string {
  if (isFinished(cycle)) return countDays(cycle.lengthDays);
  return cycle.onBreak === null && cycle.cycleDay !== null ? `day ${cycle.cycleDay}` : '–';
}

/** Everything that its line shows: `12 Sept: 26 days, 6 days of bleeding, ovulation on day 14.` */
export function sayCycle(cycle: ShownCycle, today: CalendarDate): string {
  const { start, bleedingDays, ovulation } = cycle;
  const facts: string[] = [];
  if (isFinished(cycle)) facts.push(countDays(cycle.lengthDays));
  else if (cycle.onBreak === null && cycle.cycleDay !== null) facts.push(`day ${cycle.cycleDay} today`);
  if (bleedingDays !== null) facts.push(`${countDays(bleedingDays)} of bleeding`);
  if (ovulation !== null) facts.push(`ovulation on day ${ovulation.cycleDay}`);
  const why = sayWhyNot(cycle);
  const said = facts.length > 0 ? [`${facts.join(', ')}.`] : [];
  return `${shortDay(start, today)}: ${[...said, ...(why === null ? [] : [why])].join(' ')}`;
}
