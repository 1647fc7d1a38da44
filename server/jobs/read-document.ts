import { findDocumentFile, markReadingFailed } from '@lunaria/db/queries/health-documents.ts';
import { TamperedError } from '../encryption/tampered-error.ts';
import type { Logger } from '../logging/logger.ts';
import type { DocumentDependencies } from '../services/document-dependencies.ts';
import { FileLostError, readStoredFile } from '../services/open-document-content.ts';
import { openUserKey } from '../services/open-user-key.ts';
import type { JobHandler } from './start-jobs.ts';

/**
 * Verifies that the stored file opens, to its last byte; the document goes on waiting to be read. One that does not open
 * never will: its reading has failed. Nothing to do when it was deleted.
 */
export function createReadDocumentJob(dependencies: DocumentDependencies & { logger: Logger }): JobHandler {
  const { database, keyring, storage, logger } = dependencies;
  return async ({ userId, subjectId: documentId }) => {
    if (documentId === null) return;
    const found = await database.asWorker(async (tx) => {
      const file = await findDocumentFile(tx, userId, documentId);
      if (file === null || file.reading_state !== 'waiting') return null;
      return { file, userKey: await openUserKey(tx, keyring, userId) };
    });
    if (found === null) return;
    try {
      await readStoredFile(storage, found.userKey, found.file);
    } catch (error) {
      // A storage that is away is tried again.
      if (!(error instanceof TamperedError || error instanceof FileLostError)) throw error;
      logger.error('document_file_unreadable', { userId, documentId, kind: error.name });
      await database.asWorker((tx) => markReadingFailed(tx, userId, documentId));
    }
  };
}
