import type { Database } from '@lunaria/db/engine/database.ts';
import { createRateLimitStorage } from '../auth/rate-limits.ts';
import { AppError } from '../errors/app-error.ts';

/** Documents one account has read again: a reading can take ten minutes of a processor. */
const RE_READING_LIMIT = { window: 60, max: 10 } as const;

/** Throws AppError('rate_limited') instead of counting on. */
export async function limitReReadings(database: Database, factor: number, userId: string): Promise<void> {
  const rule = { ...RE_READING_LIMIT, max: Math.ceil(RE_READING_LIMIT.max * factor) };
  const { retryAfter } = await createRateLimitStorage(database).consume(`re-reading|account|${userId}`, rule);
  if (retryAfter !== null) {
    throw new AppError('rate_limited', 'These were many documents at once. Wait a minute, then try again.', {
      'Retry-After': String(retryAfter),
    });
  }
}
