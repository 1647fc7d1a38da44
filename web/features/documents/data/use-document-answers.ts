import { type HealthDocument, healthDocumentSchema } from '@lunaria/domain/documents/health-document.ts';
import {
  type DocumentReading,
  valueCorrectionSchema,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { sayUnsaved, useWriteAnswers } from '../../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../../app/write-queue/write-kind.ts';
import { askAgain } from '../../../data/records/load-rows.ts';
import { DOCUMENT_WRITES, type DocumentChange, idOf, sortDocuments } from './document-changes.ts';
import { onDocumentsChanged } from './document-news.ts';
import { documentsKey, documentsQuery, keepDocuments, type LoadedDocuments } from './document-queries.ts';
import { readingQuery, readingsKey } from './reading-query.ts';
import { VALUE_WRITES, type ValueChange } from './value-changes.ts';

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
  sayUnsaved(event, 'Failed to save the change', 'document-not-saved');
}

/** Puts what the server has stored into the loaded list. */
function takeDocumentAnswer(
  client: QueryClient,
  userId: string,
  change: DocumentChange,
  answer: unknown,
): void {
  const stored = change.op === 'delete' ? null : (healthDocumentSchema.safeParse(answer).data ?? null);
  if (change.op === 'delete' || stored !== null) takeDocument(client, userId, idOf(change), stored);
  else askAgain(client, documentsKey(userId));
}

/** A document as it is stored now, null for none. The short lists are loaded again: another one may belong there. */
function takeDocument(client: QueryClient, userId: string, id: string, stored: HealthDocument | null): void {
  client.setQueryData<LoadedDocuments>(documentsQuery(userId).queryKey, (loaded) => {
    if (!loaded) return loaded;
    const others = loaded.rows.filter((row) => row.id !== id);
    const rows = stored ? sortDocuments([...others, stored]) : others;
    keepDocuments(userId, rows);
    return { ...loaded, rows };
  });
  askAgain(client, documentsKey(userId));
}

const answerSchema = z.object({
  document: healthDocumentSchema,
  corrections: z.array(valueCorrectionSchema),
});

/**
 * Puts what the server has stored into what is loaded. Of the corrections only the one that was sent: others may have
 * been answered meanwhile, in another order.
 */
function takeValueAnswer(client: QueryClient, userId: string, change: ValueChange, answer: unknown): void {
  const taken = answerSchema.safeParse(answer).data;
  const { documentId, valueKey } = change;
  const { queryKey } = readingQuery(userId, documentId);
  if (taken) {
    const own = taken.corrections.find(({ value_key }) => value_key === valueKey);
    client.setQueryData<DocumentReading>(queryKey, (loaded) => {
      if (!loaded) return loaded;
      const others = loaded.corrections.filter(({ value_key }) => value_key !== valueKey);
      return { ...loaded, corrections: own ? [...others, own] : others };
    });
    takeDocument(client, userId, documentId, taken.document);
  }
  askAgain(client, queryKey);
}
