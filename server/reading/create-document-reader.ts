import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import type { DocumentReader, FileToRead, ReadingOutcome, ReadingProgress } from './document-reader.ts';
import { type KeptChild, keepChild } from './kept-child.ts';
import type { ReadingLimits } from './reading-messages.ts';
import { StarvedError } from './starvation.ts';

export interface ReaderOptions {
  limits?: Partial<ReadingLimits>;
  /** How long the process is kept without work. */
  idleSeconds?: number;
  /** Work only where the processor is idle; on a machine where it never is, as any process in the background. */
  givesWay?: boolean;
}

/** Less, in words of two letters and more, is not what a document says. */
const RECOGNIZED_LETTERS = 10;

/** Reads documents in a process of its own, one after the other. It is started with the first file. */
export function createDocumentReader(options: ReaderOptions = {}): DocumentReader {
  const { idleSeconds = 30, givesWay = false } = options;
  const limits: ReadingLimits = { ...READING_LIMITS, ...options.limits };
  const stopping = new AbortController();
  const kept = keepChild(limits, { idleSeconds, givesWay });
  let queue: Promise<unknown> = Promise.resolve();
  return {
    read(file, onPage, signal) {
      const ends = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]);
      const reading = queue.then(() => readFile(kept, limits, file, onPage, ends));
      queue = reading.catch(() => {});
      return reading;
    },
    peakRssMb: () => Math.round(kept.peakMb()),
    async stop() {
      stopping.abort(new Error('The server stops reading documents'));
      await kept.end();
      await queue;
    },
  };
}

/** Each page is told once, also where the process starved and a second one goes on behind the last page of the first. */
async function readFile(
  kept: KeptChild,
  limits: ReadingLimits,
  file: FileToRead,
  onPage: ((progress: ReadingProgress) => Promise<void> | void) | undefined,
  signal: AbortSignal,
): Promise<ReadingOutcome> {
  signal.throwIfAborted();
  const pages = new Map<number, PageText>(file.known);
  const failing = new AbortController();
  let told: Promise<void> = Promise.resolve();
  const attempt = () =>
    kept.use((child) =>
      child.read(
        { bytes: file.bytes, mime: file.mime, known: [...pages.keys()], limits },
        (page, count, text) => {
          pages.set(page, text);
          told = told.then(async () => await onPage?.({ page, pages: count, text }));
          // A page that could not be kept ends the reading: it is tried again later, from that page on.
          told.catch((error: unknown) => failing.abort(error));
        },
        AbortSignal.any([signal, failing.signal]),
      ),
    );
  const outcome = await attempt().catch(async (error: unknown) => {
    if (!(error instanceof StarvedError)) throw error;
    kept.insist();
    return await attempt();
  });
  await told;
  if (outcome.failure !== null) return { text: null, failure: outcome.failure };
  const text = {
    pages: Array.from({ length: outcome.pages }, (_, index) => pages.get(index + 1) ?? { lines: [] }),
  };
  return hasText(text.pages) ? { text, failure: null } : { text: null, failure: 'no_text' };
}

/** A few stray marks that recognition took for letters, of a photo without print or of handwriting, are no text. */
function hasText(pages: readonly PageText[]): boolean {
  const lines = pages.flatMap((page) => page.lines);
  const least = lines.every(({ source }) => source === 'ocr') ? RECOGNIZED_LETTERS : 1;
  const words = lines.flatMap(({ text }) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  return words.join('').length >= least;
}
