import type { Tx } from '../engine/database.ts';
import { auditKeys } from '../schema/audit-keys.ts';

export interface AuditKeyRow {
  id: string;
  wrappedKey: Uint8Array;
  masterKeyId: string;
}

/** The key under which access events are chained; null before the first start. As app_worker. */
export async function findAuditKey(tx: Tx): Promise<AuditKeyRow | null> {
  const [row] = await tx
    .select({ id: auditKeys.id, wrappedKey: auditKeys.wrappedKey, masterKeyId: auditKeys.masterKeyId })
    .from(auditKeys);
  return row ?? null;
}

/** Stores it where there is none yet. */
export async function addAuditKey(tx: Tx, row: AuditKeyRow): Promise<void> {
  await tx.insert(auditKeys).values(row).onConflictDoNothing();
}
