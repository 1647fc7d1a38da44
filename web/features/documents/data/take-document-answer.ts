import { type HealthDocument, healthDocumentSchema } from '@lunaria/domain/documents/health-document.ts';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '../../../data/records/load-rows.ts';
import { type DocumentChange, idOf, sortDocuments } from './document-changes.ts';
import { documentsKey, documentsQuery, keepDocuments, type LoadedDocuments } from './document-queries.ts';

/** Puts what the server has stored into the loaded list. */
export function takeDocumentAnswer(
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
export function takeDocument(
  client: QueryClient,
  userId: string,
  id: string,
  stored: HealthDocument | null,
): void {
  client.setQueryData<LoadedDocuments>(documentsQuery(userId).queryKey, (loaded) => {
    if (!loaded) return loaded;
    const others = loaded.rows.filter((row) => row.id !== id);
    const rows = stored ? sortDocuments([...others, stored]) : others;
    keepDocuments(userId, rows);
    return { ...loaded, rows };
  });
  askAgain(client, documentsKey(userId));
}
