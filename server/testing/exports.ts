import { type WriteFhirFiles, writeFhirFiles } from '../services/export/fhir-files.ts';
import { makeExport } from '../services/export/make-export.ts';
import { setSummary } from '../typesetting/set-summary.ts';
import type { TestApp } from './create-test-app.ts';
import { aTry } from './job-run.ts';
import type { Answer } from './test-client.ts';
import type { Woman } from './woman.ts';

/** What of a request for an export can be said. */
interface Wish {
  leaves_out?: ('losses' | 'notes')[];
  passphrase?: string;
}

/** Asks for a file, without making it; its id. */
export async function askForExport({ client, userId }: Woman, wish: Wish = {}): Promise<string> {
  const id = crypto.randomUUID();
  const json = { user_id: userId, id, leaves_out: [], passphrase: '', ...wish };
  const { status, text } = await client.request('/api/exports', { method: 'POST', json });
  if (status !== 202) throw new Error(text);
  return id;
}

/** As the job writes them, in this thread. */
export const writeFhir: WriteFhirFiles = async (data) =>
  writeFhirFiles(data, { codeBase: 'https://lunaria.invalid/fhir', hasSnomed: false });

/** Makes the file as the job does, in this thread. */
export async function makeNow(
  { opened: { database }, keyring, storage }: TestApp,
  { userId }: Woman,
  id: string,
): Promise<void> {
  await makeExport({ database, keyring, storage, setSummary, writeFhir }, { userId, id }, aTry);
}

/** Asks for a file, makes it, and downloads it. */
export async function makeExportOf(server: TestApp, woman: Woman, wish: Wish = {}): Promise<Buffer> {
  const id = await askForExport(woman, wish);
  await makeNow(server, woman, id);
  const { status, bytes, text } = await woman.client.request(`/api/exports/${id}/content`);
  if (status !== 200) throw new Error(text);
  return bytes;
}

/** Sends the ZIP to be brought back. */
export async function restoreInto(
  { client, userId }: Woman,
  zip: Uint8Array,
  { passphrase = '' }: Pick<Wish, 'passphrase'> = {},
): Promise<Answer> {
  return await client.request(`/api/exports/restore?user_id=${userId}`, {
    method: 'POST',
    body: Uint8Array.from(zip),
    headers: {
      'content-type': 'application/zip',
      ...(passphrase !== '' && { 'x-export-passphrase': encodeURIComponent(passphrase) }),
    },
  });
}

/** Its files by name. */
export async function openZip(zip: Uint8Array, password?: string): Promise<Map<string, Buffer>> {
  const { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } = await import('@zip.js/zip.js');
  configure({ useWebWorkers: false });
  const reader = new ZipReader(new Uint8ArrayReader(Uint8Array.from(zip)), password ? { password } : {});
  const files = new Map<string, Buffer>();
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  }
  return files;
}
