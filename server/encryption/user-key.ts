import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { encodeAssociatedData, KEY_BYTES, NONCE_BYTES, open, seal, TAG_BYTES } from './aes-256-gcm.ts';
import { type MasterKey, MasterKeyError, type MasterKeyring } from './master-key.ts';
import { TamperedError } from './tampered-error.ts';

/** One per user, in memory only while it is used; texts and files are sealed under keys derived from it. */
export type UserKey = KeyObject;

/** How a user key lies in the database: `user_keys.wrapped_key` and `user_keys.master_key_id`. */
export interface WrappedUserKey {
  masterKeyId: string;
  wrappedKey: Uint8Array;
}

const VERSION = 1;
const WRAPPED_BYTES = 1 + NONCE_BYTES + KEY_BYTES + TAG_BYTES;

/** A new random key for a user, together with the form of it that may be stored. */
export function createUserKey(
  keyring: MasterKeyring,
  userId: string,
): { key: UserKey; wrapped: WrappedUserKey } {
  const bytes = randomBytes(KEY_BYTES);
  const created = { key: createSecretKey(bytes), wrapped: wrap(keyring.current, userId, bytes) };
  bytes.fill(0);
  return created;
}

/**
 * Throws a MasterKeyError when the master key of this row is not in the keyring, a TamperedError when the row
 * was changed or belongs to another user.
 */
export function unwrapUserKey(keyring: MasterKeyring, userId: string, wrapped: WrappedUserKey): UserKey {
  const bytes = unwrap(keyring, userId, wrapped);
  const key = createSecretKey(bytes);
  bytes.fill(0);
  return key;
}

/**
 * For the rotation of the master key: the same user key under the current master key, or null when it is
 * already. Nothing that the user key protects has to be written again.
 */
export function rewrapUserKey(
  keyring: MasterKeyring,
  userId: string,
  wrapped: WrappedUserKey,
): WrappedUserKey | null {
  if (wrapped.masterKeyId === keyring.current.id) return null;
  const bytes = unwrap(keyring, userId, wrapped);
  const rewrapped = wrap(keyring.current, userId, bytes);
  bytes.fill(0);
  return rewrapped;
}

function wrap(master: MasterKey, userId: string, bytes: Uint8Array): WrappedUserKey {
  const nonce = randomBytes(NONCE_BYTES);
  const sealed = seal(master.key, nonce, binding(userId, master.id), bytes);
  return { masterKeyId: master.id, wrappedKey: Buffer.concat([Buffer.of(VERSION), nonce, sealed]) };
}

function unwrap(keyring: MasterKeyring, userId: string, { masterKeyId, wrappedKey }: WrappedUserKey): Buffer {
  const master = keyring.all.get(masterKeyId);
  if (master === undefined) {
    throw new MasterKeyError(
      `Data was stored under the master key "${masterKeyId}", which is not configured. Add it after the current key.`,
    );
  }
  if (wrappedKey.length !== WRAPPED_BYTES) throw new TamperedError('user key', 'incomplete');
  if (wrappedKey[0] !== VERSION) throw new TamperedError('user key', 'version');
  const nonce = wrappedKey.subarray(1, 1 + NONCE_BYTES);
  const bytes = open(master.key, nonce, binding(userId, masterKeyId), wrappedKey.subarray(1 + NONCE_BYTES));
  if (bytes === null) throw new TamperedError('user key', 'authentication');
  return bytes;
}

function binding(userId: string, masterKeyId: string): Buffer {
  return encodeAssociatedData(['lunaria user key', String(VERSION), userId, masterKeyId]);
}
