import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentUpload, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** One example of each format, of the project's own making. */
export const EXAMPLES = [
  { name: 'blood-count.pdf', mimeType: 'application/pdf' },
  { name: 'prescription.jpeg', mimeType: 'image/jpeg' },
  { name: 'ultrasound-report.jpg', mimeType: 'image/jpeg' },
  { name: 'vaccination-record.png', mimeType: 'image/png' },
  { name: 'consultation-letter.docx', mimeType: DOCX },
] as const;
type ExampleName = (typeof EXAMPLES)[number]['name'];

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The example as a file to choose; under another name where one is given. */
export function example(name: ExampleName, shownName: string = name): ChosenFile {
  const mimeType = EXAMPLES.find((known) => known.name === name)?.mimeType ?? '';
  const path = fileURLToPath(new URL(`../domain/examples/documents/${name}`, import.meta.url));
  return { name: shownName, mimeType, buffer: readFileSync(path) };
}

/** A PDF of exactly so many bytes. */
export function pdfOf(bytes: number, name = 'scan.pdf'): ChosenFile {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write('%PDF-1.4\n');
  return { name, mimeType: 'application/pdf', buffer };
}

async function readUserId(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/auth/token');
  expect(answer.status()).toBe(200);
  return (await answer.json()).user.id;
}

/** Uploads a file through the API, as another device of hers would. What is left out is a lab result without notes. */
export async function uploadDocument(
  request: APIRequestContext,
  file: ChosenFile = example('blood-count.pdf'),
  part: Partial<DocumentUpload> = {},
): Promise<HealthDocument> {
  const document: DocumentUpload = {
    user_id: await readUserId(request),
    id: crypto.randomUUID(),
    file_name: file.name,
    document_type: 'Lab Result',
    notes: null,
    ...part,
  };
  const answer = await request.post('/api/health-documents', {
    multipart: { document: JSON.stringify(document), file },
  });
  expect([200, 201], await answer.text()).toContain(answer.status());
  return await answer.json();
}

/** The same with a name of her own, so that reading it renames nothing: the name of the file, unless said otherwise. */
export async function uploadNamed(
  request: APIRequestContext,
  file: ChosenFile,
  part: Partial<DocumentUpload> = {},
  own_name: string = file.name,
): Promise<HealthDocument> {
  const { id, user_id, document_type, notes } = await uploadDocument(request, file, part);
  const base = { own_name: null, own_category: null, document_type, notes };
  const answer = await request.patch(`/api/health-documents/${id}`, {
    data: { user_id, ...base, own_name, base },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return await answer.json();
}

/** Waits until the server has read a document, or has given up on it. */
export async function waitUntilRead(request: APIRequestContext, id: string): Promise<HealthDocument> {
  const find = async () => (await storedDocuments(request)).find((document) => document.id === id);
  await expect
    .poll(async () => (await find())?.reading_state, { timeout: 90_000 })
    .toMatch(/^(done|failed)$/);
  const document = await find();
  if (!document) throw new Error('The document is gone');
  return document;
}

/** What was read from a document, with her corrections. */
export async function storedReading(request: APIRequestContext, id: string): Promise<DocumentReading> {
  const answer = await request.get(`/api/health-documents/${id}/reading`);
  expect(answer.status()).toBe(200);
  return await answer.json();
}

/** What the server lists, newest first. */
export async function storedDocuments(request: APIRequestContext): Promise<HealthDocument[]> {
  const answer = await request.get('/api/health-documents');
  expect(answer.status()).toBe(200);
  return (await answer.json()).health_documents;
}

/** The bytes of a document, as the server gives them out. */
export async function storedBytes(request: APIRequestContext, id: string): Promise<Buffer> {
  const answer = await request.get(`/api/health-documents/${id}/content`);
  expect(answer.status()).toBe(200);
  return await answer.body();
}

export const uploadDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Upload Health Documents' });

/** The dialog, opened from its section on the dashboard; `server` where it is reached over another line. */
export async function openUploadDialog(page: Page, server = ''): Promise<Locator> {
  await page.goto(`${server}/dashboard?section=b1`);
  await page.getByRole('button', { name: 'Upload Health Documents' }).click();
  await expect(uploadDialog(page)).toBeVisible();
  return uploadDialog(page);
}

export async function chooseFiles(dialog: Locator, ...files: ChosenFile[]): Promise<void> {
  await dialog.getByLabel(/^(Choose|Add) files$/).setInputFiles(files);
}

export async function chooseType(dialog: Locator, type: string): Promise<void> {
  await dialog
    .getByRole('combobox', { name: /^Document type/ })
    .first()
    .click();
  await dialog.page().getByRole('option', { name: type, exact: true }).click();
}

/** "Upload Health Documents" on the dashboard, with what was uploaded last. */
export const recentUploads = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Upload Health Documents' }) });

export const UPLOADS = '**/api/health-documents';

/** The toasts, title and message, of a batch that arrived and of one that is kept for another try. */
export const UPLOADED = ['Success', 'Document uploaded successfully. AI analysis in progress...'] as const;
export const UPLOAD_FAILED = ['Upload failed', 'There was an error uploading your document'] as const;

export function uploadButton(page: Page): Locator {
  return uploadDialog(page).getByRole('button', { name: /^Upload(ing\.\.\.)?$/ });
}

/** In the dialog: what she has chosen, a line each. */
export function chosenFiles(page: Page): Locator {
  return uploadDialog(page).getByRole('listitem');
}
