import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { useCallback, useMemo } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import {
  DOCUMENT_WRITES,
  type DocumentChange,
  type EditableFields,
  editableFieldsOf,
  idOf,
} from './document-changes.ts';

function useEnqueue(userId: string) {
  const queue = useWriteQueue();
  return useCallback(
    (change: DocumentChange) => void queue.enqueue(DOCUMENT_WRITES, userId, idOf(change), change),
    [queue, userId],
  );
}

/**
 * Renames a document, files it elsewhere, changes its notes. Shows at once and is sent when it can be. `document`: as
 * she saw it; fields she leaves alone keep what another device wrote.
 */
export function useEditDocument(userId: string) {
  const enqueue = useEnqueue(userId);
  return useCallback(
    (document: HealthDocument, part: Partial<EditableFields>) => {
      const base = editableFieldsOf(document);
      enqueue({ op: 'edit', id: document.id, write: { user_id: userId, ...base, ...part, base } });
    },
    [enqueue, userId],
  );
}

/** Takes a document away, and brings it back: possible for an hour. */
export function useDeleteDocument(userId: string) {
  const enqueue = useEnqueue(userId);
  return useMemo(
    () => ({
      remove: ({ id }: HealthDocument) => enqueue({ op: 'delete', id, userId }),
      // It may lie on the device for a while: without what the document says.
      restore: (document: HealthDocument) =>
        enqueue({ op: 'restore', document: { ...document, ai_summary: null, ai_digest: null } }),
    }),
    [enqueue, userId],
  );
}
