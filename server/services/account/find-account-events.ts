import type { Database } from '@lunaria/db/engine/database.ts';
import { findAccountEvents as findKept } from '@lunaria/db/queries/account-events.ts';
import type { AccountEvent } from '@lunaria/domain/account/account-event.ts';

/** What happened to the protection of an account lately, the newest first; the policies show her own alone. */
export async function findAccountEvents(database: Database, userId: string): Promise<AccountEvent[]> {
  const rows = await database.readAsUser(userId, (tx) => findKept(tx, userId));
  return rows.map(({ id, kind, name, count, address, hasOtherAddresses, at }) => ({
    id,
    kind,
    name: name === '' ? null : name,
    count,
    address,
    has_other_addresses: hasOtherAddresses,
    at: at.toISOString(),
  }));
}
