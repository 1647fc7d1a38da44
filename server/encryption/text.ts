import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { encodeAssociatedData, KEY_BYTES, NONCE_BYTES, open, seal, TAG_BYTES } from './aes-256-gcm.ts';
import { TamperedError } from './tampered-error.ts';
import type { UserKey } from './user-key.ts';

/**
 * Where a text is stored. A ciphertext opens in this place only: copied to another row, column, table or user
 * it fails. `rowKey` is what names the row for its owner and never changes, such as its id or its day.
 */
export interface TextPlace {
  table: string;
  column: string;
  userId: string;
  rowKey: string;
}

const VERSION = 1;
const OVERHEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/**
 * The bytes for a `bytea` column: version, nonce, ciphertext, tag; 29 bytes more than the text in UTF-8.
 * Two equal texts give different bytes. Their length is not hidden.
 */
export function encryptText(userKey: UserKey, place: TextPlace, text: string): Buffer {
  // UTF-8 has no form for half of a surrogate pair: it would come back as another character.
  if (!text.isWellFormed()) throw new RangeError('Text with half of a surrogate pair cannot be stored');
  const nonce = randomBytes(NONCE_BYTES);
  const sealed = seal(deriveTextKey(userKey), nonce, binding(place), Buffer.from(text, 'utf8'));
  return Buffer.concat([Buffer.of(VERSION), nonce, sealed]);
}

/** Throws a TamperedError when the bytes were not written by `encryptText` for this place and this user. */
export function decryptText(userKey: UserKey, place: TextPlace, stored: Uint8Array): string {
  if (stored.length < OVERHEAD_BYTES) throw new TamperedError('text', 'incomplete');
  if (stored[0] !== VERSION) throw new TamperedError('text', 'version');
  const nonce = stored.subarray(1, 1 + NONCE_BYTES);
  const plain = open(deriveTextKey(userKey), nonce, binding(place), stored.subarray(1 + NONCE_BYTES));
  if (plain === null) throw new TamperedError('text', 'authentication');
  return plain.toString('utf8');
}

function binding({ table, column, userId, rowKey }: TextPlace): Buffer {
  return encodeAssociatedData(['lunaria text', String(VERSION), table, column, userId, rowKey]);
}

// A calendar page opens hundreds of texts with one user key; the derived key goes when the user key goes.
const textKeys = new WeakMap<UserKey, KeyObject>();

function deriveTextKey(userKey: UserKey): KeyObject {
  const known = textKeys.get(userKey);
  if (known !== undefined) return known;
  const derived = createSecretKey(
    Buffer.from(hkdfSync('sha256', userKey, '', encodeAssociatedData(['lunaria text key', '1']), KEY_BYTES)),
  );
  textKeys.set(userKey, derived);
  return derived;
}

/** What lies there as JSON, unchecked; null where it was not written for this place. */
export function decryptJson(userKey: UserKey, place: TextPlace, stored: Uint8Array): unknown {
  try {
    return JSON.parse(decryptText(userKey, place, stored));
  } catch (error) {
    if (error instanceof TamperedError) return null;
    throw error;
  }
}
