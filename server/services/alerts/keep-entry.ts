import type { Tx } from '@lunaria/db/engine/database.ts';
import { withinSavepoint } from '@lunaria/db/engine/within-savepoint.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { sortAlerts } from '@lunaria/domain/alerts/sort-alerts.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { describeFailure } from '../../errors/describe-failure.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { Entry } from './entry.ts';
import type { EntryDependencies } from './entry-dependencies.ts';
import { raiseAlerts } from './raise-alerts.ts';
import { sayPrivately } from './say-privately.ts';

/**
 * Stores something she entered and looks for danger in it, in one transaction. `store` returns what was stored, and what of it
 * is to be looked at; null: nothing, as where there was nothing to correct. Returns both with what is to be said of it, highest
 * first. The look can fail and the entry cannot: whatever goes wrong in it is taken back and logged.
 */
export async function keepEntry<Stored>(
  { database, keyring, logger }: EntryDependencies,
  userId: string,
  store: (tx: Tx, userKey: UserKey) => Promise<{ stored: Stored; entry: Entry | null }>,
): Promise<{ stored: Stored; safety: SafetyAlert[] }> {
  return await database.asUser(userId, async (tx) => {
    // Before any lock: of two first entries at once one waits for the other's key, and must hold nothing the other needs.
    const userKey = await openUserKey(tx, keyring, userId);
    const { stored, entry } = await store(tx, userKey);
    if (entry === null) return { stored, safety: [] };
    const said: SafetyAlert[] = [];
    try {
      said.push(...sayPrivately(entry));
      said.push(...(await withinSavepoint(tx, () => raiseAlerts(tx, userKey, userId, entry))));
    } catch (error) {
      logger.error('safety_alerts_failed', describeFailure(error));
    }
    return { stored, safety: sortAlerts(said) };
  });
}
