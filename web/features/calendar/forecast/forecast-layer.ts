import type { BleedingRows } from '@lunaria/domain/bleeding/bleeding-of.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Cycle } from '@lunaria/domain/cycle/cycle.ts';
import type { SaidMedicines } from '@lunaria/domain/records/say-medicines.ts';
import type { LayeredDay } from '../../../data/cycle/use-described-days.ts';

/** What is said of the days. It comes after the month is on the screen. */
export interface ForecastLayer {
  /** Those of which anything is said. */
  days: ReadonlyMap<CalendarDate, LayeredDay>;
  /** The days of the medicines that she shows here. */
  medicines: ReadonlyMap<CalendarDate, SaidMedicines>;
  /** What she noted of the bleeding of her days. */
  bleeding: BleedingRows;
  /** Those are here: before that nothing may be noted on top of them. */
  isBleedingKnown: boolean;
  /** Which day of her cycle a day was, 1 on the first; null: none is counted. */
  dayOfCycle: (date: CalendarDate) => number | null;
  /** What the days follow while she has recorded nothing at all; null from her first record on. */
  example: Cycle | null;
}
