import type { Database } from '@lunaria/db/engine/database.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { isConsentPending } from '../onboarding/consent.ts';
import { raiseAlerts } from './raise-alerts.ts';

export interface LookDependencies {
  database: Database;
  keyring: MasterKeyring;
  /** Below it a guardian has to agree before anything of her health is stored. */
  ageOfConsent: number;
}

/**
 * Looks for danger in a document once it was read. A part of its job: what it throws has the job tried again, and tried again it
 * changes nothing.
 */
export async function lookAtReadDocument(
  { database, keyring, ageOfConsent }: LookDependencies,
  { userId, documentId }: { userId: string; documentId: string },
  now: Date = new Date(),
): Promise<void> {
  if (await isConsentPending(database, userId, ageOfConsent)) return;
  await database.asUser(userId, async (tx) => {
    const userKey = await openUserKey(tx, keyring, userId);
    await raiseAlerts(tx, userKey, userId, { day: null, now, source: `document:${documentId}` });
  });
}
