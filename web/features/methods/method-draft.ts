import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { MONTH_NAMES } from '@lunaria/domain/calendar/name-day.ts';
import {
  type Certainty,
  findEndFault,
  findStartFault,
  METHOD_TEXTS,
  type MethodUse,
} from '@lunaria/domain/methods/method-use.ts';
import type { Method } from '@lunaria/domain/methods/methods.ts';

/** What stands in the form. What the chosen certainty does not ask for stays as it was typed. */
export interface MethodDraft {
  method: Method | '';
  certainty: Certainty;
  day: CalendarDate | null;
  /** `01` to `12`. */
  month: string;
  year: number | null;
  isGoing: boolean;
  endedOn: CalendarDate | null;
}

export type MethodField = 'method' | 'day' | 'month' | 'year' | 'endedOn';
export type MethodFaults = Partial<Record<MethodField, string | null>>;

export const MONTHS = MONTH_NAMES.map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label }));

/** `method`: chosen already, of a new one. */
export function draftMethod(use: MethodUse | null, method: Method | '' = ''): MethodDraft {
  if (use === null)
    return { method, certainty: 'day', day: null, month: '', year: null, isGoing: true, endedOn: null };
  const { started_on: start, started_certainty: certainty, ended_on: endedOn } = use;
  const year = start === null ? null : Number(start.slice(0, 4));
  return {
    method: use.method,
    certainty,
    day: certainty === 'day' ? start : null,
    // Of a day the month is known as well, of a year it is not.
    month: start !== null && certainty !== 'year' ? start.slice(5, 7) : '',
    year,
    isGoing: endedOn === null,
    endedOn,
  };
}

/** The method of the form under its id, or what is wrong, each at its field. */
export function readMethod(
  id: string,
  draft: MethodDraft,
  today: CalendarDate,
): { use: MethodUse | null; faults: MethodFaults } {
  const { method, certainty } = draft;
  const faults: MethodFaults = {};
  if (method === '') faults.method = METHOD_TEXTS.method;
  const start = readStart(draft, today);
  Object.assign(faults, start.faults);
  const ended_on = draft.isGoing ? null : draft.endedOn;
  if (!draft.isGoing && ended_on === null) faults.endedOn = 'Choose the last day, or say that you use it now';
  const days = { started_on: start.day, started_certainty: certainty, ended_on };
  const isStartFine = Object.keys(start.faults).length === 0;
  if (isStartFine && ended_on !== null) faults.endedOn = findEndFault(days, today);
  const isFine = Object.values(faults).every((fault) => !fault);
  return { use: isFine && method !== '' ? { id, method, ...days } : null, faults };
}

function readStart(
  { certainty, day, month, year }: MethodDraft,
  today: CalendarDate,
): { day: CalendarDate | null; faults: MethodFaults } {
  if (certainty === 'unknown') return { day: null, faults: {} };
  if (certainty === 'day') {
    if (day === null) return { day: null, faults: { day: 'Choose the first day' } };
    const fault = findStartFault({ started_on: day, started_certainty: certainty }, today);
    return { day, faults: fault === null ? {} : { day: fault } };
  }
  const faults: MethodFaults = {};
  if (certainty === 'month' && month === '') faults.month = 'Choose the month';
  const thisYear = Number(today.slice(0, 4));
  const isYear = year !== null && Number.isInteger(year) && year >= 1900 && year <= thisYear;
  if (!isYear) faults.year = `Enter a year from 1900 to ${thisYear}`;
  if (faults.month || !isYear) return { day: null, faults };
  // by format: a year of four digits, and the first day of its month
  const first = `${year}-${certainty === 'month' ? month : '01'}-01` as CalendarDate;
  const fault = findStartFault({ started_on: first, started_certainty: certainty }, today);
  return { day: first, faults: fault === null ? {} : { month: fault } };
}
