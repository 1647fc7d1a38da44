import { findHealthDocument } from '@lunaria/db/queries/health-documents.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { collectBytes } from '../../documents/collect-bytes.ts';
import { documentKey } from '../../documents/document-key.ts';
import { openDocument } from '../../documents/document-texts.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { Storage } from '../../storage/storage.ts';
import type { DocumentDependencies } from './document-dependencies.ts';

/** The stored file is not there, or shorter or longer than its row says: the storage was changed behind our back. */
export class FileLostError extends Error {
  override readonly name = 'FileLostError';
}

/**
 * Returns the document and its whole content. Throws AppError('not_found') for what is not hers, deleted, or never was,
 * and a TamperedError or FileLostError, before anything of it left, for a file that is not what was stored.
 */
export async function openDocumentContent(
  { database, keyring, storage }: DocumentDependencies,
  userId: string,
  id: string,
): Promise<{ document: HealthDocument; bytes: Buffer<ArrayBuffer> }> {
  const { document, userKey } = await database.asUser(userId, async (tx) => {
    const row = await findHealthDocument(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    const key = await openUserKey(tx, keyring, userId);
    return { document: openDocument(key, row), userKey: key };
  });
  return { document, bytes: await readStoredFile(storage, userKey, document) };
}

/** The content of a stored file, verified to its last byte. */
export async function readStoredFile(
  storage: Storage,
  userKey: UserKey,
  { file_path, file_size }: Pick<HealthDocument, 'file_path' | 'file_size'>,
): Promise<Buffer<ArrayBuffer>> {
  const content = await storage.getDecrypted(documentKey(file_path), userKey);
  if (content === null) throw new FileLostError('A stored file is missing');
  const bytes = await collectBytes(content, { expectedBytes: file_size, maxBytes: file_size });
  if (bytes?.length !== file_size)
    throw new FileLostError('A stored file has another size than its row says');
  return bytes;
}
