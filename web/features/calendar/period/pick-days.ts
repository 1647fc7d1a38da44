import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';

/** What is chosen so far: nothing, the first day, or both. */
export interface PickedDays {
  start: CalendarDate | null;
  end: CalendarDate | null;
}

export const NOTHING_PICKED: PickedDays = { start: null, end: null };

/** The first day, then the last; after both the choice begins anew. A day before the first is not taken as the last. */
export function pickDay({ start, end }: PickedDays, date: CalendarDate): PickedDays {
  if (start === null || end !== null) return { start: date, end: null };
  return date < start ? { start, end } : { start, end: date };
}

/** True for a day that cannot be picked next: in the future, or before the first day while the last is asked for. */
export function isClosedDay({ start, end }: PickedDays, date: CalendarDate, today: CalendarDate): boolean {
  return date > today || (start !== null && end === null && date < start);
}

/** Texts of the specification, section 4. */
export function promptFor({ start, end }: PickedDays): string {
  if (start === null) return 'Select when your last period started';
  return end === null ? 'Now select when it ended' : 'Review and save your period dates';
}
