import type { DailyLog } from '../daily-log/daily-log.ts';

export const KICKS_NOTE =
  'No number of kicks is the right one. If your baby moves less than usual or in another way, call your midwife or maternity unit at once, also at night.';

/** What belongs beside a day's log: where a number or an answer is not enough. Sources: docs/algorithms/today.md. */
export function noteDay(log: DailyLog | null): string | null {
  if (log?.extras.pregnancy?.kick_count !== undefined) return KICKS_NOTE;
  const pill = log?.extras.contraception?.pill_taken;
  if (pill !== 'missed' && pill !== 'late within 12h') return null;
  // Which pill it is, and what to do then, the product does not know.
  return `The pill was ${pill === 'missed' ? 'missed' : 'late'}. The leaflet that came with it says what to do now.`;
}
