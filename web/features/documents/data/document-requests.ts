import type { DocumentEdit, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { CorrectionWrite } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { api } from '../../../app/api-client.ts';

// No name, note or path of a file is ever part of an address.

export const DOCUMENTS_PATH = '/api/health-documents';

const documents = api['health-documents'];

export type ContentUse = 'view' | 'download';

/** Where the file itself is: to show it in the page, or to save it under its name. */
export function contentAddress(document: Pick<HealthDocument, 'id'>, use: ContentUse): string {
  return `${DOCUMENTS_PATH}/${document.id}/content${use === 'download' ? '?download=1' : ''}`;
}

/** Newest first, without deleted ones; at most so many, or all of them in pages. */
export function requestDocuments(query: { limit?: string; after?: string }, signal: AbortSignal) {
  return documents.$get({ query }, { init: { signal } });
}

/** What her documents take, and may take. */
export function requestStorageUse(signal: AbortSignal) {
  return documents.storage.$get({}, { init: { signal } });
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

/** Asks for a document to be read; one that was read already stays as it is, unless she asks for it again. */
export function requestAnalysis(
  { id, file_path, file_name, mime_type }: HealthDocument,
  when: 'after-upload' | 'again',
) {
  const json = { documentId: id, filePath: file_path, fileName: file_name, mimeType: mime_type };
  return api['analyze-document'].$post({
    json: when === 'again' ? { ...json, again: true } : json,
  });
}

/** What was read from a document, with her corrections; of a long one in parts. */
export function requestReading(id: string, query: { from_page?: string }, signal: AbortSignal) {
  return documents[':id'].reading.$get({ param: { id }, query }, { init: { signal } });
}

export function requestCorrection(
  id: string,
  valueKey: string,
  correction: CorrectionWrite,
  signal: AbortSignal,
) {
  const param = { id, value_key: valueKey };
  return documents[':id'].corrections[':value_key'].$put({ param, json: correction }, { init: { signal } });
}

/** Back to what was read. */
export function requestReversal(id: string, valueKey: string, userId: string, signal: AbortSignal) {
  const param = { id, value_key: valueKey };
  const query = { user_id: userId };
  return documents[':id'].corrections[':value_key'].$delete({ param, query }, { init: { signal } });
}

/** Whether a language model is set up, and what she said to it. */
export function requestModelState(signal: AbortSignal) {
  return api['ai-model'].$get({}, { init: { signal } });
}

export function requestModelConsent(userId: string, { endpoint, model }: ModelOffer) {
  return api['ai-model'].consent.$put({ json: { user_id: userId, endpoint, model } });
}

export function requestModelWithdrawal(userId: string) {
  return api['ai-model'].consent.$delete({ query: { user_id: userId } });
}
