import { addDays, type CalendarDate, isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { findLogDateFault } from '@lunaria/domain/daily-log/daily-log.ts';
import { RECENT_LOG_DAYS } from '@lunaria/domain/daily-log/recent-logs.ts';
import { LOG_ANCHOR, LOG_DAY_PARAMETER } from '@lunaria/domain/dashboard/places.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useToday } from '../../app/use-today.ts';
import { type LogRange, useLogRange } from '../../data/daily-log/logs.ts';

interface ChosenDay {
  today: CalendarDate;
  date: CalendarDate;
  /** The rows around the day. */
  rows: LogRange;
  choose: (date: CalendarDate) => void;
  /** The day she began to change stays in view when midnight comes; `false`: today is today again. */
  hold: (isHeld: boolean) => void;
}

/** The day whose log is in view: the one that the address names, or today, until she chooses another. */
export function useChosenDay(userId: string): ChosenDay {
  const today = useToday();
  const { key, search, hash } = useLocation();
  const readAddress = () => readDay(new URLSearchParams(search).get(LOG_DAY_PARAMETER), today);
  const [chosen, setChosen] = useState<CalendarDate | null>(readAddress);
  // A link to a day that she follows while the form is in view.
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    setSeenKey(key);
    const named = readAddress();
    if (named !== null || hash === `#${LOG_ANCHOR}`) setChosen(named);
  }
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

/** A day that can be logged; null for anything else, and for today, which moves on at midnight. */
function readDay(value: string | null, today: CalendarDate): CalendarDate | null {
  if (!isCalendarDate(value) || value === today) return null;
  return findLogDateFault(value, today) === null ? value : null;
}
