import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { documentCorrections } from '../schema/document-corrections.ts';

/** A correction as it is stored; its content encrypted. */
export interface StoredCorrection {
  value_key: string;
  content: Uint8Array;
}

export async function findCorrections(
  tx: Tx,
  userId: string,
  documentId: string,
): Promise<StoredCorrection[]> {
  return await tx
    .select({ value_key: documentCorrections.valueKey, content: documentCorrections.content })
    .from(documentCorrections)
    .where(isOf(userId, documentId))
    .orderBy(asc(documentCorrections.valueKey));
}

export async function saveCorrection(
  tx: Tx,
  userId: string,
  documentId: string,
  { value_key, content }: StoredCorrection,
): Promise<void> {
  await tx
    .insert(documentCorrections)
    .values({ userId, documentId, valueKey: value_key, content })
    .onConflictDoUpdate({
      target: [documentCorrections.userId, documentCorrections.documentId, documentCorrections.valueKey],
      set: { content: sql`excluded.content` },
    });
}

export async function removeCorrection(tx: Tx, documentId: string, valueKey: string): Promise<void> {
  await tx.execute(sql`select delete_own_document_corrections(${documentId}, ${valueKey})`);
}

function isOf(userId: string, documentId: string) {
  return and(eq(documentCorrections.userId, userId), eq(documentCorrections.documentId, documentId));
}
