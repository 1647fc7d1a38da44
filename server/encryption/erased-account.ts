import { createHmac } from 'node:crypto';
import { encodeAssociatedData } from './aes-256-gcm.ts';
import type { AuditKey } from './audit-key.ts';

/**
 * 32 bytes by which the server knows an account again that it erased, and nobody else does: of its id under the audit key, which
 * stays the same for the life of the data. Kept so that a later version can find whom a restored backup brings back; nothing
 * compares it yet.
 */
export function hashErasedAccount(key: AuditKey, userId: string): Buffer {
  return createHmac('sha256', key)
    .update(encodeAssociatedData(['lunaria erased account', '1', userId.toLowerCase()]))
    .digest();
}
