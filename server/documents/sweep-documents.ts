import type { Database } from '@lunaria/db/engine/database.ts';
import {
  abandonOldPaths,
  findAbandonedPaths,
  findUnknownPaths,
  forgetPath,
} from '@lunaria/db/queries/document-uploads.ts';
import { removeDeletedDocuments } from '@lunaria/db/queries/health-documents.ts';
import type { Logger } from '../logging/logger.ts';
import type { Storage } from '../storage/storage.ts';
import { DOCUMENTS_FOLDER, documentKey } from './document-key.ts';

interface SweepDependencies {
  database: Database;
  storage: Storage;
  logger: Logger;
}

const AT_ONCE = 200;
const HOUR_MS = 3_600_000;
/** More files without a row than documents in all: that is another database, or an older one, and no crash. */
const SUSPICIOUS_ORPHANS = 50;

/**
 * Takes away what the database knows to be over: documents deleted more than an hour ago and uploads that never ended,
 * each with its file. May run in several processes at once, and may be cut off anywhere: a path is forgotten only after
 * its file is gone.
 */
export async function sweepDocuments({ database, storage }: SweepDependencies): Promise<void> {
  await database.asWorker(async (tx) => {
    await removeDeletedDocuments(tx);
    await abandonOldPaths(tx);
  });
  const failures: unknown[] = [];
  let paths: string[];
  let after = '';
  do {
    paths = await database.asWorker((tx) => findAbandonedPaths(tx, after, AT_ONCE));
    for (const path of paths) {
      try {
        await storage.remove(documentKey(path));
        await database.asWorker((tx) => forgetPath(tx, path));
      } catch (error) {
        failures.push(error);
      }
    }
    after = paths.at(-1) ?? '';
  } while (paths.length === AT_ONCE);
  // One file that cannot be removed holds up no other; it is tried again with the next sweep.
  if (failures.length > 0) throw failures[0];
}

/**
 * Takes away files older than an hour that no document and no upload has, and what uploads that a crash cut off left in
 * the storage. Looks at every file there is: not often.
 */
export async function sweepStorage(
  { database, storage, logger }: SweepDependencies,
  now: Date = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS);
  await storage.removeAbandonedUploads(before);
  const orphans: string[] = [];
  let fileCount = 0;
  let batch: string[] = [];
  const judge = async () => {
    const paths = batch;
    batch = [];
    orphans.push(...(await database.asWorker((tx) => findUnknownPaths(tx, paths))));
  };
  for await (const { key, storedAt } of storage.list(DOCUMENTS_FOLDER)) {
    fileCount += 1;
    if (storedAt >= before) continue;
    batch.push(key.slice(DOCUMENTS_FOLDER.length + 1));
    if (batch.length === AT_ONCE) await judge();
  }
  await judge();
  if (orphans.length > SUSPICIOUS_ORPHANS && orphans.length * 2 > fileCount) {
    logger.error('files_without_documents', { count: orphans.length });
    return;
  }
  for (const path of orphans) await storage.remove(documentKey(path));
  if (orphans.length > 0) logger.warn('orphan_files_removed', { count: orphans.length });
}
