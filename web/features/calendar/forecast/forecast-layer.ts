import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayAhead } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';
import type { ReactNode } from 'react';

/** What lies over a day of the calendar beside its class. */
export interface LayeredDay {
  /** What the forecast says of it; null: nothing. */
  ahead: DayAhead | null;
  /** How ovulation is known to have been on it, `by LH test`; null: it is not. */
  ovulation: string | null;
  /** In words, for a screen reader. */
  said: readonly string[];
  /** The frame of a window, the same from one drawing to the next; null: the day is in none. */
  frame: ReactNode;
}

/** The days with anything over them. It comes after the month is on the screen. */
export type ForecastLayer = ReadonlyMap<CalendarDate, LayeredDay>;
