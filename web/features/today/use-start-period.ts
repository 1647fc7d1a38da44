import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { useOwnLength, usePeriodWrites } from '../../data/periods/use-periods.ts';

/** That a period started, in one press. It is recorded as everywhere else, its end left open. */
export function useStartPeriod(userId: string): (day: CalendarDate) => void {
  const { save } = usePeriodWrites(userId);
  const [lengthDays] = useOwnLength(userId);
  return (day) => save({ start: day, end: null }, null, lengthDays);
}
