import { addDays } from '../calendar/calendar-date.ts';
import { countDays } from '../calendar/name-day.ts';
import type { Quantity } from '../daily-log/quantities.ts';
import { RECENT_LOG_DAYS } from '../daily-log/recent-logs.ts';
import { inHerUnit, showQuantity } from '../daily-log/show-value.ts';
import type { Figure, Known, StatGraphic } from './figure.ts';
import { moodTrend, sayTrend } from './mood-trend.ts';
import {
  daysOfThisWeek,
  lastSevenDays,
  loggedBetween,
  ownAverage,
  quantityOf,
  roundToTenth,
  sayDay,
  sayValue,
  type TodayFacts,
  valueOn,
  weekShares,
} from './today-facts.ts';

type Code = Quantity['code'];

/** The cards of what every mode logs, and of the scales and counts of some. Rules: docs/algorithms/today.md. */

export function sleepFigure(facts: TodayFacts): Known {
  return describe(facts, 'a1', { kind: 'days', shares: weekShares(facts, 'a1') }, (hours) => {
    const average = ownAverage(facts, 'a1');
    if (average === null) {
      const quality = valueOn(facts, 'a2', facts.today);
      return quality === null ? 'No average before 3 nights' : `Quality ${quality} of 10`;
    }
    const mean = roundToTenth(average.mean);
    // From the numbers she sees, so that the sum she can do in her head comes out.
    const difference = roundToTenth(roundToTenth(hours) - mean);
    if (difference === 0) return `As your average of ${average.count} nights`;
    const side = difference > 0 ? 'above' : 'below';
    return `${Math.abs(difference)} h ${side} your average of ${mean}`;
  });
}

export function moodFigure(facts: TodayFacts): Known {
  const mood = valueOn(facts, 'a4', facts.today);
  const trend = sayTrend(moodTrend(facts));
  return describe(facts, 'a4', mood === null ? undefined : bar(mood), () => trend);
}

export function waterFigure(facts: TodayFacts): Known {
  const glasses = valueOn(facts, 'a6', facts.today);
  const filled = Math.min(MOST_DISCS, Math.round(glasses ?? 0));
  const graphic: StatGraphic | undefined =
    filled === 0 ? undefined : { kind: 'discs', filled, total: filled };
  // The day goes on: what she drank so far is not held against whole days.
  return describe(facts, 'a6', graphic, () => sayAverage(facts, 'a6'));
}

/** So many fit into the narrowest card. */
const MOST_DISCS = 9;

export function movementFigure(facts: TodayFacts): Known {
  return describe(facts, 'a3', { kind: 'days', shares: weekShares(facts, 'a3') }, () =>
    saySum(facts, 'a3', 'min '),
  );
}

export function hotFlashFigure(facts: TodayFacts): Known {
  return describe(facts, 'b11', { kind: 'days', shares: weekShares(facts, 'b11') }, () =>
    saySum(facts, 'b11'),
  );
}

export function kickFigure(facts: TodayFacts): Known {
  return describe(facts, 'b8', { kind: 'days', shares: weekShares(facts, 'b8') }, () => {
    const yesterday = valueOn(facts, 'b8', addDays(facts.today, -1));
    return yesterday === null ? undefined : `Yesterday ${yesterday}`;
  });
}

/** Energy, anxiety, fatigue. */
export function scaleFigure(facts: TodayFacts, code: Code): Known {
  const value = valueOn(facts, code, facts.today);
  return describe(facts, code, value === null ? undefined : bar(value), () => sayAverage(facts, code));
}

export function temperatureFigure(facts: TodayFacts): Known {
  const { units, today } = facts;
  const { measure } = quantityOf('b1');
  const values = lastSevenDays(today).map((date) => valueOn(facts, 'b1', date));
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  const span = Math.max(...known) - lowest;
  // Tenths of a degree: against zero every day would look the same.
  const heights = values.map((value) => value && (span === 0 ? 0.5 : (value - lowest) / span));
  const graphic: StatGraphic | undefined = known.length > 0 ? { kind: 'points', heights } : undefined;
  return describe(facts, 'b1', graphic, (value) => {
    const before = valueOn(facts, 'b1', addDays(today, -1));
    if (before === null) return 'Yesterday not logged';
    const shown = (fahrenheit: number) => Number(showQuantity([fahrenheit], measure, units).value);
    const difference = Math.round((shown(value) - shown(before)) * 100) / 100;
    if (difference === 0) return 'As yesterday';
    const side = difference > 0 ? 'above' : 'below';
    return `${Math.abs(difference)} °${units.temperature_unit} ${side} yesterday`;
  });
}

/** Today's value with its line, or what is known instead of it: the last one, under its own day. */
function describe(
  facts: TodayFacts,
  code: Code,
  graphic: StatGraphic | undefined,
  sayLine: (value: number) => string | undefined,
): Known {
  const { today, units } = facts;
  const value = valueOn(facts, code, today);
  if (value !== null) {
    const { measure } = quantityOf(code);
    const shown = showQuantity([value], measure, units);
    const unit = measure === 'count' ? 'today' : shown.unit;
    const line = sayLine(value);
    const figure: Figure = { value: shown.value, unit, ...(line && { line }), ...(graphic && { graphic }) };
    return { kind: 'hers', figure };
  }
  const last = loggedBetween(facts, code, addDays(today, 1 - RECENT_LOG_DAYS), addDays(today, -1)).at(-1);
  if (last === undefined) return { kind: 'missing', said: 'Nothing logged' };
  return {
    kind: 'missing',
    said: 'Not logged today',
    line: `Last logged ${sayValue(facts, code, last.value)} ${sayDay(last.date, today)}`,
    // Bars and points keep their gap; a bar of one number has nothing to show.
    ...((graphic?.kind === 'days' || graphic?.kind === 'points') && { graphic }),
  };
}

function bar(value: number): StatGraphic {
  return { kind: 'bar', value, max: 10, tone: 'sage' };
}

function sayAverage(facts: TodayFacts, code: Code): string | undefined {
  const average = ownAverage(facts, code);
  if (average === null) return undefined;
  const { measure } = quantityOf(code);
  const { value, unit } = showQuantity([average.mean], measure, facts.units);
  return `Your average: ${value}${measure === 'scale' ? '' : ` ${unit}`} over ${countDays(average.count)}`;
}

/** `150 min this week, 4 days logged`; her week, up to today. */
function saySum(facts: TodayFacts, code: Code, unit = ''): string {
  const days = daysOfThisWeek(facts);
  const values = loggedBetween(facts, code, days[0] ?? facts.today, facts.today);
  const sum = values.reduce((total, { value }) => total + value, 0);
  return `${inHerUnit(sum, quantityOf(code).measure, facts.units)} ${unit}this week, ${countDays(values.length)} logged`;
}
