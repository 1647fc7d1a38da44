import type { Database } from '@lunaria/db/engine/database.ts';
import { countOrRefuse } from '../auth/rate-limits.ts';

/** Documents one account has read again: a reading can take ten minutes of a processor. */
const RE_READING_LIMIT = { window: 60, max: 10 } as const;
/** And in a day: more is no person who tries again what did not go well. */
const RE_READING_DAY_LIMIT = { window: 86_400, max: 100 } as const;

/** Throws AppError('rate_limited') instead of counting on. */
export async function limitReReadings(database: Database, factor: number, userId: string): Promise<void> {
  const message = 'These were many documents at once. Wait a minute, then try again.';
  await countOrRefuse(database, factor, `re-reading|account|${userId}`, RE_READING_LIMIT, message);
  const dayMessage = 'These were as many documents as are read again in one day. Try again tomorrow.';
  await countOrRefuse(database, factor, `re-reading-day|account|${userId}`, RE_READING_DAY_LIMIT, dayMessage);
}
