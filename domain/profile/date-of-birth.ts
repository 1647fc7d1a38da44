import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';

/** The first day that the calendar offers. */
export const EARLIEST_BIRTH_DATE: CalendarDate = '1900-01-01';
/** Entries of the year list, the current year among them: in 2026, 2026 down to 1903. */
export const BIRTH_YEAR_COUNT = 124;
/** The day list, the same in every month. */
export const BIRTH_DAYS: readonly number[] = Array.from({ length: 31 }, (_, index) => index + 1);

/** What the three lists show; null where nothing is chosen yet. Month 1 to 12. */
export interface BirthDateParts {
  year: number | null;
  month: number | null;
  day: number | null;
}

/**
 * The year list, newest first. The calendar reaches further back (1900) than the list: a year chosen there is added
 * at its end, so that the lists can show every date that the calendar can.
 */
export function listBirthYears(today: CalendarDate, chosenYear: number | null = null): number[] {
  const current = Number(today.slice(0, 4));
  const years = Array.from({ length: BIRTH_YEAR_COUNT }, (_, index) => current - index);
  return chosenYear === null || years.includes(chosenYear) ? years : [...years, chosenYear];
}

/** Days of the month; February has 29 as long as no year is chosen. */
export function daysInMonth(year: number | null, month: number): number {
  if (month === 2) return year === null || isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The lists after one of them was changed: a day that the month does not have becomes its last one (31 April → 30). */
export function changeBirthDatePart(parts: BirthDateParts, change: Partial<BirthDateParts>): BirthDateParts {
  const changed = { ...parts, ...change };
  if (changed.month === null || changed.day === null) return changed;
  return { ...changed, day: Math.min(changed.day, daysInMonth(changed.year, changed.month)) };
}

/** The date that the lists name, or null while one is open. Never a date that does not exist. */
export function birthDateOf(parts: BirthDateParts): CalendarDate | null {
  const { year, month, day } = changeBirthDatePart(parts, {});
  if (year === null || month === null || day === null) return null;
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isCalendarDate(date) ? date : null;
}

/** What the lists show for a date chosen in the calendar. */
export function birthDatePartsOf(date: CalendarDate | null): BirthDateParts {
  if (date === null) return { year: null, month: null, day: null };
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

/** What is wrong with a date of birth, as a sentence, or null. */
export function findBirthDateFault(date: CalendarDate, today: CalendarDate): string | null {
  if (date < EARLIEST_BIRTH_DATE) return 'Choose a date of birth from 1900 on';
  if (date > today) return 'A date of birth cannot be in the future';
  return null;
}
