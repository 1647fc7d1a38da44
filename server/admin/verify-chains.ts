import type { Database } from '@lunaria/db/engine/database.ts';
import { findChainOwners, readChain } from '@lunaria/db/queries/access-events.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import { noteAccess } from '../access/note-access.ts';
import type { AuditKey } from '../encryption/audit-key.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { openAuditKey } from '../keys/open-audit-key.ts';
import { type ChainFault, findChainFaults } from '../services/access/verify-chain.ts';

interface Verification {
  /** Accounts whose history is as it was written, and how many events that are. */
  whole: string[];
  events: number;
  broken: { userId: string; faults: ChainFault[] }[];
}

const ACCOUNTS_AT_ONCE = 100;

/**
 * Looks at every access history, one account after the other and each as its owner may read it: beside a running server on
 * PostgreSQL nobody waits but who adds to that history. That it was looked at is noted in each that is whole; one that is
 * not stays as it was found.
 */
export async function verifyAll(database: Database, keyring: MasterKeyring): Promise<Verification> {
  const auditKey = await openAuditKey(database, keyring);
  const found: Verification = { whole: [], events: 0, broken: [] };
  let owners: string[] = [];
  do {
    owners = await findPage(database, owners.at(-1) ?? null);
    for (const userId of owners) await look(database, auditKey, userId, found);
  } while (owners.length === ACCOUNTS_AT_ONCE);
  return found;
}

async function findPage(database: Database, after: string | null): Promise<string[]> {
  return await database.asWorker((tx) => findChainOwners(tx, after, ACCOUNTS_AT_ONCE));
}

async function look(database: Database, auditKey: AuditKey, ownerId: string, found: Verification) {
  await database.asUser(ownerId, async (tx) => {
    const chain = await readChain(tx, ownerId);
    const faults = findChainFaults(auditKey, chain);
    found.events += chain.events.length;
    if (faults.length > 0) {
      found.broken.push({ userId: ownerId, faults });
      return;
    }
    found.whole.push(ownerId);
    await noteAccess(tx, auditKey, { ownerId, kind: 'operator-command', subject: 'verify-chain' });
  });
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
