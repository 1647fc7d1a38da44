import { randomUUID } from 'node:crypto';
import type { Database } from '@lunaria/db/engine/database.ts';
import { addAuditKey, findAuditKey } from '@lunaria/db/queries/audit-keys.ts';
import type { AuditKey } from '../encryption/audit-key.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { createUserKey, unwrapUserKey } from '../encryption/user-key.ts';

/**
 * Returns the key of the access history, making it at the first start. It stays the same for the life of the data, whatever
 * master key it is wrapped by. Throws MasterKeyError or TamperedError when the stored one cannot be opened.
 */
export async function openAuditKey(database: Database, keyring: MasterKeyring): Promise<AuditKey> {
  const stored = await database.asWorker(async (tx) => {
    const found = await findAuditKey(tx);
    if (found !== null) return found;
    const id = randomUUID();
    // Two first starts each make one; the one that was stored holds for both.
    await addAuditKey(tx, { id, ...createUserKey(keyring, id).wrapped });
    return await findAuditKey(tx);
  });
  if (stored === null) throw new Error('The key of the access history was neither found nor made.');
  return unwrapUserKey(keyring, stored.id, stored);
}
