import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { countDays, shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type {
  CurrentCycle,
  FinishedCycle,
  KnownOvulation,
} from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { sayNotCounted, sayOvulationBasis } from '@lunaria/domain/cycle/say-cycles.ts';

/** A cycle as the chart and the list show it: finished, or going on (no end yet). */
export type ShownCycle = FinishedCycle | CurrentCycle;

export function isFinished(cycle: ShownCycle): cycle is FinishedCycle {
  return 'nextStart' in cycle;
}

/** Why it does not count; null: it counts, or goes on. */
export function sayWhyNot(cycle: ShownCycle): string | null {
  return isFinished(cycle) ? sayNotCounted(cycle) : null;
}

/** `day 14, 25 Sept, by your LH test` */
export function sayOvulation({ on, cycleDay, basis }: KnownOvulation, today: CalendarDate): string {
  return `day ${cycleDay}, ${shortDay(on, today)}, ${sayOvulationBasis(basis)}`;
}

/** `26 days`, and `day 18` of the one that goes on. */
export function sayLength(cycle: ShownCycle): string {
  return isFinished(cycle) ? countDays(cycle.lengthDays) : `day ${cycle.cycleDay}`;
}

/** Everything that its line shows: `12 Sept: 26 days, 6 days of bleeding, ovulation on day 14.` */
export function sayCycle(cycle: ShownCycle, today: CalendarDate): string {
  const { start, bleedingDays, ovulation } = cycle;
  const facts = [isFinished(cycle) ? countDays(cycle.lengthDays) : `day ${cycle.cycleDay} today`];
  if (bleedingDays !== null) facts.push(`${countDays(bleedingDays)} of bleeding`);
  if (ovulation !== null) facts.push(`ovulation on day ${ovulation.cycleDay}`);
  const why = sayWhyNot(cycle);
  return `${shortDay(start, today)}: ${facts.join(', ')}.${why === null ? '' : ` ${why}`}`;
}
