import { daysBetween, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';

const TWO_HOURS_MS = 7_200_000;

/**
 * When a session was last used: `in the last two hours`, `today`, `yesterday`, `on 19 Nov`. A use is noted to the hour,
 * so that nothing finer is said.
 */
export function describeLastUse(lastUsedAt: Date, now: Date): string {
  if (now.getTime() - lastUsedAt.getTime() < TWO_HOURS_MS) return 'in the last two hours';
  const [day, today] = [localDateOf(lastUsedAt), localDateOf(now)];
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return 'today';
  return daysAgo === 1 ? 'yesterday' : `on ${shortDay(day, today)}`;
}
