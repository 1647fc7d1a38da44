import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWriteQueue } from '../../../app/write-queue/use-write-queue.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { DocumentChange } from './document-changes.ts';
import { onDocumentsChanged } from './document-news.ts';
import { documentsKey } from './document-queries.ts';
import { DOCUMENT_WRITES } from './document-writes.ts';
import { takeDocumentAnswer } from './take-document-answer.ts';

/**
 * Hears what became of changes and uploads, here and in other tabs, and takes it into the loaded lists. Several parts of
 * a page may listen: taking an answer twice changes nothing, the toast has an id.
 */
export function useDocumentAnswers(userId: string): void {
  const queue = useWriteQueue();
  const client = useQueryClient();
  useEffect(
    () =>
      onDocumentsChanged((changedId) => {
        if (changedId === userId) void client.invalidateQueries({ queryKey: documentsKey(userId) });
      }),
    [client, userId],
  );
  useEffect(
    () =>
      queue.onEvent((event) => {
        if (event.userId !== userId || event.kind !== DOCUMENT_WRITES.name) return;
        if (event.type === 'saved') {
          // as: changes of this kind are made by use-document-changes.ts and nowhere else
          takeDocumentAnswer(client, userId, event.change as DocumentChange, event.answer);
          return;
        }
        // Refused: another device knows something that this one does not.
        if (event.type === 'refused') void client.invalidateQueries({ queryKey: documentsKey(userId) });
        if (event.type === 'refused' && event.isElsewhere) return;
        // It stays in view and will be sent again: once per outage is enough.
        if (event.type === 'failed' && !event.isFirstOfOutage) return;
        showToast(
          { title: 'Error', message: 'Failed to save the change', kind: 'destructive' },
          'document-not-saved',
        );
      }),
    [queue, client, userId],
  );
}
