import {
  DOCUMENT_FORMATS,
  documentUploadSchema,
  extensionOf,
  type HealthDocument,
} from '@lunaria/domain/documents/health-document.ts';
import { waitingDocument } from '@lunaria/domain/documents/testing/waiting-document.ts';
import * as z from 'zod/mini';
import type { HerRecords } from '../../../testing/her-records.ts';
import type { ApiRequest, StandInApi } from '../../../testing/stand-in-api.ts';
import { uploadThroughFetch } from '../../../testing/stand-in-upload.ts';

/** A PDF that waits to be read. */
export function makeDocument(userId: string, changes: Partial<HealthDocument> = {}): HealthDocument {
  return waitingDocument({
    id: crypto.randomUUID(),
    user_id: userId,
    file_name: 'blood-count.pdf',
    file_path: `${userId}/1760000000000.pdf`,
    document_type: 'Lab Result',
    file_size: 2_000,
    uploaded_at: '2025-10-10T10:00:00.000Z',
    ...changes,
  });
}

/** Keeps an upload among her documents as the server does: the same id is the same document. */
export function keepUpload(records: HerRecords, { body }: ApiRequest): HealthDocument {
  const form = body instanceof FormData ? body : new FormData();
  const file = form.get('file');
  const upload = z.parse(documentUploadSchema, JSON.parse(String(form.get('document'))));
  const stored = records.documents.find(({ id }) => id === upload.id);
  if (stored) return stored;
  const format = DOCUMENT_FORMATS.find(({ extensions }) =>
    extensions.some((extension) => extension === extensionOf(upload.file_name)),
  );
  const document = makeDocument(upload.user_id, {
    ...upload,
    notes: upload.notes ?? null,
    file_size: file instanceof File ? file.size : 0,
    mime_type: format?.mime ?? 'application/pdf',
    uploaded_at: new Date().toISOString(),
  });
  records.documents = [document, ...records.documents];
  return document;
}

/** From now on what she uploads arrives, and is promised to be read. */
export function takeUploads(api: StandInApi, records: HerRecords): void {
  uploadThroughFetch();
  api.answer('post', '/api/health-documents', (request) => keepUpload(records, request), 201);
  api.answer('post', '/api/analyze-document', { reading_state: 'waiting' }, 202);
}
