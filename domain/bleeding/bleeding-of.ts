import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { lastRecordedDay, type Period } from '../cycle/period.ts';
import type { BleedingDay, BleedingKind, Flow } from './bleeding-day.ts';

// Rule, sources and worked examples: docs/algorithms/bleeding.md (the tests use the same table).

/** What every screen says of the bleeding of a day. */
export interface ShownBleeding {
  flow: Flow;
  kind: BleedingKind | null;
  /** She bled, and the day lies inside a period that she recorded or right behind it. A flow alone makes no period. */
  isPeriod: boolean;
}

/** What she noted, by the day. */
export type BleedingRows = ReadonlyMap<CalendarDate, Pick<BleedingDay, 'flow' | 'kind'>>;

/** Rows by their day, for whoever asks of many days. */
export function bleedingByDay(rows: Iterable<BleedingDay>): ReadonlyMap<CalendarDate, BleedingDay> {
  return new Map([...rows].map((row) => [row.day, row]));
}

/**
 * The bleeding of a day: what she noted of that very day, else the span of a recorded period with the amount not said;
 * null: nothing is known. `none` that she noted stands inside of a period too. Days right behind one with more than spots
 * belong to it, as they are counted (count-bled-days.ts). `periods` in any order; of one without an end only the days up to
 * lastRecordedDay are its span.
 */
export function bleedingOf(
  day: CalendarDate,
  periods: readonly Period[],
  rows: BleedingRows,
  today: CalendarDate,
): ShownBleeding | null {
  const isInSpan = (date: CalendarDate) =>
    periods.some((period) => period.period_start_date <= date && date <= lastRecordedDay(period, today));
  const row = rows.get(day);
  if (row && row.flow !== null) {
    const isPeriod = row.flow !== 'none' && (isInSpan(day) || isInSpan(dayBeforeBleeding(day, rows)));
    return { flow: row.flow, kind: row.kind, isPeriod };
  }
  return isInSpan(day) ? { flow: 'unspecified', kind: row?.kind ?? 'period', isPeriod: true } : null;
}

/** The day before the days of more than spots that end on `day`, one behind the other; `day` itself where it is none. */
function dayBeforeBleeding(day: CalendarDate, rows: BleedingRows): CalendarDate {
  let before = day;
  while (isMoreThanSpots(rows.get(before)?.flow ?? null)) before = addDays(before, -1);
  return before;
}

/** True for what counts as a period where none is recorded by its days: more than spots, and no other bleeding by its kind. */
export function isLikePeriod({ flow, kind }: Pick<BleedingDay, 'flow' | 'kind'>): boolean {
  return isMoreThanSpots(flow) && (kind === null || kind === 'period');
}

/** True for bleeding that is more than spots, whatever amount. */
export function isMoreThanSpots(flow: Flow | null): boolean {
  return flow !== null && flow !== 'none' && flow !== 'spotting';
}
