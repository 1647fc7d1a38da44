import {
  findHealthDocument,
  markDocumentDeleted,
  restoreDocument as restoreRow,
} from '@lunaria/db/queries/health-documents.ts';
import { markAnchorsGone } from '@lunaria/db/queries/record-anchors.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { openDocument } from '../../documents/document-texts.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';

/** Takes the document out of her sight at once; the sweeper removes it an hour later. Its alerts go with it; results
 * that were read in it stay, and say when it was deleted. Fine when there is none. */
export async function deleteDocument(
  dependencies: EntryDependencies,
  userId: string,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  await keepEntry(dependencies, userId, async (tx) => {
    await markDocumentDeleted(tx, userId, id);
    await markAnchorsGone(tx, userId, id, true);
    return { stored: null, entry: { day: null, now, source: `document:${id}` } };
  });
}

/** Brings a deleted document back, for an hour; returns it. Throws AppError('not_found') when it is gone. */
export async function restoreDocument(
  dependencies: EntryDependencies,
  userId: string,
  id: string,
  now: Date = new Date(),
): Promise<HealthDocument> {
  const { stored } = await keepEntry(dependencies, userId, async (tx, userKey) => {
    if (await restoreRow(tx, userId, id)) await markAnchorsGone(tx, userId, id, false);
    const row = await findHealthDocument(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    return { stored: openDocument(userKey, row), entry: { day: null, now, source: `document:${id}` } };
  });
  return stored;
}
