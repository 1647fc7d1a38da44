import { findCorrections } from '@lunaria/db/queries/document-corrections.ts';
import { findPages } from '@lunaria/db/queries/document-pages.ts';
import { findReading } from '@lunaria/db/queries/document-readings.ts';
import { findHealthDocument } from '@lunaria/db/queries/health-documents.ts';
import type { DocumentReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import { inOrder, openCorrections, openPages, openReading } from '../documents/reading-texts.ts';
import { AppError } from '../errors/app-error.ts';
import type { DocumentDependencies } from './document-dependencies.ts';
import { openUserKey } from './open-user-key.ts';

/**
 * Returns what was read of a document, and her corrections. What of it does not open is left out and said. Throws
 * AppError('not_found') for what is not hers, deleted, or never was.
 */
export async function getDocumentReading(
  { database, keyring }: Pick<DocumentDependencies, 'database' | 'keyring'>,
  userId: string,
  documentId: string,
): Promise<DocumentReading> {
  const place = { userId, documentId };
  const { userKey, stored, pages, corrections } = await database.asUser(userId, async (tx) => {
    if ((await findHealthDocument(tx, userId, documentId)) === null) throw new AppError('not_found');
    const reading = await findReading(tx, userId, documentId);
    return {
      userKey: await openUserKey(tx, keyring, userId),
      stored: reading,
      // What was read so far of a document that was never read to its end is no reading yet.
      pages: reading === null ? [] : await findPages(tx, userId, documentId),
      corrections: await findCorrections(tx, userId, documentId),
    };
  });
  const read = openReading(userKey, place, stored);
  const text = openPages(userKey, place, pages);
  const corrected = openCorrections(userKey, place, corrections);
  const isUnreadable = [read, text, corrected].some((part) => part.isUnreadable);
  return {
    document_id: documentId,
    pages: inOrder(text.pages, pages),
    understanding: read.understanding,
    model: read.model,
    corrections: corrected.corrections,
    ...(isUnreadable ? { texts_unreadable: true as const } : {}),
  };
}
