import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DocumentUpload, HealthDocument } from '@lunaria/domain/documents/health-document.ts';

/** Whose documents are read: not the account whose profile is asked for. */
export interface DocumentsAccount {
  origin: string;
  userId: string;
  cookie: string;
}

export const DOCUMENTS_WAITING = 20;
const LOOK_EVERY_MS = 100;

/** Pages that have to be recognized from their pictures: the slowest that a document can be. */
const SCAN = fileURLToPath(new URL('../documents/fixtures/files/blood-count.scan.pdf', import.meta.url));

/**
 * Runs `measure` while twenty scanned letters wait to be read and the first of them is under way, then takes them away
 * again. Throws where nothing waited any more when it ended: then nothing was measured beside it.
 */
export async function withDocumentsWaiting<Result>(
  account: DocumentsAccount,
  measure: () => Promise<Result>,
): Promise<Result> {
  const ids = Array.from({ length: DOCUMENTS_WAITING }, () => crypto.randomUUID());
  for (const id of ids) await upload(account, id);
  await waitUntil(async () => (await listDocuments(account)).some((one) => one.reading_state === 'reading'));
  const result = await measure();
  const rest = await listDocuments(account);
  const isStillReading = rest.some(({ reading_state: state }) => state === 'waiting' || state === 'reading');
  for (const { id } of rest.filter(({ reading_state: state }) => state === 'waiting'))
    await remove(account, id);
  // The one under way would still be read beside the next measurement.
  await waitUntil(async () => (await listDocuments(account)).every((one) => one.reading_state !== 'reading'));
  for (const { id } of await listDocuments(account)) await remove(account, id);
  if (!isStillReading)
    throw new Error('The documents were read before the measurement ended: take longer ones.');
  return result;
}

async function remove(account: DocumentsAccount, id: string): Promise<void> {
  await send(account, `/${id}?user_id=${account.userId}`, { method: 'DELETE' });
}

async function upload(account: DocumentsAccount, id: string): Promise<void> {
  const document: DocumentUpload = {
    user_id: account.userId,
    id,
    file_name: 'letter.pdf',
    document_type: 'Medical Record',
    notes: null,
  };
  const form = new FormData();
  form.set('document', JSON.stringify(document));
  form.set('file', new Blob([scan()], { type: 'application/pdf' }), document.file_name);
  await send(account, '', { method: 'POST', body: form });
}

let bytes: Buffer<ArrayBuffer> | undefined;
function scan(): Buffer<ArrayBuffer> {
  bytes ??= readFileSync(SCAN);
  return bytes;
}

async function listDocuments(account: DocumentsAccount): Promise<HealthDocument[]> {
  const answer = await send(account, '', {});
  const { health_documents: documents } = (await answer.json()) as { health_documents: HealthDocument[] }; // as: the list's answer
  return documents;
}

async function send(account: DocumentsAccount, path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(`${account.origin}/api/health-documents${path}`, {
    ...init,
    headers: { ...init.headers, cookie: account.cookie },
  });
  if (!answer.ok) throw new Error(`A document was refused: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(LOOK_EVERY_MS);
}
