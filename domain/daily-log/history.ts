import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { type DailyLog, EARLIEST_LOG_DATE } from './daily-log.ts';
import {
  findQuantity,
  HISTORY_PATH,
  QUANTITY_PARAMETER,
  type Quantity,
  RANGE_PARAMETER,
  readQuantity,
} from './quantities.ts';

// Rules and worked examples: docs/algorithms/history.md (the tests use the same tables).

/** In days, today included. */
export const HISTORY_RANGES = [7, 30, 90, 365] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];
const DEFAULT_HISTORY_RANGE: HistoryRange = 30;

/** How many ranges before the one that ends today. */
const BACK_PARAMETER = 'back';

/** What the page of charts shows; nothing in its address says which days they are, or what was logged. */
export interface HistoryPlace {
  /** Null: the small charts of everything. */
  quantity: Quantity | null;
  range: HistoryRange;
  back: number;
}

export interface HistoryWindow {
  from: CalendarDate;
  to: CalendarDate;
  /** There is room for another range before this one. */
  hasEarlier: boolean;
}

/** What an address asks for; a part that nobody offers is read as the one that is shown without it. */
export function readHistoryPlace(search: { get(name: string): string | null }): HistoryPlace {
  const range = Number(search.get(RANGE_PARAMETER));
  const back = search.get(BACK_PARAMETER) ?? '';
  return {
    quantity: findQuantity(search.get(QUANTITY_PARAMETER)),
    range: HISTORY_RANGES.find((one) => one === range) ?? DEFAULT_HISTORY_RANGE,
    back: /^\d{1,4}$/.test(back) ? Number(back) : 0,
  };
}

/** The address of a place, without the parts that go without saying. */
export function writeHistoryPlace({ quantity, range, back }: HistoryPlace): string {
  const parts = [
    quantity !== null && `${QUANTITY_PARAMETER}=${quantity.code}`,
    range !== DEFAULT_HISTORY_RANGE && `${RANGE_PARAMETER}=${range}`,
    back > 0 && `${BACK_PARAMETER}=${back}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? HISTORY_PATH : `${HISTORY_PATH}?${parts.join('&')}`;
}

/** The days of a place, both ends included; never before the first day that can be logged. */
export function findWindow({ range, back }: HistoryPlace, today: CalendarDate): HistoryWindow {
  const most = Math.floor(daysBetween(EARLIEST_LOG_DATE, today) / range) - 1;
  const steps = Math.min(back, most);
  const to = addDays(today, -steps * range);
  return { from: addDays(to, 1 - range), to, hasEarlier: steps < most };
}

/** A day of a quantity: one number, two for a blood pressure; null where it is not logged. Units of the wire. */
export type DayValue = readonly number[] | null;

/** One value for each of the days. */
export function readSeries(
  logs: ReadonlyMap<CalendarDate, DailyLog>,
  quantity: Quantity,
  days: readonly CalendarDate[],
): DayValue[] {
  return days.map((day) => {
    const log = logs.get(day);
    return log === undefined ? null : readQuantity(log, quantity);
  });
}

/** Where a line goes on without a gap: first and last index of days that follow one another, all logged. */
export function findRuns(series: readonly DayValue[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  series.forEach((value, index) => {
    if (value === null) return;
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  });
  return runs;
}

export interface Extreme {
  value: number;
  /** The newest day with this value. */
  day: CalendarDate;
}

export interface Figures {
  /** Of the days that are logged; the others count nothing, and not as 0. */
  average: number;
  lowest: Extreme;
  highest: Extreme;
}

export interface HistorySummary {
  daysLogged: number;
  daysInRange: number;
  /** One for each number of a value: two for a blood pressure. Empty when nothing is logged. */
  figures: Figures[];
}

/** What the sentence above a chart says. Units of the wire, not rounded. */
export function summarizeSeries(series: readonly DayValue[], days: readonly CalendarDate[]): HistorySummary {
  const logged = series.flatMap((values, index) => {
    const day = days[index];
    return values === null || day === undefined ? [] : [{ values, day }];
  });
  const width = logged[0]?.values.length ?? 0;
  return {
    daysLogged: logged.length,
    daysInRange: days.length,
    figures: Array.from({ length: width }, (_, part) => findFigures(logged.map(pick(part)))),
  };
}

const pick =
  (part: number) =>
  ({ values, day }: { values: readonly number[]; day: CalendarDate }): Extreme => ({
    value: values[part] ?? Number.NaN,
    day,
  });

function findFigures(entries: Extreme[]): Figures {
  const [first] = entries;
  if (first === undefined) throw new RangeError('There is nothing to summarize.');
  let sum = 0;
  let lowest = first;
  let highest = first;
  for (const entry of entries) {
    sum += entry.value;
    if (entry.value <= lowest.value) lowest = entry;
    if (entry.value >= highest.value) highest = entry;
  }
  return { average: sum / entries.length, lowest, highest };
}
