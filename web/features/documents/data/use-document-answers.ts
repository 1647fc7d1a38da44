import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isToBeSaid, useWriteAnswers } from '../../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../../app/write-queue/write-kind.ts';
import { askAgain } from '../../../data/records/load-rows.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { DocumentChange } from './document-changes.ts';
import { onDocumentsChanged } from './document-news.ts';
import { documentsKey } from './document-queries.ts';
import { DOCUMENT_WRITES } from './document-writes.ts';
import { readingsKey } from './reading-query.ts';
import { takeDocumentAnswer } from './take-document-answer.ts';
import { takeValueAnswer } from './take-value-answer.ts';
import type { ValueChange } from './value-changes.ts';
import { VALUE_WRITES } from './value-writes.ts';

/** Hears what became of changes and uploads, here and in other tabs, and takes it into what is loaded. */
export function useDocumentAnswers(userId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onDocumentsChanged((changedId) => {
        if (changedId === userId) askAgain(client, documentsKey(userId));
      }),
    [client, userId],
  );
  useWriteAnswers(userId, hear);
}

function hear(client: QueryClient, event: WriteEvent): void {
  const { kind, userId } = event;
  const isOfValue = kind === VALUE_WRITES.name;
  if (!isOfValue && kind !== DOCUMENT_WRITES.name) return;
  if (event.type === 'saved') {
    // as: changes of these kinds are made by use-value-changes.ts and use-document-changes.ts and nowhere else
    if (isOfValue) takeValueAnswer(client, userId, event.change as ValueChange, event.answer);
    else takeDocumentAnswer(client, userId, event.change as DocumentChange, event.answer);
    return;
  }
  // Refused: another device knows something that this one does not.
  if (event.type === 'refused') {
    askAgain(client, documentsKey(userId));
    if (isOfValue) askAgain(client, readingsKey(userId));
  }
  if (!isToBeSaid(event)) return;
  showToast(
    { title: 'Error', message: 'Failed to save the change', kind: 'destructive' },
    'document-not-saved',
  );
}
