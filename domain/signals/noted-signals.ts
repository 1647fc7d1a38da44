import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type DailyHealthSignals, isEmptySignals, MOODS, SYMPTOMS } from './health-signals.ts';

/** What occurs on the most days. */
export interface MostNoted {
  label: string;
  dayCount: number;
}

/** The records from the first to the last day, both included, without those that hold nothing. */
export function notedBetween(
  records: readonly DailyHealthSignals[],
  first: CalendarDate,
  last: CalendarDate,
): DailyHealthSignals[] {
  return records.filter(
    (record) => record.signal_date >= first && record.signal_date <= last && !isEmptySignals(record),
  );
}

/** The symptom noted on the most days, the first of the list among equals; null when none is noted. */
export function mostNotedSymptom(records: readonly DailyHealthSignals[]): MostNoted | null {
  return findMostNoted(SYMPTOMS, (code) => records.filter((record) => record.symptoms.includes(code)).length);
}

/** The mood noted on the most days, the first of the list among equals; null when none is noted. */
export function mostNotedMood(records: readonly DailyHealthSignals[]): MostNoted | null {
  return findMostNoted(MOODS, (code) => records.filter((record) => record.mood.includes(code)).length);
}

/** Entries of intercourse, not days. */
export function countIntercourse(records: readonly DailyHealthSignals[]): {
  protectedCount: number;
  unprotectedCount: number;
} {
  const entries = records.flatMap((record) => record.intercourse);
  const protectedCount = entries.filter((entry) => entry.protected).length;
  return { protectedCount, unprotectedCount: entries.length - protectedCount };
}

function findMostNoted<T extends string>(
  codes: readonly { value: T; label: string }[],
  countDays: (code: T) => number,
): MostNoted | null {
  let most: MostNoted | null = null;
  for (const { value, label } of codes) {
    const dayCount = countDays(value);
    if (dayCount > (most?.dayCount ?? 0)) most = { label, dayCount };
  }
  return most;
}
