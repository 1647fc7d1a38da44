import { randomUUID } from 'node:crypto';
import type { Database } from '@lunaria/db/engine/database.ts';
import { addPushKey, findPushKey, type PushKeyRow } from '@lunaria/db/queries/push-keys.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { createUserKey, unwrapUserKey } from '../encryption/user-key.ts';
import { type VapidKey, vapidKeyOf } from '../push/vapid-key.ts';

/**
 * Returns the key of this server towards push services, making it at the first start with push. It stays the same for the life
 * of the data: every subscription is bound to it. Throws MasterKeyError or TamperedError when the stored one cannot be opened.
 */
export async function openPushKey(database: Database, keyring: MasterKeyring): Promise<VapidKey> {
  const stored = await database.asWorker(async (tx) => {
    const found = await findPushKey(tx);
    if (found !== null) return found;
    // Two first starts each make one; the one that was stored holds for both.
    await addPushKey(tx, makeKey(keyring));
    return await findPushKey(tx);
  });
  const key = stored && vapidKeyOf(unwrapUserKey(keyring, stored.id, stored).export());
  if (!key) throw new Error('The key for push was neither found nor made.');
  return key;
}

/** As a user's key is: 32 random bytes, of which nearly all make a pair. */
function makeKey(keyring: MasterKeyring): PushKeyRow {
  for (;;) {
    const id = randomUUID();
    const { key, wrapped } = createUserKey(keyring, id);
    if (vapidKeyOf(key.export()) !== null) return { id, ...wrapped };
  }
}
