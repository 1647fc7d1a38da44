import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DocumentEdit, DocumentUpload } from '@lunaria/domain/documents/health-document.ts';
import type { CorrectionWrite, ValueFields } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { Confirmations } from '@lunaria/domain/proposals/proposal.ts';
import type { Answer, TestClient } from './test-client.ts';
import type { Woman } from './woman.ts';

/** One example of each format, in domain/examples/documents (made by scripts/make-example-documents.mjs). */
export const EXAMPLE_FILES = [
  ['blood-count.pdf', 'application/pdf'],
  ['ultrasound-report.jpg', 'image/jpeg'],
  ['prescription.jpeg', 'image/jpeg'],
  ['vaccination-record.png', 'image/png'],
  ['consultation-letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
] as const;

export async function readExampleFile(name: string): Promise<Buffer> {
  return await readFile(fileURLToPath(new URL(`../../domain/examples/documents/${name}`, import.meta.url)));
}

/** A small file that is a PDF by its first line, of exactly `size` bytes. */
export function pdfOf(size = 64): Buffer {
  const bytes = Buffer.alloc(size, ' ');
  bytes.write('%PDF-1.4\n');
  return bytes;
}

export interface PartToSend {
  name: string;
  body: string | Uint8Array;
  /** Without one, the part is a field. */
  fileName?: string;
  type?: string;
}

const BOUNDARY = 'x-lunaria-boundary';

/** A multipart body with exactly these parts, in this order. */
export function multipart(parts: PartToSend[]): { body: Uint8Array<ArrayBuffer>; type: string } {
  const pieces = parts.flatMap(({ name, body, fileName, type }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    typeof body === 'string' ? Buffer.from(body) : body,
    Buffer.from('\r\n'),
  ]);
  const body = Uint8Array.from(Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]));
  return { body, type: `multipart/form-data; boundary=${BOUNDARY}` };
}

/** An edit that gives a fresh document a name of hers. */
export function editOf(userId: string, ownName = 'Iron'): DocumentEdit {
  const base = { own_name: null, own_category: null, document_type: 'Lab Result', notes: null } as const;
  return { user_id: userId, ...base, own_name: ownName, base };
}

/** Answers to two rows of a document. */
export function confirmationsOf(userId: string): Confirmations {
  return {
    user_id: userId,
    confirm: [
      {
        ...{ value_key: '1-2-1', id: '3b8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', place: { page: 1, line: 2 } },
        entry: { name: 'Ferritin', text: '9', unit: 'ng/mL', range_text: '', local_day: '2026-01-05' },
      },
    ],
    dismiss: ['1-3-1'],
    bring_back: [],
  };
}

/** Of a document that offers nothing. */
export const noAnswersOf = (userId: string): Confirmations => ({
  ...{ user_id: userId, confirm: [], dismiss: [], bring_back: [] },
});

/** A value she adds to a document, as she writes it. */
export function addedValueOf(userId: string, changes: Partial<ValueFields> = {}): CorrectionWrite {
  const fields = {
    analyte: 'Ferritin',
    value: '18',
    unit: 'ug/L',
    range: '15 - 150',
    observed_on: null,
    is_removed: false,
    ...changes,
  };
  return { user_id: userId, read: null, base: fields, fields };
}

/** What asks for a document to be read. */
export function analysisOf(documentId: string) {
  return { documentId, filePath: 'a/1.pdf', fileName: 'a.pdf', mimeType: 'application/pdf' };
}

/** What describes a small PDF of hers; `changes` on top. */
export function uploadOf(userId: string, changes: Partial<DocumentUpload> = {}): DocumentUpload {
  return {
    user_id: userId,
    id: crypto.randomUUID(),
    file_name: 'blood count.pdf',
    document_type: 'Lab Result',
    notes: null,
    ...changes,
  };
}

/** A whole upload of a small PDF, for the tests that go over all routes. */
export function uploadRequest(userId: string, changes: Partial<DocumentUpload> = {}) {
  const { body, type } = multipart([
    { name: 'document', body: JSON.stringify(uploadOf(userId, changes)) },
    { name: 'file', body: pdfOf(), fileName: 'blob' },
  ]);
  return { body, headers: { 'content-type': type } };
}

export async function sendParts(client: TestClient, parts: PartToSend[]): Promise<Answer> {
  const { body, type } = multipart(parts);
  return await client.request('/api/health-documents', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
}

/** Uploads as the browser does: both parts, the announced type as the browser knows it. */
export async function sendDocument(
  { client, userId }: Woman,
  changes: Partial<DocumentUpload> = {},
  bytes: Uint8Array = pdfOf(),
  type = 'application/octet-stream',
): Promise<Answer> {
  return await sendParts(client, [
    { name: 'document', body: JSON.stringify(uploadOf(userId, changes)) },
    { name: 'file', body: bytes, fileName: 'blob', type },
  ]);
}
