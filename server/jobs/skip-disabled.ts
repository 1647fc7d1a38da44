import type { Database } from '@lunaria/db/engine/database.ts';
import { isDisabled } from '../auth/disabled-account.ts';
import type { JobHandler } from './job-handler.ts';

/** A mail of an account that the operator has disabled is not sent, now or later. */
export function skipDisabled(database: Database, handler: JobHandler): JobHandler {
  return async (payload, jobId, run) => {
    if (payload.userId !== null && (await isDisabled(database, payload.userId))) return;
    await handler(payload, jobId, run);
  };
}
