import type { Database } from '@lunaria/db/engine/database.ts';
import { findDueRemovals, findFactor, lockFactors } from '@lunaria/db/queries/factors.ts';
import type { SecurityLog } from '../../../logging/security-log.ts';
import { takeFactorAway } from './remove-factor.ts';

/**
 * Takes away the factors whose waiting time is over (services/account/password/reset-password.ts), each with the mail that says so. One that
 * was used or kept meanwhile stays.
 */
export async function removeDueFactors(database: Database, securityLog: SecurityLog): Promise<void> {
  for (const { id, userId } of await findDueRemovals(database.auth)) {
    const isRemoved = await database.auth.transaction(async (tx) => {
      await lockFactors(tx, userId);
      const factor = await findFactor(tx, userId, id);
      if (!factor?.removalDueAt || factor.removalDueAt.getTime() > Date.now()) return false;
      await takeFactorAway(tx, factor);
      return true;
    });
    if (isRemoved) securityLog('factor_removed', { userId, factorId: id });
  }
}
