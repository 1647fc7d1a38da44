import { createHash, ECDH } from 'node:crypto';
import type { PushSubscriptionRow } from '@lunaria/db/queries/push-subscriptions.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { decryptText, encryptText } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import type { PushAddress } from '../../push/push-sender.ts';

/** What is kept of a device: what reaches it, and its name; null where that cannot be told. */
export interface PushDeviceContent extends PushAddress {
  device: string | null;
}

/** What reaches a device as it is stored. */
export function sealAddress(
  userKey: UserKey,
  userId: string,
  sessionId: string,
  content: PushDeviceContent,
): Uint8Array {
  return encryptText(userKey, placeOf(userId, sessionId), JSON.stringify(content));
}

/** Null for one that was not written for this place: nothing is sent to it, and she can end it. */
export function openAddress(
  userKey: UserKey,
  userId: string,
  { sessionId, content }: PushSubscriptionRow,
): PushDeviceContent | null {
  try {
    return JSON.parse(decryptText(userKey, placeOf(userId, sessionId), content)) as PushDeviceContent; // as: written by sealAddress
  } catch (error) {
    if (error instanceof TamperedError) return null;
    throw error;
  }
}

function placeOf(userId: string, sessionId: string) {
  return { table: 'push_subscriptions', column: 'content', userId, rowKey: sessionId };
}

export const hashEndpoint = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** Whether a browser's public key is a point of the curve: messages for another could not be encrypted. */
export function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return p256dh.startsWith('B'); // 4, for a point written whole
  } catch {
    return false;
  }
}
