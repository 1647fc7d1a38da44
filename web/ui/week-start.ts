import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import { createContext, useContext } from 'react';

/** With which day the weeks of every calendar below begin; Sunday where nobody says another. */
export const WeekStartContext = createContext<WeekStart>(0);

export function useWeekStart(): WeekStart {
  return useContext(WeekStartContext);
}
