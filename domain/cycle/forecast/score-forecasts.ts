import { type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import type { ShownForecast } from '../history/cycle-records.ts';
import type { FinishedCycle } from '../history/recorded-cycles.ts';

// Rules and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

/** How close a forecast was. */
export interface ScoredForecast {
  /** The start that came. */
  start: CalendarDate;
  /** When the forecast was first on her screen. */
  shownOn: CalendarDate;
  predicted: CalendarDate;
  /** The window of 80 %, both days counted. */
  windowFrom: CalendarDate;
  windowTo: CalendarDate;
  /** Actual − predicted: above 0 her period came later than forecast, below 0 earlier. */
  daysOff: number;
  isInWindow: boolean;
  /** She marked the cycle before it as unusual: told, not left out. */
  isUnusual: boolean;
}

/** A start that was corrected by some days after the forecast had been shown; farther off it is another one. */
const CORRECTED_DAYS = 7;

/**
 * For each start, newest first, the forecast that was shown first in the cycle before it; starts without one are left
 * out. Not scored: cycles that a break interrupted, that were no cycle, or about which she is still asked.
 */
export function scoreForecasts(
  shown: readonly ShownForecast[],
  finished: readonly FinishedCycle[],
): ScoredForecast[] {
  const firstShown = shown.toSorted((a, b) =>
    a.shown_on < b.shown_on ? -1 : a.shown_on > b.shown_on ? 1 : 0,
  );
  return finished
    .filter(isScored)
    .toReversed()
    .flatMap((cycle): ScoredForecast[] => {
      const forecast = findFirst(firstShown, cycle);
      if (forecast === undefined) return [];
      const { window_from: windowFrom, window_to: windowTo, predicted_start: predicted } = forecast;
      const start = cycle.nextStart;
      return [
        {
          start,
          shownOn: forecast.shown_on,
          predicted,
          windowFrom,
          windowTo,
          daysOff: daysBetween(predicted, start),
          isInWindow: start >= windowFrom && start <= windowTo,
          isUnusual: cycle.notCounted === 'unusual',
        },
      ];
    });
}

function isScored({ notCounted, question }: FinishedCycle): boolean {
  return (notCounted === null || notCounted === 'unusual') && question === null;
}

function findFirst(
  firstShown: readonly ShownForecast[],
  { start, nextStart }: FinishedCycle,
): ShownForecast | undefined {
  // On the day of the start itself nothing is forecast for that day any more.
  const inTime = firstShown.filter((one) => one.shown_on < nextStart && one.cycle_start < nextStart);
  return (
    inTime.find((one) => one.cycle_start === start) ??
    inTime.find((one) => Math.abs(daysBetween(start, one.cycle_start)) <= CORRECTED_DAYS)
  );
}
