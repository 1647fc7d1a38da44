import { addDays, type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { forecastCycle } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import type { Woman } from './read-women.ts';
import { STATEMENTS } from './state-lengths.ts';

/** How close forecasts come with so many own cycles known. */
export interface StatedScore {
  known: string;
  predictions: number;
  /** Days; null where nothing was forecast. */
  meanError: number | null;
  /** Share of starts in the window of 80 %. */
  covered: number | null;
}

const START: CalendarDate = '2026-01-01';
const GROUPS = [
  { known: '0', from: 0, to: 0 },
  { known: '1', from: 1, to: 1 },
  { known: '2', from: 2, to: 2 },
  { known: '3-5', from: 3, to: 5 },
  { known: '6+', from: 6, to: Number.POSITIVE_INFINITY },
];

/** Forecasts every cycle of every woman from those before it and from what she stated, on its first day. */
export function scoreStated(women: readonly Woman[], state: (woman: Woman) => number | null): StatedScore[] {
  const predictions = women.flatMap((woman) => {
    const statedLengthDays = state(woman);
    return woman.map(({ lengthDays }, known) => {
      const forecast = forecastCycle(
        { past: woman.slice(0, known), currentStart: START, ovulationCycleDay: null, statedLengthDays },
        START,
      );
      if (forecast === null) throw new Error('There is a forecast on the first day of every cycle.');
      const came = addDays(START, lengthDays);
      const { from, to } = forecast.window80;
      return {
        known,
        missedBy: Math.abs(daysBetween(came, forecast.date)),
        isCovered: came >= from && came <= to,
      };
    });
  });
  return GROUPS.map(({ known, from, to }) => {
    const group = predictions.filter((one) => one.known >= from && one.known <= to);
    const share = (sum: number) => (group.length === 0 ? null : sum / group.length);
    return {
      known,
      predictions: group.length,
      meanError: share(group.reduce((sum, { missedBy }) => sum + missedBy, 0)),
      covered: share(group.filter(({ isCovered }) => isCovered).length),
    };
  });
}

/** The table of the README: mean error in days, and how often the window of 80 % holds, by own cycles known. */
export function renderStated(women: readonly Woman[]): string {
  const scores = STATEMENTS.map(({ name, state }) => ({ name, groups: scoreStated(women, state) }));
  const head = scores[0]?.groups.map(({ known, predictions }) => `${known} known (${predictions})`) ?? [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['she states', ...head]),
    `|---|${'---:|'.repeat(head.length)}`,
    ...scores.map(({ name, groups }) =>
      line([
        name,
        ...groups.map(({ meanError, covered }) =>
          meanError === null || covered === null
            ? 'nothing to measure'
            : `${meanError.toFixed(2)}, ${(covered * 100).toFixed(0)} %`,
        ),
      ]),
    ),
  ].join('\n');
}
