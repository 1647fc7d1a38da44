import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { RECENT_LOG_DAYS } from '../profile/daily-log/daily-log-queries.ts';
import { type LogRange, useLogRange } from '../profile/daily-log/use-log-range.ts';

interface ChosenDay {
  today: CalendarDate;
  date: CalendarDate;
  /** The rows around the day. */
  rows: LogRange;
  choose: (date: CalendarDate) => void;
  /** The day she began to change stays in view when midnight comes; `false`: today is today again. */
  hold: (isHeld: boolean) => void;
}

/** The day whose log is in view: today, until she chooses another. */
export function useChosenDay(userId: string): ChosenDay {
  const today = useToday();
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const date = chosen ?? today;
  const recentFrom = addDays(today, 1 - RECENT_LOG_DAYS);
  const isRecent = date >= recentFrom;
  // Recent days are loaded for the whole dashboard already; others come with their month.
  const [from, to] = isRecent ? [recentFrom, today] : [firstDayOf(monthOf(date)), lastDayOf(monthOf(date))];
  return {
    today,
    date,
    rows: useLogRange(userId, from, to),
    choose: (day) => setChosen(day === today ? null : day),
    hold: (isHeld) => setChosen(isHeld || date !== today ? date : null),
  };
}
