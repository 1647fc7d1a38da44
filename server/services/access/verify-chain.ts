import type { StoredChain } from '@lunaria/db/queries/access-events.ts';
import { NO_HASH } from '@lunaria/db/queries/access-events.ts';
import { type AuditKey, hashAccessEvent, sealChain } from '../../encryption/audit-key.ts';

export interface ChainFault {
  /** The event it is about. */
  n: number;
  what: 'changed' | 'removed' | 'inserted' | 'ends changed';
}

/**
 * What was done to a chain behind the server's back, by the numbers of the events; nothing when it is as it was written.
 * An event that was swapped with another is a changed one in both places.
 */
export function findChainFaults(key: AuditKey, { userId, ends, events }: StoredChain): ChainFault[] {
  const faults: ChainFault[] = [];
  const first = events[0];
  if (ends === null) return first ? [{ n: first.n, what: 'inserted' }] : [];
  if (!isSame(ends.seal, sealChain(key, userId, ends))) faults.push({ n: ends.lastN, what: 'ends changed' });
  let n = ends.removedN;
  let before = ends.removedN === 0 ? NO_HASH : ends.removedHash;
  for (const event of events) {
    if (event.n <= n || event.n > ends.lastN) {
      faults.push({ n: event.n, what: 'inserted' });
      continue;
    }
    for (n += 1; n < event.n; n += 1) faults.push({ n, what: 'removed' });
    const follows = isSame(event.previousHash, before) || faults.some((fault) => fault.n === n - 1);
    const isWhole = isSame(event.hash, hashAccessEvent(key, event.previousHash, { userId, ...event }));
    if (!follows || !isWhole) faults.push({ n, what: 'changed' });
    before = event.hash;
  }
  for (n += 1; n <= ends.lastN; n += 1) faults.push({ n, what: 'removed' });
  return faults.sort((one, other) => one.n - other.n);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
