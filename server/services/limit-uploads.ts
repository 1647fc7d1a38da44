import type { Database } from '@lunaria/db/engine/database.ts';
import { countOrRefuse } from '../auth/rate-limits.ts';

/** Uploads of one account, tries that failed included: a whole folder of letters in an afternoon, not a disk filled. */
const UPLOAD_LIMIT = { window: 3600, max: 300 } as const;

/** Throws AppError('rate_limited') instead of counting on. */
export async function limitUploads(database: Database, factor: number, userId: string): Promise<void> {
  const message = 'That were many uploads in an hour. Try again later.';
  await countOrRefuse(database, factor, `upload|account|${userId}`, UPLOAD_LIMIT, message);
}
