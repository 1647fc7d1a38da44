import type { Tx } from '@lunaria/db/engine/database.ts';
import { appendAccessEvent, lockChain } from '@lunaria/db/queries/access-events.ts';
import type { AccessKind } from '@lunaria/domain/access/access-event.ts';
import { type AuditKey, hashAccessEvent, sealChain } from '../encryption/audit-key.ts';

interface Access {
  /** Whose history it belongs to; as app_user, the user of the transaction. */
  ownerId: string;
  kind: AccessKind;
  /** An id, a purpose, the name of a command. */
  subject?: string;
  /** A code or a name; never a word of hers. */
  detail?: string;
}

/**
 * Adds to somebody's access history, in the transaction of the act and in any of the three roles: what did not happen is not
 * told, what happened cannot go untold. Acts of one account wait for each other here until their transactions end, so that
 * their numbers have no gap; whoever takes other locks takes them before.
 */
export async function noteAccess(
  tx: Tx,
  auditKey: AuditKey,
  { ownerId, kind, subject = '', detail = '' }: Access,
): Promise<void> {
  const ends = await lockChain(tx, ownerId);
  const event = { userId: ownerId, n: ends.lastN + 1, at: new Date(), kind, subject, detail };
  const hash = hashAccessEvent(auditKey, ends.lastHash, event);
  const seal = sealChain(auditKey, ownerId, { ...ends, lastN: event.n, lastHash: hash });
  await appendAccessEvent(tx, { ...event, previousHash: ends.lastHash, hash }, seal);
}
