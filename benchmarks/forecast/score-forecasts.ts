import { performance } from 'node:perf_hooks';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { addDays, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { forecastCycle, type PastCycle } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import { forgetStarts } from './forget-starts.ts';
import type { Woman } from './read-women.ts';

/** What `score.ts --json` prints; docs/algorithms/next-period.md names the figures to reach. */
export interface ForecastScore {
  women: number;
  predictions: number;
  mae3plus: number | null;
  mae1to2: number | null;
  within2Days3plus: number | null;
  coverage80: {
    byKnownCycles: Record<string, number | null>;
    /** From the most regular to the least; at least 4 known cycles. */
    byRegularityThird: (number | null)[];
  };
  /** Days of the window, both ends counted; at least 4 known cycles. */
  width80: number | null;
  intervalScore80: number | null;
  maeForgotten5pct: number | null;
  ovulationKnown: { mae: number | null; within2Days: number | null; n: number };
  msPerForecast: number;
}

interface Prediction {
  known: number;
  actual: number;
  forecast: number;
  from: number;
  to: number;
  /** Standard deviation of her past lengths; null with fewer than two. */
  deviation: number | null;
}

const START: CalendarDate = '2026-01-01';
const KNOWN_GROUPS: [string, (known: number) => boolean][] = [
  ['0', (known) => known === 0],
  ['1', (known) => known === 1],
  ['2', (known) => known === 2],
  ['3-5', (known) => known >= 3 && known <= 5],
  ['6+', (known) => known >= 6],
];
/** Which starts are forgotten is chance: the mean of as many ways. */
const FORGETTING_TIMES = 10;
/** What lies outside costs 2 / 0.2 for each day (Gneiting and Raftery 2007). */
const OUTSIDE_COST = 2 / 0.2;

/** Forecasts every cycle of every woman from those before it, on its first day, with the code that the product runs. */
export function scoreForecasts(women: readonly Woman[]): ForecastScore {
  const predictions = women.flatMap((woman) => predictEach(woman));
  const settled = predictions.filter(({ known }) => known >= 4);
  const from3 = predictions.filter(({ known }) => known >= 3);
  const forgotten = Array.from({ length: FORGETTING_TIMES }).flatMap((_, time) =>
    women.flatMap((woman, index) =>
      predictEach(woman, (past) => forgetStarts(past, 0.05, time * women.length + index)),
    ),
  );
  const withOvulation = women.flatMap((woman) => predictAfterOvulation(woman));
  return {
    women: women.length,
    predictions: predictions.length,
    mae3plus: meanOf(from3, missBy),
    mae1to2: meanOf(
      predictions.filter(({ known }) => known === 1 || known === 2),
      missBy,
    ),
    within2Days3plus: shareOf(from3, (one) => missBy(one) <= 2),
    coverage80: {
      byKnownCycles: Object.fromEntries(
        KNOWN_GROUPS.map(([name, belongs]) => [
          name,
          shareOf(
            predictions.filter(({ known }) => belongs(known)),
            isCovered,
          ),
        ]),
      ),
      byRegularityThird: thirdsByDeviation(settled).map((third) => shareOf(third, isCovered)),
    },
    width80: meanOf(settled, ({ from, to }) => to - from + 1),
    intervalScore80: meanOf(settled, intervalScore),
    maeForgotten5pct: meanOf(
      forgotten.filter(({ known }) => known >= 3),
      missBy,
    ),
    ovulationKnown: {
      mae: meanOf(withOvulation, missBy),
      within2Days: shareOf(withOvulation, (one) => missBy(one) <= 2),
      n: withOvulation.length,
    },
    msPerForecast: timeForecasts(women),
  };
}

function predictEach(woman: Woman, remember: (past: Woman) => Woman = (past) => past): Prediction[] {
  return woman.map(({ lengthDays }, index) => {
    const past = woman.slice(0, index);
    return { ...predict(remember(past), null, lengthDays), known: index, deviation: deviationOf(past) };
  });
}

function predictAfterOvulation(woman: Woman): Prediction[] {
  return woman.flatMap(({ lengthDays, ovulationCycleDay }, index) => {
    if (ovulationCycleDay === null) return [];
    const past = woman.slice(0, index);
    return [{ ...predict(past, ovulationCycleDay, lengthDays), known: index, deviation: null }];
  });
}

/** On the first day of the cycle nothing is known of it but, where given, the day on which she will have ovulated. */
function predict(past: readonly PastCycle[], ovulationCycleDay: number | null, actual: number) {
  const forecast = forecastCycle({ past, currentStart: START, ovulationCycleDay }, START);
  if (forecast === null) throw new Error('There is a forecast on the first day of every cycle.');
  const dayOf = (date: CalendarDate) => daysBetween(START, date);
  const { date, window80 } = forecast;
  return { actual, forecast: dayOf(date), from: dayOf(window80.from), to: dayOf(window80.to) };
}

function missBy({ forecast, actual }: Prediction): number {
  return Math.abs(forecast - actual);
}

function isCovered({ actual, from, to }: Prediction): boolean {
  return actual >= from && actual <= to;
}

function intervalScore({ actual, from, to }: Prediction): number {
  return to - from + 1 + OUTSIDE_COST * (Math.max(from - actual, 0) + Math.max(actual - to, 0));
}

function thirdsByDeviation(predictions: Prediction[]): Prediction[][] {
  const sorted = predictions.toSorted((a, b) => (a.deviation ?? 0) - (b.deviation ?? 0));
  const cut = (third: number) => Math.round((sorted.length * third) / 3);
  return [0, 1, 2].map((third) => sorted.slice(cut(third), cut(third + 1)));
}

function deviationOf(past: Woman): number | null {
  if (past.length < 2) return null;
  const mean = past.reduce((sum, { lengthDays }) => sum + lengthDays, 0) / past.length;
  const squares = past.reduce((sum, { lengthDays }) => sum + (lengthDays - mean) ** 2, 0);
  return Math.sqrt(squares / (past.length - 1));
}

/** Milliseconds of one forecast with all that is known of a woman, after the tables are made and the code is warm. */
function timeForecasts(women: readonly Woman[]): number {
  const today = addDays(START, 3);
  const forecastAll = () => {
    // A list of its own each time: what is asked of the same one again is remembered.
    for (const past of women)
      forecastCycle({ past: [...past], currentStart: START, ovulationCycleDay: null }, today);
  };
  forecastAll();
  const startedAt = performance.now();
  forecastAll();
  return (performance.now() - startedAt) / Math.max(women.length, 1);
}

function meanOf(predictions: Prediction[], measure: (one: Prediction) => number): number | null {
  if (predictions.length === 0) return null;
  return predictions.reduce((sum, one) => sum + measure(one), 0) / predictions.length;
}

function shareOf(predictions: Prediction[], holds: (one: Prediction) => boolean): number | null {
  return meanOf(predictions, (one) => (holds(one) ? 1 : 0));
}
