import type { BleedingRows } from '../bleeding/bleeding-of.ts';
import type { Now } from '../body/describe-now.ts';
import { addDays, type CalendarDate, daysBetween, listDays } from '../calendar/calendar-date.ts';
import { nameWeekday, shortDay } from '../calendar/name-day.ts';
import { firstDayOfWeek, type WeekStart } from '../calendar/week.ts';
import type { Period } from '../cycle/period.ts';
import type { DailyLog } from '../daily-log/daily-log.ts';
import { findQuantity, type Quantity, readQuantity } from '../daily-log/quantities.ts';
import { sayShown, showQuantity } from '../daily-log/show-value.ts';
import type { PregnancyDating } from '../pregnancy/dating.ts';
import type { Units } from '../profile/units.ts';

// Rules, sources and worked examples: docs/algorithms/today.md (the tests use the same tables).

/** What is known of her; everything that Today and the overview say is derived from it. */
export interface TodayFacts {
  today: CalendarDate;
  /** Her logs of the last RECENT_LOG_DAYS, today included. */
  logs: ReadonlyMap<CalendarDate, DailyLog>;
  units: Units;
  /** With which day her weeks begin. */
  weekStart: WeekStart;
  /** The newest recorded period; null: none is recorded. */
  period: Period | null;
  /** What she noted of the bleeding of her days; missing: what her logs say of it. */
  bleeding?: BleedingRows;
  /** How her pregnancy is dated; null: it is not. */
  pregnancy: PregnancyDating | null;
  /** The length of the example's cycle, where she chose one. */
  exampleLengthDays?: number;
  /** What is said of her cycle; missing: it did not load. */
  now?: Now;
  /** What could not be asked; nothing is claimed about it. */
  unknown?: readonly ('period' | 'pregnancy')[];
}

/** The days before today over which her own average is taken. */
const AVERAGE_DAYS = 30;
/** With fewer logged days there is none. */
const AVERAGE_MIN_LOGGED = 3;
const WEEK = 7;

export interface LoggedValue {
  date: CalendarDate;
  /** In the unit of the wire. */
  value: number;
}

export function quantityOf(code: Quantity['code']): Quantity {
  const quantity = findQuantity(code);
  if (quantity === null) throw new RangeError(`There is no quantity ${code}`);
  return quantity;
}

/** What is logged of a quantity on one day; null: nothing. */
export function valueOn({ logs }: TodayFacts, code: Quantity['code'], date: CalendarDate): number | null {
  const log = logs.get(date);
  return (log && readQuantity(log, quantityOf(code))?.[0]) ?? null;
}

/** The logged days from the first to the last, both included, oldest first; a day without a value is left out. */
export function loggedBetween(
  facts: TodayFacts,
  code: Quantity['code'],
  first: CalendarDate,
  last: CalendarDate,
): LoggedValue[] {
  return listDays(first, last).flatMap((date) => {
    const value = valueOn(facts, code, date);
    return value === null ? [] : [{ date, value }];
  });
}

export function meanOf(values: readonly LoggedValue[]): number {
  return values.reduce((sum, { value }) => sum + value, 0) / values.length;
}

/** Her own average of the 30 days before today; null with fewer than three of them logged. */
export function ownAverage(
  facts: TodayFacts,
  code: Quantity['code'],
): { mean: number; count: number } | null {
  const { today } = facts;
  const values = loggedBetween(facts, code, addDays(today, -AVERAGE_DAYS), addDays(today, -1));
  return values.length < AVERAGE_MIN_LOGGED ? null : { mean: meanOf(values), count: values.length };
}

/** The last seven days, today last. */
export function lastSevenDays(today: CalendarDate): CalendarDate[] {
  return listDays(addDays(today, 1 - WEEK), today);
}

/** The days of the running week, from its first to today. */
export function daysOfThisWeek({ today, weekStart }: TodayFacts): CalendarDate[] {
  return listDays(firstDayOfWeek(today, weekStart), today);
}

/** The last seven days of a quantity as shares of the highest; null where nothing is logged. */
export function weekShares(facts: TodayFacts, code: Quantity['code']): (number | null)[] {
  const values = lastSevenDays(facts.today).map((date) => valueOn(facts, code, date));
  const highest = Math.max(...values.map((value) => value ?? 0));
  return values.map((value) => (value === null ? null : highest === 0 ? 0 : value / highest));
}

/** `yesterday`, `on Thursday` within a week, `on 3 Nov` before. */
export function sayDay(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(date, today);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < WEEK ? `on ${nameWeekday(date)}` : `on ${shortDay(date, today)}`;
}

/** `7.5 hours`, `6 of 10`, `12`: a value in her unit, in one breath. */
export function sayValue(facts: TodayFacts, code: Quantity['code'], ...values: number[]): string {
  return sayShown(showQuantity(values, quantityOf(code).measure, facts.units));
}

/** One decimal, none where it would be 0: how every average is shown. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
