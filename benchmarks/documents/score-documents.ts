import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_CATEGORIES, type DocumentCategory } from '@lunaria/domain/documents/health-document.ts';
import { typeThatFits } from '@lunaria/domain/documents/reading/category/upload-type.ts';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import { understandDocument } from '@lunaria/domain/documents/reading/understand-document.ts';
import { sniffFormat } from '@lunaria/server/documents/sniff-format.ts';
import { createDocumentReader } from '@lunaria/server/reading/create-document-reader.ts';
import type { DocumentReader } from '@lunaria/server/reading/document-reader.ts';
import { type MatchedRows, matchLabRows } from './match-lab-rows.ts';
import { countIntactRows, countWords } from './measure-text.ts';
import { type LabelledFile, readLabels } from './read-labels.ts';

interface Times {
  p50: number | null;
  p95: number | null;
}

/** What `score.ts --json` prints; shares from 0 to 1, null where the folder holds nothing to measure it on. */
export interface Score {
  documents: number;
  category: {
    accuracy: number | null;
    accuracyWithHint: number | null;
    byCategory: Partial<Record<DocumentCategory, number>>;
    confident: { share: number | null; right: number | null };
  };
  labRows: {
    text: { recall: number | null; precision: number | null; wrongFlags: number | null };
    ocr: { recall: number | null; markedShare: number | null };
  };
  rowsIntact: number | null;
  wordRecall: { clean: number | null; photo: number | null };
  msPerFile: { text: Times; docx: Times; ocrPage: Times };
  peakRssMb: number;
  failures: number;
  /** What was wrong, file by file: for reading on, not for comparing. */
  details: { failed: string[]; wrongCategory: string[] };
}

interface ReadFile extends LabelledFile {
  text: string | null;
  read: DocumentText | null;
  isOcr: boolean;
  ms: number;
}

/** Reads and understands every file of the folder as the product does, one after the other, and compares. */
export async function scoreDocuments(folder: string, say: (line: string) => void = () => {}): Promise<Score> {
  const labels = await readLabels(folder);
  const reader = createDocumentReader();
  const files: ReadFile[] = [];
  const failed: string[] = [];
  try {
    await warmUp(reader, folder, labels);
    for (const label of labels) {
      const bytes = await readFile(join(folder, 'files', label.file));
      const startedAt = performance.now();
      const outcome = await readAsUploaded(reader, bytes, label.file);
      const ms = performance.now() - startedAt;
      if (outcome.text === null) failed.push(`${label.file}: ${outcome.failure}`);
      const lines = outcome.text?.pages.flatMap((page) => page.lines) ?? [];
      const isOcr = lines.filter(({ source }) => source === 'ocr').length * 2 > lines.length;
      files.push({ ...label, read: outcome.text, isOcr, ms });
      say(`${label.file}: ${Math.round(ms)} ms`);
    }
    return { ...compare(files, failed), peakRssMb: Math.round(reader.peakRssMb()) };
  } finally {
    await reader.stop();
  }
}

/** The first file of each kind pays for what is loaded once: it is read before the clock runs. */
async function warmUp(
  reader: DocumentReader,
  folder: string,
  labels: readonly LabelledFile[],
): Promise<void> {
  for (const format of new Set(labels.map((label) => label.format))) {
    const first = labels.find((label) => label.format === format);
    if (!first) continue;
    const bytes = await readFile(join(folder, 'files', first.file));
    await readAsUploaded(reader, bytes, first.file);
  }
}

/** What is none of the formats is refused when it is uploaded: it fails like what cannot be read. */
async function readAsUploaded(
  reader: DocumentReader,
  bytes: Buffer,
  file: string,
): Promise<{ text: DocumentText | null; failure: string | null }> {
  const format = await sniffFormat(bytes, file);
  if (format === null) return { text: null, failure: 'refused at the upload' };
  return await reader.read({ bytes, mime: format.mime });
}

function compare(files: readonly ReadFile[], failed: string[]): Omit<Score, 'peakRssMb'> {
  const judged = files.map(judge);
  const tables = judged.filter((file) => file.truth && !file.isOcr);
  return {
    documents: files.length,
    category: scoreCategories(judged),
    labRows: scoreLabRows(judged),
    rowsIntact: ratio(
      tables.reduce((total, file) => total + countIntactRows(linesOf(file.read), file.truth ?? []), 0),
      tables.reduce((total, file) => total + (file.truth?.length ?? 0), 0),
    ),
    wordRecall: {
      clean: wordRecall(judged.filter((file) => file.isOcr && file.format !== 'jpg')),
      photo: wordRecall(judged.filter((file) => file.isOcr && file.format === 'jpg')),
    },
    msPerFile: timeFiles(files),
    failures: failed.length,
    details: {
      failed,
      wrongCategory: judged
        .filter(({ isRight }) => !isRight)
        .map(({ file, categories, plain }) => `${file}: ${categories[0]} taken for ${plain.category.best}`),
    },
  };
}

type JudgedFile = ReturnType<typeof judge>;

function judge(file: ReadFile) {
  const text = file.read ?? { pages: [] };
  const plain = understandDocument(text, null);
  const hinted = understandDocument(text, typeThatFits(file.categories[0]));
  return {
    ...file,
    plain,
    isRight: file.read !== null && file.categories.includes(plain.category.best),
    isRightWithHint: file.read !== null && file.categories.includes(hinted.category.best),
    isSure: file.read !== null && plain.category.is_sure,
    rows: file.truth && matchLabRows(plain.values, file.truth, file.isOcr),
  };
}

function scoreCategories(judged: readonly JudgedFile[]): Score['category'] {
  const byCategory = DOCUMENT_CATEGORIES.flatMap(({ value }) => {
    const accuracy = share(judged.filter((file) => file.categories[0] === value).map((file) => file.isRight));
    return accuracy === null ? [] : [[value, accuracy]];
  });
  return {
    accuracy: share(judged.map(({ isRight }) => isRight)),
    accuracyWithHint: share(judged.map(({ isRightWithHint }) => isRightWithHint)),
    byCategory: Object.fromEntries(byCategory),
    confident: {
      share: share(judged.map(({ isSure }) => isSure)),
      right: share(judged.filter(({ isSure }) => isSure).map(({ isRight }) => isRight)),
    },
  };
}

function scoreLabRows(judged: readonly JudgedFile[]): Score['labRows'] {
  const rowsOf = (isOcr: boolean) =>
    judged.flatMap((file) => (file.rows && file.isOcr === isOcr ? [file.rows] : []));
  const sum = (rows: readonly MatchedRows[], key: keyof MatchedRows) =>
    rows.reduce((total, row) => total + row[key], 0);
  const [text, ocr] = [rowsOf(false), rowsOf(true)];
  const readByOcr = judged.flatMap(({ plain, isOcr }) => (isOcr ? plain.values : []));
  return {
    text: {
      recall: ratio(sum(text, 'found'), sum(text, 'printed')),
      precision: ratio(sum(text, 'found'), sum(text, 'read')),
      wrongFlags: ratio(sum(text, 'wrongFlags'), sum(text, 'printed')),
    },
    ocr: {
      recall: ratio(sum(ocr, 'found'), sum(ocr, 'printed')),
      // Of every value read from a picture, whether its document has a truth or not.
      markedShare: share(readByOcr.map((value) => value.is_from_ocr && value.flag === null)),
    },
  };
}

function timeFiles(files: readonly ReadFile[]): Score['msPerFile'] {
  // What ended early says nothing about the time of reading.
  const done = files.filter(({ read }) => read !== null);
  return {
    text: times(done.filter((file) => !file.isOcr && file.format !== 'docx').map(({ ms }) => ms)),
    docx: times(done.filter((file) => file.format === 'docx').map(({ ms }) => ms)),
    ocrPage: times(files.filter((file) => file.isOcr).map(({ ms, read }) => ms / (read?.pages.length ?? 1))),
  };
}

export function linesOf(text: DocumentText | null): string[] {
  return text?.pages.flatMap(({ lines }) => lines.map((line) => line.text)) ?? [];
}

function wordRecall(files: readonly ReadFile[]): number | null {
  const counts = files.flatMap(({ text, read }) =>
    text === null ? [] : [countWords(text, linesOf(read).join('\n'))],
  );
  return ratio(
    counts.reduce((total, { found }) => total + found, 0),
    counts.reduce((total, { words }) => total + words, 0),
  );
}

function share(list: readonly boolean[]): number | null {
  return ratio(list.filter(Boolean).length, list.length);
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}

/** Milliseconds; the smallest that at least half, and 95 of 100, stay within. */
function times(ms: readonly number[]): Times {
  const sorted = [...ms].sort((a, b) => a - b);
  const at = (share: number) => {
    const value = sorted[Math.ceil(sorted.length * share) - 1];
    return value === undefined ? null : Math.round(value);
  };
  return { p50: at(0.5), p95: at(0.95) };
}
