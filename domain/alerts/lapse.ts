import { hoursOf, type Level, type Within } from '../dangers/level.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
/** So long an alert stands after the time in which somebody was to be seen. */
const AFTER_DAYS = 7;
/** No alert stands longer, whatever its rule says: `routine`, six weeks, is the longest time a rule names. */
export const LONGEST_LAPSE_DAYS = 49;

/**
 * Whether an open alert has had its time: a week after the time in which somebody was to look at it. A card that says “now” of a
 * day three weeks ago would teach her to pass over cards. Counted from when it was last said.
 */
export function isLapsed(
  { level, within }: { level: Level; within: Within },
  raisedAt: Date,
  now: Date,
): boolean {
  const hours = hoursOf(level, within) + AFTER_DAYS * DAY_HOURS;
  return now.getTime() - raisedAt.getTime() >= hours * HOUR_MS;
}
