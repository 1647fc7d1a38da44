import { randomUUID } from 'node:crypto';
import { type ReadingDependencies, readDocument } from '../services/documents/reading/read-document.ts';
import type { JobHandler } from './job-handler.ts';

/** Reads the document, unless it is read, deleted or being read. */
export function createReadDocumentJob(dependencies: ReadingDependencies): JobHandler {
  return async ({ userId, subjectId: documentId }, _jobId, run) => {
    if (userId === null || documentId === null) return;
    await readDocument(dependencies, { userId, documentId, holder: randomUUID() }, run);
  };
}
