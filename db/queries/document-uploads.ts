import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { documentUploads } from '../schema/document-uploads.ts';
import { healthDocuments } from '../schema/health-documents.ts';

/**
 * Reserves the path unless an upload or a document has it; returns whether it did. Callers hold the lock on her
 * documents: a path that changes from the one table to the other meanwhile would be seen in neither.
 */
export async function reservePath(tx: Tx, userId: string, filePath: string): Promise<boolean> {
  const [taken] = await tx
    .select({ filePath: healthDocuments.filePath })
    .from(healthDocuments)
    .where(eq(healthDocuments.filePath, filePath));
  if (taken) return false;
  const rows = await tx
    .insert(documentUploads)
    .values({ filePath, userId })
    .onConflictDoNothing()
    .returning({ filePath: documentUploads.filePath });
  return rows.length === 1;
}

/** Ends a reservation in favour of a document; false when it was given up meanwhile. */
export async function redeemPath(tx: Tx, filePath: string): Promise<boolean> {
  const rows = await tx
    .select({ owner: sql<string>`owner` })
    .from(sql`delete_own_document_uploads(${filePath}, false) as owner`);
  return rows.length === 1;
}

/** Gives a reservation up; false when there is none, as after its document was stored. */
export async function abandonPath(tx: Tx, filePath: string): Promise<boolean> {
  const rows = await tx
    .update(documentUploads)
    .set({ abandonedAt: sql`now()` })
    .where(eq(documentUploads.filePath, filePath))
    .returning({ filePath: documentUploads.filePath });
  return rows.length === 1;
}

/** Gives up the reservations of uploads that began more than an hour ago and never ended. */
export async function abandonOldPaths(tx: Tx): Promise<number> {
  const rows = await tx
    .update(documentUploads)
    .set({ abandonedAt: sql`now()` })
    .where(
      and(
        isNull(documentUploads.abandonedAt),
        lt(documentUploads.reservedAt, sql`now() - interval '1 hour'`),
      ),
    )
    .returning({ filePath: documentUploads.filePath });
  return rows.length;
}

/** Paths that were given up and whose files are to be removed, in their order from the one after `after` on. */
export async function findAbandonedPaths(tx: Tx, after: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ filePath: documentUploads.filePath })
    .from(documentUploads)
    .where(and(isNotNull(documentUploads.abandonedAt), gt(documentUploads.filePath, after)))
    .orderBy(asc(documentUploads.filePath))
    .limit(limit);
  return rows.map((row) => row.filePath);
}

/** Forgets a path of hers that was given up, once its file is gone. */
export async function forgetOwnPath(tx: Tx, filePath: string): Promise<void> {
  await tx.execute(sql`select delete_own_document_uploads(${filePath}, true)`);
}

/** The same for the worker, whosever it was. */
export async function forgetPath(tx: Tx, filePath: string): Promise<void> {
  await tx
    .delete(documentUploads)
    .where(and(eq(documentUploads.filePath, filePath), isNotNull(documentUploads.abandonedAt)));
}

/** Which of these paths neither a document nor an upload has. */
export async function findUnknownPaths(tx: Tx, filePaths: string[]): Promise<string[]> {
  if (filePaths.length === 0) return [];
  // One statement, one snapshot: a path that changes from the one table to the other is in one of them.
  const known = await tx
    .select({ filePath: documentUploads.filePath })
    .from(documentUploads)
    .where(inArray(documentUploads.filePath, filePaths))
    .unionAll(
      tx
        .select({ filePath: healthDocuments.filePath })
        .from(healthDocuments)
        .where(inArray(healthDocuments.filePath, filePaths)),
    );
  const paths = new Set(known.map((row) => row.filePath));
  return filePaths.filter((path) => !paths.has(path));
}
