import { randomUUID } from 'node:crypto';
import { type LookDependencies, lookAtReadDocument } from '../services/alerts/look-at-read-document.ts';
import { type ReadingDependencies, readDocument } from '../services/documents/reading/read-document.ts';
import type { JobHandler } from './job-handler.ts';

/**
 * Reads the document, unless it is read, deleted or being read, and looks for danger in its values: also where it was read
 * before, for a try that was cut off in between would leave it unlooked at.
 */
export function createReadDocumentJob(dependencies: ReadingDependencies & LookDependencies): JobHandler {
  return async ({ userId, subjectId: documentId }, _jobId, run) => {
    if (userId === null || documentId === null) return;
    await readDocument(dependencies, { userId, documentId, holder: randomUUID() }, run);
    await lookAtReadDocument(dependencies, { userId, documentId });
  };
}
