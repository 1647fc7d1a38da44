import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay, shortWeekday } from '@lunaria/domain/calendar/name-day.ts';
import type { DayValue, Extreme, HistorySummary } from '@lunaria/domain/daily-log/history.ts';
import type { PhaseBand, PhaseKind } from '@lunaria/domain/daily-log/history-phases.ts';
import type { Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import {
  inHerUnit,
  type ShownValue,
  sayShown,
  showQuantity,
  unitOf,
} from '@lunaria/domain/daily-log/show-value.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';

export const NOT_LOGGED = 'not logged';

/** What is drawn behind a chart, in words. */
export const PHASE_NAMES: Record<PhaseKind, string> = {
  period: 'Period, recorded',
  fertile: 'Fertile days, estimated',
  ovulation: 'Ovulation, estimated',
};

/** `Sat 21 Nov` */
export function sayDay(day: CalendarDate, today: CalendarDate): string {
  return `${shortWeekday(day)} ${shortDay(day, today)}`;
}

/** `7.5 hours`, `6 of 10`, `118/76 mmHg`, `3` */
export function sayValue(
  value: readonly number[],
  { measure }: Pick<Quantity, 'measure'>,
  units: Units,
): string {
  return sayShown(showQuantity(value, measure, units));
}

/** An average in her unit, with one decimal at most. */
export function showAverage(
  { figures }: HistorySummary,
  { measure }: Pick<Quantity, 'measure'>,
  units: Units,
): ShownValue {
  const averages = figures.map(({ average }) => average);
  // A thermometer has a second decimal, an average of it does not.
  if (measure !== 'fahrenheit') return showQuantity(averages, measure, units);
  const hers = averages.map((average) => Math.round(inHerUnit(average, measure, units) * 10) / 10);
  return { value: hers.join('/'), unit: unitOf(measure, units) };
}

/** `5 of 7 days logged.` and what the logged days add up to. It judges nothing. */
export function saySummary(
  summary: HistorySummary,
  quantity: Quantity,
  units: Units,
  today: CalendarDate,
): string {
  const { daysLogged, daysInRange, figures } = summary;
  const logged = `${daysLogged === 0 ? 'None' : daysLogged} of ${daysInRange} days logged.`;
  const [first, second] = figures;
  if (first === undefined) return logged;
  const on = ({ value, day }: Extreme) =>
    `${showQuantity([value], quantity.measure, units).value} (${shortDay(day, today)})`;
  const average = sayShown(showAverage(summary, quantity, units));
  if (daysLogged === 1) return `${logged} ${average}, on ${shortDay(first.lowest.day, today)}.`;
  if (second === undefined)
    return `${logged} Average ${average}, lowest ${on(first.lowest)}, highest ${on(first.highest)}.`;
  return (
    `${logged} Average ${average}. Upper number from ${on(first.lowest)} to ${on(first.highest)}, ` +
    `lower number from ${on(second.lowest)} to ${on(second.highest)}.`
  );
}

/** A day of a chart as a sentence: `Sat 21 Nov: 7.5 hours` */
export function sayDayValue(
  day: CalendarDate,
  value: DayValue,
  { quantity, units, today }: { quantity: Quantity; units: Units; today: CalendarDate },
): string {
  return `${sayDay(day, today)}: ${value === null ? NOT_LOGGED : sayValue(value, quantity, units)}`;
}

/** What lies behind a day, or null. */
export function findPhaseOf(index: number, bands: readonly PhaseBand[]): PhaseKind | null {
  return bands.find(({ first, last }) => index >= first && index <= last)?.kind ?? null;
}
