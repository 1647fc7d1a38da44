import type { Database } from '@lunaria/db/engine/database.ts';
import { findDueRemovals, findFactor, lockFactors } from '@lunaria/db/queries/factors.ts';
import { takeFactorAway } from './remove-factor.ts';

/**
 * Takes away the factors whose waiting time is over (services/reset-password.ts), each with the mail that says so. One that
 * was used or kept meanwhile stays.
 */
export async function removeDueFactors(database: Database): Promise<void> {
  for (const { id, userId } of await findDueRemovals(database.auth)) {
    await database.auth.transaction(async (tx) => {
      await lockFactors(tx, userId);
      const factor = await findFactor(tx, userId, id);
      if (factor?.removalDueAt && factor.removalDueAt.getTime() <= Date.now())
        await takeFactorAway(tx, factor);
    });
  }
}
