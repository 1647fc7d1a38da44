import { daysBetween } from '../calendar/calendar-date.ts';
import { pregnancyStart } from '../pregnancy/dating.ts';
import type { DangerRows } from './rows.ts';

/** No pregnancy lasts for longer: one that is recorded as going on was forgotten. In her mode it counts all the same. */
const LONGEST_DAYS = 320;

/** The pregnancy that goes on, in whatever mode she keeps it, with its days on that day; null: none is recorded. */
export function ongoingPregnancy({
  day,
  stage,
  pregnancy,
}: Pick<DangerRows, 'day' | 'stage' | 'pregnancy'>): { ageDays: number } | null {
  if (!pregnancy) return null;
  const ageDays = daysBetween(pregnancyStart(pregnancy.dating), day);
  return stage === 'pregnancy' || ageDays <= LONGEST_DAYS ? { ageDays } : null;
}
