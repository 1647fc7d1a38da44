import type { Database } from '@lunaria/db/engine/database.ts';
import { createRateLimitStorage } from '../auth/rate-limits.ts';
import { AppError } from '../errors/app-error.ts';

/** Uploads of one account, tries that failed included: a whole folder of letters in an afternoon, not a disk filled. */
const UPLOAD_LIMIT = { window: 3600, max: 300 } as const;

/** Throws AppError('rate_limited') instead of counting on. */
export async function limitUploads(database: Database, factor: number, userId: string): Promise<void> {
  const rule = { ...UPLOAD_LIMIT, max: Math.ceil(UPLOAD_LIMIT.max * factor) };
  const { retryAfter } = await createRateLimitStorage(database).consume(`upload|account|${userId}`, rule);
  if (retryAfter !== null) {
    throw new AppError('rate_limited', 'That were many uploads in an hour. Try again later.', {
      'Retry-After': String(retryAfter),
    });
  }
}
