import type { Database } from '@lunaria/db/engine/database.ts';
import { countOrRefuse } from '../auth/rate-limits.ts';

/**
 * Changes of one account in an hour, from all its devices: more than one a second. Nobody taps as fast for as long, and a
 * device that was away sends at most two for each day it kept. The browser's queue sends later what is refused here.
 */
export const ENTRY_LIMIT = { window: 3600, max: 5_000 } as const;

/** Throws AppError('rate_limited') instead of counting on. */
export async function limitEntries(database: Database, factor: number, userId: string): Promise<void> {
  const message = 'These were many changes in an hour. They can be sent again later.';
  await countOrRefuse(database, factor, `entry|account|${userId}`, ENTRY_LIMIT, message);
}
