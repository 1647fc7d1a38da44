import { createHash } from 'node:crypto';
import type { DocumentRow } from '@lunaria/db/queries/health-documents.ts';
import { writeCsv } from '@lunaria/domain/export/csv.ts';
import type { ExportedData, ExportedDocument, ExportedRow } from '@lunaria/domain/export/exported-data.ts';
import { writeReadme } from '@lunaria/domain/export/readme.ts';
import { summarize, writeSummaryPage } from '@lunaria/domain/export/summary.ts';
import { listTables } from '@lunaria/domain/export/table-words.ts';
import { nameFile } from '../../documents/name-download.ts';
import type { WriteFhirFiles } from './fhir-files.ts';
import { createDocumentNames } from './name-documents.ts';
import type { ReadData } from './read-her-data.ts';
import type { AddEntry } from './zip-into.ts';

/** Where the original of a document lies. */
export type HerDocument = Pick<DocumentRow, 'id' | 'file_path' | 'file_size' | 'mime_type'>;

interface FilesToWrite extends ReadData {
  documents: readonly HerDocument[];
  /** Its bytes, verified; null where the storage does not have them any more. */
  readOriginal: (document: HerDocument) => Promise<Uint8Array | null>;
  /** The summary as PDF. */
  setSummary: (summary: ReturnType<typeof summarize>) => Promise<Uint8Array>;
  writeFhir: WriteFhirFiles;
  /** Called with a share of one after each step; throws to end it all. */
  progress: (share: number) => Promise<void>;
  madeAt: Date;
}

/** Adds everything that the ZIP holds. Originals come first, so that `lunaria.json` knows what they are. */
export async function writeFiles(add: AddEntry, files: FilesToWrite): Promise<void> {
  const { data, progress } = files;
  const documents = await addOriginals(add, files);
  const whole: ExportedData = { ...data, made_at: files.madeAt.toISOString(), documents };
  await add('lunaria.json', JSON.stringify(whole, null, 1));
  for (const { path, bytes } of await files.writeFhir({ ...whole, tables: files.tablesWithLosses }))
    await add(path, bytes);
  await progress(0.86);
  for (const { table, head, rows } of listTables(whole)) {
    await add(`csv/${table.replaceAll('_', '-')}.csv`, writeCsv(head, rows));
  }
  await progress(0.9);
  const summary = summarize(whole);
  await add('summary.html', writeSummaryPage(summary));
  await progress(0.92);
  await add('summary.pdf', await files.setSummary(summary), true);
  await add('README.txt', writeReadme(whole.made_at, whole.left_out));
  await progress(0.95);
}

async function addOriginals(
  add: AddEntry,
  { documents, data, readOriginal, progress }: FilesToWrite,
): Promise<ExportedDocument[]> {
  const all = documents.reduce((sum, { file_size }) => sum + file_size, 0);
  const nameOnce = createDocumentNames();
  const written: ExportedDocument[] = [];
  const lines: unknown[][] = [];
  const rows = new Map((data.tables.health_documents ?? []).map((row) => [row.id, row]));
  let done = 0;
  for (const document of documents) {
    const row = rows.get(document.id);
    // Uploaded or deleted since the lists were read.
    if (row === undefined) continue;
    const bytes = await readOriginal(document);
    done += document.file_size;
    if (bytes === null) {
      lines.push(['could not be opened', ...describe(row)]);
      continue;
    }
    const path = nameOnce(nameFile({ ...document, ...namesOf(row) }));
    await add(path, bytes, true);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    written.push({ id: document.id, path, mime_type: document.mime_type, file_size: bytes.length, sha256 });
    lines.push([path.replace('documents/', ''), ...describe(row)]);
    await progress(0.05 + (0.8 * done) / Math.max(all, 1));
  }
  if (lines.length > 0)
    await add('documents/index.csv', writeCsv(['File', 'Name', 'Type', 'Uploaded', 'Notes'], lines));
  return written;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function namesOf(row: ExportedRow) {
  return {
    own_name: textOf(row.own_name),
    ai_suggested_name: textOf(row.ai_suggested_name),
    file_name: textOf(row.file_name) ?? '',
  };
}

function describe(row: ExportedRow): unknown[] {
  const { own_name, ai_suggested_name, file_name } = namesOf(row);
  return [own_name ?? ai_suggested_name ?? file_name, row.document_type, row.uploaded_at, row.notes];
}
