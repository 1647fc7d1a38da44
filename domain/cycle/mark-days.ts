import { isBleeding } from '../bleeding/bleeding-day.ts';
import { type BleedingRows, bleedingOf, type ShownBleeding } from '../bleeding/bleeding-of.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type Cycle, classifyDay, type DayClass } from './cycle.ts';
import type { OvulationBasis } from './history/recorded-cycles.ts';
import type { Period } from './period.ts';

/** How a day's class is known: she recorded it, it was computed from her records, or from the example's start. */
export type DaySource = 'recorded' | 'computed' | 'example';

/** What a calendar draws for a day. */
export interface DayMark {
  dayClass: DayClass;
  source: DaySource;
  /** What says that ovulation was on the day. */
  ovulation?: OvulationBasis | null;
  /** What she noted of the bleeding of this very day; missing: nothing. */
  bleeding?: ShownBleeding;
  /** Of a period that goes on until she says that it ended: a day of it that is expected. */
  isEndUnknown?: true;
}

export interface MarkedRecords {
  /** Recorded periods that touch the days, in any order. */
  periods: readonly Period[];
  /** What she noted of the bleeding of her days. */
  bleeding: BleedingRows;
  /** What stands in while she has recorded nothing at all; null from her first record on. */
  example: Cycle | null;
  today: CalendarDate;
}

/**
 * What can be drawn at once: the days of her recorded periods (of one that goes on the first), over them what she noted of
 * the bleeding of a day, and as long as nothing is recorded those of the example. What is computed from her records says
 * describeDays (domain/body/), which also knows these; regular days are missing.
 */
export function markDays(
  days: readonly CalendarDate[],
  { periods, bleeding, example, today }: MarkedRecords,
): ReadonlyMap<CalendarDate, DayMark> {
  const marks = new Map<CalendarDate, DayMark>();
  for (const day of days) {
    const noted = markNoted(day, periods, bleeding, today);
    if (noted !== null) {
      if (noted !== 'none') marks.set(day, noted);
    } else if (isRecorded(day, periods)) {
      marks.set(day, { dayClass: 'period', source: 'recorded' });
    } else if (example !== null) {
      const dayClass = classifyDay(day, example);
      if (dayClass !== 'regular') marks.set(day, { dayClass, source: 'example' });
    }
  }
  return marks;
}

/** What she noted of the bleeding of a day, as it is drawn: bleeding is recorded whether a period is or not. Null: nothing. */
export function markNoted(
  day: CalendarDate,
  periods: readonly Period[],
  bleeding: BleedingRows,
  today: CalendarDate,
): (DayMark & { dayClass: 'period' }) | 'none' | null {
  if ((bleeding.get(day)?.flow ?? null) === null) return null;
  const shown = bleedingOf(day, periods, bleeding, today);
  if (shown === null) return null;
  return isBleeding(shown.flow) ? { dayClass: 'period', source: 'recorded', bleeding: shown } : 'none';
}

function isRecorded(day: CalendarDate, periods: readonly Period[]): boolean {
  return periods.some(
    ({ period_start_date: start, period_end_date: end }) => start <= day && day <= (end ?? start),
  );
}
