import type { Database } from '@lunaria/db/engine/database.ts';
import {
  findChainsToSweep,
  findLastToSweep,
  lockChain,
  removeUpTo,
} from '@lunaria/db/queries/access-events.ts';
import { type AuditKey, sealChain } from '../../encryption/audit-key.ts';

const AT_ONCE = 200;

/**
 * Takes away access events that are older than two years, from the beginning of each chain up to the first that is not.
 * What was last taken is kept as what the first that is left follows, so that the chain still proves itself.
 */
export async function sweepAccessEvents(database: Database, auditKey: AuditKey): Promise<void> {
  let owners: string[];
  do {
    owners = await database.asWorker((tx) => findChainsToSweep(tx, AT_ONCE));
    let swept = 0;
    for (const owner of owners) if (await sweepChain(database, auditKey, owner)) swept += 1;
    // A clock that was set back leaves an old event behind a younger one: it waits for that, and is no reason to go round.
    if (swept === 0) return;
  } while (owners.length === AT_ONCE);
}

async function sweepChain(database: Database, auditKey: AuditKey, userId: string): Promise<boolean> {
  return await database.asWorker(async (tx) => {
    const ends = await lockChain(tx, userId);
    const last = await findLastToSweep(tx, userId);
    if (last === null) return false;
    const seal = sealChain(auditKey, userId, { ...ends, removedN: last.n, removedHash: last.hash });
    await removeUpTo(tx, userId, last, seal);
    return true;
  });
}
