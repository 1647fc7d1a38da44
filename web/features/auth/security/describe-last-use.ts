const HOUR_MS = 3_600_000;

/**
 * When a session was last used, in words: "used within the last hour", "today", "yesterday", or the day. A use is noted
 * to the hour, so that nothing finer is said.
 */
export function describeLastUse(lastUsedAt: Date, now: Date): string {
  if (now.getTime() - lastUsedAt.getTime() < 2 * HOUR_MS) return 'in the last two hours';
  const daysAgo = Math.round((startOfDay(now) - startOfDay(lastUsedAt)) / (24 * HOUR_MS));
  if (daysAgo <= 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  return `on ${describeDay(lastUsedAt, now)}`;
}

/** "3 November", with the year where it is not this one. */
export function describeDay(instant: Date, now: Date): string {
  const isThisYear = instant.getFullYear() === now.getFullYear();
  return instant.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

function startOfDay(instant: Date): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();
}
