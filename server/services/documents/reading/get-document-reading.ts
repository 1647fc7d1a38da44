import { findCorrections } from '@lunaria/db/queries/document-corrections.ts';
import { findPagesFrom, type StoredPage } from '@lunaria/db/queries/document-pages.ts';
import { findReading } from '@lunaria/db/queries/document-readings.ts';
import { findHealthDocument } from '@lunaria/db/queries/health-documents.ts';
import type { DocumentReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import {
  type DocumentPlace,
  inOrder,
  openCorrections,
  openPages,
  openReading,
} from '../../../documents/reading-texts.ts';
import type { UserKey } from '../../../encryption/user-key.ts';
import { AppError } from '../../../errors/app-error.ts';
import { openUserKey } from '../../../keys/open-user-key.ts';
import { readPage, SLICE } from '../../read-page.ts';
import type { DocumentDependencies } from '../document-dependencies.ts';

type Dependencies = Pick<DocumentDependencies, 'database' | 'keyring'>;

/**
 * Returns what was read of a document from one page on, with the values on these pages, and from which page the rest is:
 * null for none. Her corrections, and what a model wrote, come with the first page. What does not open is left out and
 * said. Throws AppError('not_found') for what is not hers, deleted, or never was.
 */
export async function getDocumentReading(
  { database, keyring }: Dependencies,
  userId: string,
  documentId: string,
  from: number,
): Promise<{ reading: DocumentReading; rest: number | null }> {
  const place = { userId, documentId };
  const { userKey, stored, corrections } = await database.asUser(userId, async (tx) => {
    if ((await findHealthDocument(tx, userId, documentId)) === null) throw new AppError('not_found');
    return {
      userKey: await openUserKey(tx, keyring, userId),
      stored: await findReading(tx, userId, documentId),
      corrections: from === 1 ? await findCorrections(tx, userId, documentId) : [],
    };
  });
  const read = openReading(userKey, place, stored);
  // What was read so far of a document that was never read to its end is no reading yet.
  const text = stored && (await readPages(database, userKey, place, from));
  const rest = text?.rest ?? null;
  const corrected = openCorrections(userKey, place, corrections);
  const isUnreadable = [read, text, corrected].some((part) => part?.isUnreadable);
  const { understanding, model } = read;
  const isOnThese = (page: number) => page >= from && (rest === null || page < rest);
  const values = understanding?.values.filter((value) => isOnThese(value.place.page)) ?? [];
  const reading = {
    document_id: documentId,
    pages: text?.pages ?? [],
    understanding: understanding && { ...understanding, values },
    model: from === 1 ? model : null,
    corrections: corrected.corrections,
    ...(isUnreadable ? { texts_unreadable: true as const } : {}),
  };
  return { reading, rest };
}

/** Opened slice by slice, so that nobody else waits for a document of three hundred pages. */
async function readPages(
  database: Dependencies['database'],
  userKey: UserKey,
  place: DocumentPlace,
  from: number,
): Promise<{ pages: PageText[]; rest: number | null; isUnreadable: boolean }> {
  const { userId, documentId } = place;
  const opened = new Map<number, PageText>();
  let isUnreadable = false;
  const { rows, hasMore } = await readPage<Pick<StoredPage, 'page'>>(async (last, max) => {
    const limits = { rows: max, bytes: SLICE.bytes };
    const next = last === null ? from : last.page + 1;
    const slice = await database.readAsUser(userId, (tx) =>
      findPagesFrom(tx, userId, documentId, next, limits),
    );
    const text = openPages(userKey, place, slice.rows);
    isUnreadable ||= text.isUnreadable;
    for (const [page, lines] of text.pages) opened.set(page, lines);
    return { ...slice, rows: slice.rows.map(({ page }) => ({ page })) };
  });
  const last = rows.at(-1)?.page ?? from - 1;
  return { pages: inOrder(opened, from, last), rest: hasMore ? last + 1 : null, isUnreadable };
}
