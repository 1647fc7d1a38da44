import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { readChains } from '@lunaria/db/queries/access-events.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import { noteAccess } from '../access/note-access.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { registerMasterKeys } from '../keys/check-master-keys.ts';
import { openAuditKey } from '../keys/open-audit-key.ts';
import { type ChainFault, findChainFaults } from '../services/access/verify-chain.ts';

interface Verification {
  /** Accounts whose history is as it was written, and how many events that are. */
  whole: string[];
  events: number;
  broken: { userId: string; faults: ChainFault[] }[];
}

/**
 * Looks at every access history, as the owner of the database. That it was looked at is noted in each that is whole; one
 * that is not stays as it was found. Throws MasterKeyError when a key is wrong or missing, DataDirectoryInUseError beside a
 * running server with the embedded database.
 */
export async function verifyChains(
  location: DatabaseLocation,
  keyring: MasterKeyring,
): Promise<Verification> {
  const checked = await openDatabase(location, installQueue);
  let auditKey: Awaited<ReturnType<typeof openAuditKey>>;
  try {
    await registerMasterKeys(checked, keyring);
    auditKey = await openAuditKey(checked, keyring);
  } finally {
    await checked.close();
  }
  const found: Verification = { whole: [], events: 0, broken: [] };
  const database = await openDatabase(location, async (runAsOwner) => {
    await readChains(runAsOwner, (chain) => {
      const faults = findChainFaults(auditKey, chain);
      found.events += chain.events.length;
      if (faults.length > 0) found.broken.push({ userId: chain.userId, faults });
      else found.whole.push(chain.userId);
    });
  });
  try {
    for (const ownerId of found.whole) {
      await database.asWorker((tx) =>
        noteAccess(tx, auditKey, { ownerId, kind: 'operator-command', subject: 'verify-chain' }),
      );
    }
  } finally {
    await database.close();
  }
  return found;
}

/** What the operator reads: one line for each account whose history was changed, with the numbers of the events. */
export function describeVerification({ whole, events, broken }: Verification): string {
  const total = `${countOf(events, 'event')} of ${countOf(whole.length + broken.length, 'account')}`;
  if (broken.length === 0) return `${total}: every history is as it was written.`;
  return [
    `${total}: ${countOf(broken.length, 'history was', 'histories were')} changed.`,
    ...broken.map(
      ({ userId, faults }) => `${userId}: ${faults.map(({ n, what }) => `${n} ${what}`).join(', ')}`,
    ),
  ].join('\n');
}
