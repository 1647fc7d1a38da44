import type { BleedingRows } from '@lunaria/domain/bleeding/bleeding-of.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CalendarMonth } from '@lunaria/domain/calendar/calendar-month.ts';
import type { Cycle } from '@lunaria/domain/cycle/cycle.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import type { HealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import type { PeriodDays } from '../../data/periods/use-periods.ts';
import type { ForecastLayer } from './forecast/forecast-layer.ts';

/** What all parts of the calendar share: her records, with the changes that still wait to be sent. */
export interface CalendarState {
  /** Her local day; moves on at midnight. */
  today: CalendarDate;
  status: 'loading' | 'ready' | 'failed';
  /** The last load did not get through; what is shown is empty or from an earlier visit. */
  hasLoadFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** The days of the month in view are still on their way. */
  isMonthLoading: boolean;
  /** Recorded, in the loaded range plus the latest, waiting changes applied, newest first. */
  periods: readonly Period[];
  /** What she noted of the bleeding of her days, waiting changes applied. */
  bleeding: BleedingRows;
  /** Newest recorded. */
  latest: Period | null;
  /** First recorded start ever. */
  firstStart: CalendarDate | null;
  /** Counted from the latest start; from the example's while no period is recorded. */
  cycle: Cycle;
  /** What is said of now and of every day; null as long as it is not here. */
  layer: ForecastLayer | null;
  /** What the days follow while she has recorded nothing at all; null from her first record on. */
  example: Cycle | null;
  /** What is noted for the day, waiting changes applied; the empty day when nothing is. */
  signalsOf: (date: CalendarDate) => HealthSignals;
  /** Notes are stored for the day that the server cannot open; `signalsOf` shows none. */
  hasUnreadableNotes: (date: CalendarDate) => boolean;
  /** The days the panel looks back on, waiting changes applied; a day without a record is missing. */
  recentSignals: ReadonlyMap<CalendarDate, HealthSignals>;
  /** Records a period, or corrects the end of the one with this start. */
  savePeriod: (days: PeriodDays, cycleLengthDays?: number) => void;
  /** Gives a recorded period other days. */
  movePeriod: (moved: Period, to: PeriodDays) => void;
  deletePeriod: (start: CalendarDate) => void;
  /** Applied at once; saved with the latest period when there is one, otherwise with the first. */
  setCycleLength: (days: number) => void;
  /** The day as it is from now on. The version it started from is what `signalsOf` showed. */
  changeSignals: (date: CalendarDate, next: HealthSignals) => void;
  /** Loads what the months in view need, the first of them before all others; its neighbours follow. */
  show: (months: readonly CalendarMonth[]) => void;
  /** Loads the month of a day that is open over them; null: none is any more. */
  showDay: (month: CalendarMonth | null) => void;
  /** Loads the periods of that year too. */
  showYear: (year: number) => void;
}
