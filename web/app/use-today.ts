import { type CalendarDate, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { useEffect, useState } from 'react';

/** A new day must be noticed within this time: a timer set for midnight would be late on a machine that slept. */
const LOOK_EVERY_MS = 30_000;

/** The day on the clock of this device; it turns over while the page stays open. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(readToday);
  useEffect(() => {
    const look = () => setToday(readToday());
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}

const readToday = () => localDateOf(new Date());
