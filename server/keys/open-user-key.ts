import type { Tx } from '@lunaria/db/engine/database.ts';
import { findUserKey, createUserKey as storeUserKey } from '@lunaria/db/queries/user-keys.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { createUserKey, type UserKey, unwrapUserKey } from '../encryption/user-key.ts';

/**
 * Returns the user's data key, making it at first need. `tx` must be the user's own transaction.
 * Throws MasterKeyError or TamperedError when the stored key cannot be opened.
 */
export async function openUserKey(tx: Tx, keyring: MasterKeyring, userId: string): Promise<UserKey> {
  const stored = (await findUserKey(tx, userId)) ?? (await storeNewKey(tx, keyring, userId));
  return unwrapUserKey(keyring, userId, stored);
}

async function storeNewKey(tx: Tx, keyring: MasterKeyring, userId: string) {
  // Two first requests at once each make a key; the one that was stored holds for both.
  return await storeUserKey(tx, userId, createUserKey(keyring, userId).wrapped);
}
