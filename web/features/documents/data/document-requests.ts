import type { DocumentEdit, HealthDocument } from '@lunaria/domain/documents/health-document.ts';

/** The addresses of documents. No name, note or path of a file is ever part of one. */
export const DOCUMENTS_PATH = '/api/health-documents';

export type ContentUse = 'view' | 'download';

/** Where the file itself is: to show it in the page, or to save it under its name. */
export function contentAddress(document: Pick<HealthDocument, 'id'>, use: ContentUse): string {
  return `${DOCUMENTS_PATH}/${document.id}/content${use === 'download' ? '?download=1' : ''}`;
}

/** Newest first, without deleted ones; at most so many. */
export function requestDocuments(limit: number, signal: AbortSignal): Promise<Response> {
  return fetch(`${DOCUMENTS_PATH}?limit=${limit}`, { signal });
}

export function requestEdit(id: string, edit: DocumentEdit, signal: AbortSignal): Promise<Response> {
  return fetch(`${DOCUMENTS_PATH}/${id}`, { ...asJson('PATCH', edit), signal });
}

export function requestDeletion(id: string, userId: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${DOCUMENTS_PATH}/${id}?user_id=${userId}`, { method: 'DELETE', signal });
}

export function requestRestoring(id: string, userId: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${DOCUMENTS_PATH}/${id}/restore`, { ...asJson('POST', { user_id: userId }), signal });
}

/** Asks for a document to be read (again). */
export function requestAnalysis(document: HealthDocument): Promise<Response> {
  const { id, file_path, file_name, mime_type } = document;
  const body = { documentId: id, filePath: file_path, fileName: file_name, mimeType: mime_type };
  return fetch('/api/analyze-document', asJson('POST', body));
}

function asJson(method: 'POST' | 'PATCH', body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
