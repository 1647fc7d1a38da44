import { and, asc, eq, gt, gte, inArray, lte, or, sql } from 'drizzle-orm';
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

/** These pages of a document, as far as they are there. */
export async function findSomePages(
  tx: Tx,
  userId: string,
  documentId: string,
  pages: readonly number[],
): Promise<StoredPage[]> {
  if (pages.length === 0) return [];
  return await tx
    .select(columns)
    .from(documentPages)
    .where(and(isOf(userId, documentId), inArray(documentPages.page, [...pages])));
}

/**
 * The pages from `from` on, no more than `slice` says in rows and in bytes, but one. `isLast`: there are none behind them.
 * The length of a page is known without its text being read, so that of what does not fit nothing is.
 */
export async function findPagesFrom(
  tx: Tx,
  userId: string,
  documentId: string,
  from: number,
  slice: { rows: number; bytes: number },
): Promise<{ rows: StoredPage[]; bytes: number; isLast: boolean }> {
  const next = tx
    .select(columns)
    .from(documentPages)
    .where(and(isOf(userId, documentId), gte(documentPages.page, from)))
    .orderBy(asc(documentPages.page))
    .limit(slice.rows)
    .as('next');
  const weighed = tx
    .select({
      page: next.page,
      content: next.content,
      weight: sql<number>`(sum(octet_length(${next.content})) over (order by ${next.page}))::int`.as(
        'weight',
      ),
      place: sql<number>`row_number() over (order by ${next.page})`.as('place'),
      found: sql<number>`(count(*) over ())::int`.as('found'),
    })
    .from(next)
    .as('weighed');
  const found = await tx
    .select({
      page: weighed.page,
      content: weighed.content,
      weight: weighed.weight,
      found: weighed.found,
    })
    .from(weighed)
    .where(or(lte(weighed.weight, slice.bytes), eq(weighed.place, 1)))
    .orderBy(asc(weighed.page));
  const isLast = found.length === (found[0]?.found ?? 0) && found.length < slice.rows;
  const rows = found.map(({ page, content }) => ({ page, content }));
  return { rows, bytes: found.at(-1)?.weight ?? 0, isLast };
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
