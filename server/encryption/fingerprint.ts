import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { encodeAssociatedData, KEY_BYTES } from './aes-256-gcm.ts';
import type { TextPlace } from './text.ts';
import type { UserKey } from './user-key.ts';

/**
 * 32 bytes that are the same for the same text of the same user in the same column, and for nothing else. For knowing a
 * text again without keeping it: who has no key of hers cannot try out which text it was.
 */
export function fingerprintText(
  userKey: UserKey,
  { table, column, userId }: Omit<TextPlace, 'rowKey'>,
  text: string,
): Buffer {
  return createHmac('sha256', deriveKey(userKey))
    .update(encodeAssociatedData([table, column, userId, text]))
    .digest();
}

function deriveKey(userKey: UserKey): KeyObject {
  const info = encodeAssociatedData(['lunaria fingerprint key', '1']);
  return createSecretKey(Buffer.from(hkdfSync('sha256', userKey, '', info, KEY_BYTES)));
}
