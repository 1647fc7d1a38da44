import type { DocumentEdit, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { api } from '../../../app/api-client.ts';

// No name, note or path of a file is ever part of an address.

export const DOCUMENTS_PATH = '/api/health-documents';

const documents = api['health-documents'];

export type ContentUse = 'view' | 'download';

/** Where the file itself is: to show it in the page, or to save it under its name. */
export function contentAddress(document: Pick<HealthDocument, 'id'>, use: ContentUse): string {
  return `${DOCUMENTS_PATH}/${document.id}/content${use === 'download' ? '?download=1' : ''}`;
}

/** Newest first, without deleted ones; at most so many. */
export function requestDocuments(limit: number, signal: AbortSignal) {
  return documents.$get({ query: { limit: String(limit) } }, { init: { signal } });
}

export function requestEdit(id: string, edit: DocumentEdit, signal: AbortSignal) {
  return documents[':id'].$patch({ param: { id }, json: edit }, { init: { signal } });
}

export function requestDeletion(id: string, userId: string, signal: AbortSignal) {
  return documents[':id'].$delete({ param: { id }, query: { user_id: userId } }, { init: { signal } });
}

export function requestRestoring(id: string, userId: string, signal: AbortSignal) {
  return documents[':id'].restore.$post({ param: { id }, json: { user_id: userId } }, { init: { signal } });
}

/** Asks for a document to be read (again). */
export function requestAnalysis({ id, file_path, file_name, mime_type }: HealthDocument) {
  const json = { documentId: id, filePath: file_path, fileName: file_name, mimeType: mime_type };
  return api['analyze-document'].$post({ json });
}
