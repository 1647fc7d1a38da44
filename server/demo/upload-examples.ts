import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DocumentUpload, HealthDocument } from '@lunaria/domain/documents/health-document.ts';

const folder = new URL('../../domain/examples/documents/', import.meta.url);

/** The example person's documents, oldest first. */
export const EXAMPLE_DOCUMENTS: Pick<DocumentUpload, 'file_name' | 'document_type' | 'notes'>[] = [
  { file_name: 'ultrasound-report.jpg', document_type: 'Imaging Report', notes: null },
  { file_name: 'blood-count.pdf', document_type: 'Lab Result', notes: 'Ask about iron in February.' },
  { file_name: 'consultation-letter.docx', document_type: 'Medical Record', notes: null },
];

/** Uploads them as her browser would. */
export async function uploadExamples(
  serverUrl: string,
  cookie: string,
  userId: string,
): Promise<HealthDocument[]> {
  const stored: HealthDocument[] = [];
  for (const document of EXAMPLE_DOCUMENTS) {
    const form = new FormData();
    form.set(
      'document',
      JSON.stringify({ user_id: userId, id: crypto.randomUUID(), ...document } satisfies DocumentUpload),
    );
    const bytes = await readFile(fileURLToPath(new URL(document.file_name, folder)));
    form.set('file', new Blob([Uint8Array.from(bytes)]), document.file_name);
    const answer = await fetch(new URL('/api/health-documents', serverUrl), {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    if (!answer.ok) throw new Error(`An example document was not stored: ${await answer.text()}`);
    stored.push((await answer.json()) as HealthDocument); // our own route's answer
  }
  return stored;
}
