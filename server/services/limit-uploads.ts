import type { Database } from '@lunaria/db/engine/database.ts';
import { countOrRefuse } from '../auth/rate-limits.ts';

/** Uploads of one account, tries that failed included: years of papers in a few evenings. */
const UPLOAD_LIMIT = { window: 86_400, max: 200 } as const;

/** Throws AppError('rate_limited') instead of counting on. */
export async function limitUploads(database: Database, factor: number, userId: string): Promise<void> {
  const message = 'These were many uploads for one day. The next ones can follow tomorrow.';
  await countOrRefuse(database, factor, `upload|account|${userId}`, UPLOAD_LIMIT, message);
}
