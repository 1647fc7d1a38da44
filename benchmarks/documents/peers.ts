import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { countIntactRows, countWords } from './measure-text.ts';
import { type LabelledFile, readLabels } from './read-labels.ts';

const run = promisify(execFile);

/** What the tools of the command line reach on the same files; null where one is not installed or has nothing to read. */
export interface PeerResult {
  rowsIntact: number | null;
  wordRecall: { clean: number | null; photo: number | null };
  /** Milliseconds a file, each a process of its own. */
  msPerFile: number | null;
}

/** `pdftotext -layout` on PDFs that hold text and a truth. */
export async function measurePdftotext(folder: string): Promise<PeerResult | null> {
  if (!(await isInstalled('pdftotext', ['-v']))) return null;
  const files = (await readLabels(folder)).filter(({ format, truth }) => format === 'pdf' && truth !== null);
  let intact = 0;
  let ms = 0;
  for (const { file, truth } of files) {
    const startedAt = performance.now();
    const { stdout } = await run('pdftotext', ['-layout', join(folder, 'files', file), '-']);
    ms += performance.now() - startedAt;
    intact += countIntactRows(stdout.split('\n'), truth ?? []);
  }
  const rows = files.reduce((total, { truth }) => total + (truth?.length ?? 0), 0);
  return {
    rowsIntact: rows === 0 ? null : intact / rows,
    wordRecall: { clean: null, photo: null },
    msPerFile: files.length === 0 ? null : ms / files.length,
  };
}

/** The `tesseract` command on the pictures with a reference text, scans as `pdftoppm` renders them at 200 dpi. */
export async function measureTesseract(folder: string): Promise<PeerResult | null> {
  if (!(await isInstalled('tesseract', ['--version']))) return null;
  const canRender = await isInstalled('pdftoppm', ['-v']);
  const files = (await readLabels(folder)).filter(
    ({ format, text }) =>
      text !== null && (format === 'png' || format === 'jpg' || (format === 'scanpdf' && canRender)),
  );
  const counts = { clean: { found: 0, words: 0 }, photo: { found: 0, words: 0 } };
  let ms = 0;
  for (const file of files) {
    const startedAt = performance.now();
    const read = await recognize(folder, file);
    ms += performance.now() - startedAt;
    const { found, words } = countWords(file.text ?? '', read);
    const count = counts[file.format === 'jpg' ? 'photo' : 'clean'];
    count.found += found;
    count.words += words;
  }
  const share = ({ found, words }: { found: number; words: number }) => (words === 0 ? null : found / words);
  return {
    rowsIntact: null,
    wordRecall: { clean: share(counts.clean), photo: share(counts.photo) },
    msPerFile: files.length === 0 ? null : ms / files.length,
  };
}

async function recognize(folder: string, { file, format }: LabelledFile): Promise<string> {
  const options = ['stdout', '--psm', '3', '-c', 'preserve_interword_spaces=1'];
  const path = join(folder, 'files', file);
  if (format !== 'scanpdf') return (await run('tesseract', [path, ...options])).stdout;
  const work = await mkdtemp(join(tmpdir(), 'lunaria-pages-'));
  try {
    await run('pdftoppm', ['-r', '200', '-png', path, join(work, 'page')]);
    const pages = (await readdir(work)).sort();
    let text = '';
    for (const page of pages) {
      text += (await run('tesseract', [join(work, page), ...options])).stdout;
    }
    return text;
  } finally {
    await rm(work, { recursive: true });
  }
}

async function isInstalled(command: string, args: string[]): Promise<boolean> {
  return await run(command, args).then(
    () => true,
    () => false,
  );
}
