import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type {
  DocumentEdit,
  DocumentUpload,
  HealthDocument,
} from '@lunaria/domain/documents/health-document.ts';
import { createChance } from '@lunaria/domain/examples/create-chance.ts';
import type { SignedIn } from './page-cost.ts';

/** Fewer than one account may have on their way (server/http/file-places.ts). */
const AT_ONCE = 4;
const LOOK_EVERY_MS = 3_000;
/** A lab report of one page: with a name, a summary and values once it was read. */
const REPORT = fileURLToPath(new URL('../documents/fixtures/files/hormones.pdf', import.meta.url));
const KINDS = ['Lab Result', 'Imaging Report', 'Prescription', 'Medical Record'] as const;
const CATEGORIES = ['lab_results', 'imaging', 'prescription', 'consultation_notes'] as const;
/** As long as a summary, in words of reports. */
const WORDS =
  'the ferritin is below printed range haemoglobin inside endometrium ovaries follicle right left normal size without ' +
  'finding control in three months tablets with food after breakfast letter from practice dose vaccination second';

/** Uploads so many small documents as a browser would, every other one named and filed by her, until all were read. */
export async function uploadDocuments(
  { origin, cookies }: SignedIn,
  userId: string,
  count: number,
): Promise<void> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const words = WORDS.split(' ');
  const chance = createChance(7);
  const text = () => Array.from({ length: 40 }, () => words[Math.floor(chance() * words.length)]).join(' ');
  const file = new Blob([await readFile(REPORT)], { type: 'application/pdf' });

  async function send(path: string, init: RequestInit): Promise<HealthDocument> {
    const answer = await fetch(`${origin}/api/health-documents${path}`, {
      ...init,
      headers: { ...init.headers, cookie },
    });
    if (!answer.ok) throw new Error(`A document was refused: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as HealthDocument; // as: the answer of an upload and of an edit
  }

  async function upload(index: number): Promise<void> {
    const kind = index % KINDS.length;
    const document: DocumentUpload = {
      user_id: userId,
      id: crypto.randomUUID(),
      file_name: `scan_${String(index).padStart(4, '0')}.pdf`,
      document_type: KINDS[kind] ?? 'Other',
      notes: `ferritin ${text()}`,
    };
    const form = new FormData();
    form.set('document', JSON.stringify(document));
    form.set('file', file, document.file_name);
    const stored = await send('', { method: 'POST', body: form });
    if (index % 2 === 1) return;
    const { own_name, own_category, document_type, notes } = stored;
    const base = { own_name, own_category, document_type, notes };
    const edit: DocumentEdit = {
      user_id: userId,
      ...base,
      own_name: `Report ${index}, ${text().slice(0, 30).trim()}`,
      own_category: CATEGORIES[kind] ?? 'other',
      base,
    };
    await send(`/${stored.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edit),
    });
  }

  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, add) => upload(first + add)),
    );
  while (await isOneUnread(origin, cookie)) await pause(LOOK_EVERY_MS);
}

/** Throws where one could not be read: what is measured would be no full library. */
async function isOneUnread(origin: string, cookie: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/health-documents?limit=1000`, { headers: { cookie } });
  const { health_documents: documents } = (await answer.json()) as { health_documents: HealthDocument[] }; // as: the list's answer
  if (documents.some(({ reading_state: state }) => state === 'failed'))
    throw new Error('A document was not read.');
  return documents.some(({ reading_state: state }) => state !== 'done');
}
