import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { DailyLog } from './daily-log.ts';
import type { SIGN_FIELDS } from './sign-fields.ts';

/**
 * Whether a count of movements is asked about. No number is an alarm by itself, and none is enough: what counts is what she
 * feels, so that a low count brings the question and her answer the alert. Limits: docs/algorithms/dangers.md, “A low count asks”.
 */

/** Before 28 weeks movements are felt too unevenly to be counted. */
const ASKED_FROM_DAYS = 28 * 7;
const FEWEST = 10;
/** Her own days before it. */
const OWN_DAYS = 7;
const OWN_SHARE = 0.5;

export const MOVEMENTS_QUESTION = 'Do you feel fewer movements than usual?';
/** What can be answered there, in the words of the question; the sign of the day has more. */
export const MOVEMENTS_ANSWERS = [
  { value: 'as-usual', label: 'As usual' },
  { value: 'fewer', label: 'Fewer than usual' },
  { value: 'not-known', label: "I don't know" },
] as const satisfies readonly { value: MovementsAnswer; label: string }[];
type MovementsAnswer = (typeof SIGN_FIELDS.movements.options)[number]['value'];

interface Count {
  date: CalendarDate;
  kicks: number;
  /** Of days before it; more are left out. */
  logs: Iterable<Pick<DailyLog, 'log_date' | 'extras'>>;
  /** Null where nobody knows how far she is: then she is asked. */
  gestationalAgeDays: number | null;
}

/** True where the count is below the limits, from 28 weeks on: fewer than 10, or less than half of her mean of the 7 days before. */
export function isCountAskedAbout({ date, kicks, logs, gestationalAgeDays }: Count): boolean {
  if (gestationalAgeDays !== null && gestationalAgeDays < ASKED_FROM_DAYS) return false;
  if (kicks < FEWEST) return true;
  const from = addDays(date, -OWN_DAYS);
  const own = [...logs].flatMap(({ log_date: day, extras }) =>
    day >= from && day < date ? (extras.pregnancy?.kick_count ?? []) : [],
  );
  const mean = own.reduce((sum, count) => sum + count, 0) / own.length;
  return own.length > 0 && kicks < mean * OWN_SHARE;
}
