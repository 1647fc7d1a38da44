import type { Database } from '@lunaria/db/engine/database.ts';
import {
  findHealthDocument,
  markDocumentDeleted,
  restoreDocument as restoreRow,
} from '@lunaria/db/queries/health-documents.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { openDocument } from '../../documents/document-texts.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { DocumentDependencies } from './document-dependencies.ts';

/** Takes the document out of her sight at once; the sweeper removes it an hour later. Fine when there is none. */
export async function deleteDocument(database: Database, userId: string, id: string): Promise<void> {
  await database.asUser(userId, (tx) => markDocumentDeleted(tx, userId, id));
}

/** Brings a deleted document back, for an hour; returns it. Throws AppError('not_found') when it is gone. */
export async function restoreDocument(
  { database, keyring }: Pick<DocumentDependencies, 'database' | 'keyring'>,
  userId: string,
  id: string,
): Promise<HealthDocument> {
  return await database.asUser(userId, async (tx) => {
    await restoreRow(tx, userId, id);
    const row = await findHealthDocument(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    return openDocument(await openUserKey(tx, keyring, userId), row);
  });
}
