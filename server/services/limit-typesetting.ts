import type { Database } from '@lunaria/db/engine/database.ts';
import { countOrRefuse } from '../auth/rate-limits.ts';

/** Pages that one account has set: each takes a fraction of a second of a processor. */
const TYPESETTING_LIMIT = { window: 60, max: 20 } as const;

/** Throws AppError('rate_limited') instead of counting on. */
export async function limitTypesetting(database: Database, factor: number, userId: string): Promise<void> {
  const message = 'These were many files at once. Wait a minute, then try again.';
  await countOrRefuse(database, factor, `typesetting|account|${userId}`, TYPESETTING_LIMIT, message);
}
