import type { BleedingRows } from '@lunaria/domain/bleeding/bleeding-of.ts';
import type { DescribedDay } from '@lunaria/domain/body/describe-days.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Cycle } from '@lunaria/domain/cycle/cycle.ts';
import type { DayAhead } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';
import type { ReactNode } from 'react';

/** What is said of a day of the calendar. */
export interface LayeredDay {
  /** Its class and how that is known; null: none. */
  mark: DescribedDay | null;
  /** What the forecast says of it; null: nothing. */
  ahead: DayAhead | null;
  /** How ovulation is known to have been on it, `by LH test`; null: it is not. */
  ovulation: string | null;
  /** In words, for a screen reader. */
  said: readonly string[];
  /** The frame of a window, the same from one drawing to the next; null: the day is in none. */
  frame: ReactNode;
}

/** What is said of the days. It comes after the month is on the screen. */
export interface ForecastLayer {
  /** Those of which anything is said. */
  days: ReadonlyMap<CalendarDate, LayeredDay>;
  /** What she noted of the bleeding of her days. */
  bleeding: BleedingRows;
  /** What the days follow while she has recorded nothing at all; null from her first record on. */
  example: Cycle | null;
}
