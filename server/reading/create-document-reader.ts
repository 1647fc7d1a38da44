import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import type { DocumentReader, FileToRead, ReadingOutcome, ReadingProgress } from './document-reader.ts';
import { ReadingChild } from './reading-child.ts';
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
/** A process that holds this share of its limit after a file is replaced before the next: memory does not come back. */
const WORN = 0.75;
/** A reader that starved takes its small share of a busy machine this long before it gives way again. */
const INSIST_MS = 60_000;

/** Reads documents in a process of its own, one after the other. It is started with the first file. */
export function createDocumentReader(options: ReaderOptions = {}): DocumentReader {
  const { idleSeconds = 30, givesWay = false } = options;
  const limits: ReadingLimits = { ...READING_LIMITS, ...options.limits };
  const stopping = new AbortController();
  let child: ReadingChild | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let peakMb = 0;
  let insistUntil = 0;
  const mayGiveWay = () => givesWay && Date.now() >= insistUntil;

  async function readNow(
    file: FileToRead,
    onPage: ((progress: ReadingProgress) => Promise<void> | void) | undefined,
    signal: AbortSignal,
  ): Promise<ReadingOutcome> {
    signal.throwIfAborted();
    const pages = new Map<number, PageText>(file.known);
    const failing = new AbortController();
    let told: Promise<void> = Promise.resolve();
    const attempt = async () => {
      clearTimeout(idle);
      const reader = await takeChild();
      return await reader
        .read(
          { bytes: file.bytes, mime: file.mime, known: [...pages.keys()], limits },
          (page, count, text) => {
            pages.set(page, text);
            told = told.then(async () => await onPage?.({ page, pages: count, text }));
            // A page that could not be kept ends the reading: it is tried again later, from that page on.
            told.catch((error: unknown) => failing.abort(error));
          },
          AbortSignal.any([signal, failing.signal]),
        )
        .finally(() => {
          peakMb = Math.max(peakMb, reader.memoryMb.peak);
          idle = setTimeout(() => void endChild(), idleSeconds * 1000).unref();
        });
    };
    const outcome = await attempt().catch(async (error: unknown) => {
      if (!(error instanceof StarvedError)) throw error;
      insistUntil = Date.now() + INSIST_MS;
      return await attempt();
    });
    await told;
    if (outcome.failure !== null) return { text: null, failure: outcome.failure };
    const text = {
      pages: Array.from({ length: outcome.pages }, (_, index) => pages.get(index + 1) ?? { lines: [] }),
    };
    return hasText(text.pages) ? { text, failure: null } : { text: null, failure: 'no_text' };
  }

  async function takeChild(): Promise<ReadingChild> {
    const isWorn = child !== null && child.memoryMb.now > limits.memoryMb * WORN;
    if (child?.isAlive && !isWorn && child.givesWay === mayGiveWay()) return child;
    await endChild();
    child = new ReadingChild(limits, mayGiveWay());
    return child;
  }

  async function endChild(): Promise<void> {
    const ending = child;
    child = null;
    await ending?.end();
  }

  return {
    read(file, onPage, signal) {
      const ends = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]);
      const reading = queue.then(() => readNow(file, onPage, ends));
      queue = reading.catch(() => {});
      return reading;
    },
    peakRssMb: () => Math.round(peakMb),
    async stop() {
      stopping.abort(new Error('The server stops reading documents'));
      clearTimeout(idle);
      await endChild();
      await queue;
    },
  };
}

/** A few stray marks that recognition took for letters, of a photo without print or of handwriting, are no text. */
function hasText(pages: readonly PageText[]): boolean {
  const lines = pages.flatMap((page) => page.lines);
  const least = lines.every(({ source }) => source === 'ocr') ? RECOGNIZED_LETTERS : 1;
  const words = lines.flatMap(({ text }) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  return words.join('').length >= least;
}
