import { askModel } from '../services/documents/reading/ask-model.ts';
import type { JobHandler } from './job-handler.ts';

/** Lets the language model, should she have agreed to it, add to what was read of a document. */
export function createAskModelJob(dependencies: Parameters<typeof askModel>[0]): JobHandler {
  return async ({ userId, subjectId: documentId }, _jobId, { stop }) => {
    if (userId !== null && documentId !== null) await askModel(dependencies, { userId, documentId }, stop);
  };
}
