import type { WriteKind } from '../../../app/write-queue/write-kind.ts';
import { combineDocumentChanges, type DocumentChange, isDocumentChange } from './document-changes.ts';
import { requestDeletion, requestEdit, requestRestoring } from './document-requests.ts';

/** Each document is a record of its own. Uploads go another way (upload-queue.ts): they are too large to wait here. */
export const DOCUMENT_WRITES: WriteKind<DocumentChange> = {
  name: 'health-documents',
  combine: combineDocumentChanges,
  async send(change, signal) {
    if (change.op === 'edit') return await requestEdit(change.id, change.write, signal);
    if (change.op === 'delete') return await requestDeletion(change.id, change.userId, signal);
    return await requestRestoring(change.document.id, change.document.user_id, signal);
  },
  accepts: isDocumentChange,
};
