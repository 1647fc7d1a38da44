import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { documentPages } from '../schema/document-pages.ts';
import { healthDocuments } from '../schema/health-documents.ts';

/** A page as it is stored; its content encrypted. */
export interface StoredPage {
  page: number;
  content: Uint8Array;
}

const columns = { page: documentPages.page, content: documentPages.content };

export async function findPages(tx: Tx, userId: string, documentId: string): Promise<StoredPage[]> {
  return await tx
    .select(columns)
    .from(documentPages)
    .where(isOf(userId, documentId))
    .orderBy(asc(documentPages.page));
}

/** The pages that were read since the reading was promised last. As the worker. */
export async function findPagesOfThisReading(
  tx: Tx,
  userId: string,
  documentId: string,
): Promise<StoredPage[]> {
  return await tx
    .select(columns)
    .from(documentPages)
    .innerJoin(
      healthDocuments,
      and(
        eq(healthDocuments.userId, documentPages.userId),
        eq(healthDocuments.id, documentPages.documentId),
        gte(documentPages.writtenAt, healthDocuments.readingPromisedAt),
      ),
    )
    .where(isOf(userId, documentId));
}

export async function savePages(
  tx: Tx,
  userId: string,
  documentId: string,
  pages: readonly StoredPage[],
): Promise<void> {
  if (pages.length === 0) return;
  await tx
    .insert(documentPages)
    .values(pages.map(({ page, content }) => ({ userId, documentId, page, content })))
    .onConflictDoUpdate({
      target: [documentPages.userId, documentPages.documentId, documentPages.page],
      set: { content: sql`excluded.content`, writtenAt: sql`now()` },
    });
}

/** An earlier reading may have found more pages than there are. */
export async function removePagesAfter(
  tx: Tx,
  userId: string,
  documentId: string,
  page: number,
): Promise<void> {
  await tx.delete(documentPages).where(and(isOf(userId, documentId), gt(documentPages.page, page)));
}

function isOf(userId: string, documentId: string) {
  return and(eq(documentPages.userId, userId), eq(documentPages.documentId, documentId));
}
