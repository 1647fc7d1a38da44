import type { Database } from '@lunaria/db/engine/database.ts';
import { forgetNames } from '../services/account/erasure/forget-names.ts';
import type { JobHandler } from './job-handler.ts';

/** Forgets what names a record that she erased or, without one, cycles that are no more, where erasing them could not any more. */
export function createForgetErasedJob({ database }: { database: Database }): JobHandler {
  return async ({ userId, subjectId }) => {
    if (userId === null) return;
    const subjectIds = subjectId === null ? [] : [subjectId];
    await forgetNames(database, userId, { subjectIds, hasCycles: subjectId === null });
  };
}
