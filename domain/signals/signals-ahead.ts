import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { HealthSignals } from './health-signals.ts';

export const ONLY_A_NOTE = 'A day ahead takes a note, and nothing else';

/**
 * What is wrong with a change of a day that has not come, as a sentence, or null: what she has not felt yet is no sign. A
 * note is kept, what stands there of before can be taken away, and nothing is added. Why: docs/decisions/days-ahead-take-a-note.md.
 */
export function findAheadFault(
  day: CalendarDate,
  base: HealthSignals,
  mine: HealthSignals,
  today: CalendarDate,
): string | null {
  if (day <= today) return null;
  const isAdded =
    mine.symptoms.some((code) => !base.symptoms.includes(code)) ||
    mine.mood.some((code) => !base.mood.includes(code)) ||
    mine.intercourse.some(({ id }) => !base.intercourse.some((entry) => entry.id === id)) ||
    (mine.discharge !== base.discharge && mine.discharge !== 'none');
  return isAdded ? ONLY_A_NOTE : null;
}
