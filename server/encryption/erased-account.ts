import { createHmac } from 'node:crypto';
import { encodeAssociatedData } from './aes-256-gcm.ts';
import type { AuditKey } from './audit-key.ts';

/**
 * 32 bytes by which the server knows an account again that it erased, and nobody else does: of its id under the audit key, which
 * stays the same for the life of the data. Compared by a restore (server/backup) and at each start (eraseReturnedAccounts): whoever was
 * erased is left out of what a backup or an older copy of the database brings back.
 */
export function hashErasedAccount(key: AuditKey, userId: string): Buffer {
  return createHmac('sha256', key)
    .update(encodeAssociatedData(['lunaria erased account', '1', userId.toLowerCase()]))
    .digest();
}
