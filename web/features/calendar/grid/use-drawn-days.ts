import { type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, firstDayOf, lastDayOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { type DayMark, markDays } from '@lunaria/domain/cycle/mark-days.ts';
import type { SaidMedicines } from '@lunaria/domain/records/say-medicines.ts';
import { useMemo } from 'react';
import type { LayeredDay } from '../../../data/cycle/use-described-days.ts';
import type { CalendarState } from '../calendar-state.ts';

const NOTHING = { periods: [], example: null } as const;

/** A day of the month as it is drawn. */
export interface DrawnDay {
  /** Undefined: a regular day. */
  mark: DayMark | undefined;
  /** What lies over it. */
  over: LayeredDay | undefined;
  /** Whose days it is one of; undefined: none. */
  medicines: SaidMedicines | undefined;
}

/**
 * What is drawn of the days of a month, for the grid and for the line that explains it. In a mode without a cycle that is
 * what she noted of her bleeding, and nothing else. `isCycling`: false in the modes in which every day is regular.
 */
export function useDrawnDays(
  { periods, bleeding, example, today, status, layer }: CalendarState,
  isCycling: boolean,
  month: CalendarMonth,
): ReadonlyMap<CalendarDate, DrawnDay> {
  return useMemo(() => {
    const days = listDays(firstDayOf(month), lastDayOf(month));
    // As long as her periods are not here, which bleeding belongs to one is not known.
    const records = !isCycling
      ? { ...NOTHING, bleeding }
      : status === 'ready'
        ? { periods, bleeding, example }
        : null;
    const marks = records === null ? null : markDays(days, { ...records, today });
    return new Map(
      days.map((day) => {
        const isSaid = isCycling && example === null;
        const over = isSaid ? layer?.days.get(day) : undefined;
        const medicines = isSaid ? layer?.medicines.get(day) : undefined;
        return [day, { mark: over?.mark ?? marks?.get(day), over, medicines }];
      }),
    );
  }, [periods, bleeding, example, today, status, layer, isCycling, month]);
}
