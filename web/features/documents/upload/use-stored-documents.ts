import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery, recentDocumentsQuery } from '../data/document-queries.ts';

/** What the page behind the window knows of documents by now, by id; nothing is loaded for it. */
export function useStoredDocuments(userId: string): ReadonlyMap<string, HealthDocument> {
  const all = useQuery({ ...documentsQuery(userId), enabled: false });
  const recent = useQuery({ ...recentDocumentsQuery(userId), enabled: false });
  const rows = [...(recent.data?.rows ?? []), ...(all.data?.rows ?? [])];
  return new Map(rows.map((row) => [row.id, row]));
}
