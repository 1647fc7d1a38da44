import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DocumentType } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';
import type { Understanding } from '@lunaria/domain/documents/reading/understanding.ts';

/** The longest documents take two seconds; a machine that is busy with everybody else may take long for these. */
const TIME_LIMIT_MS = 120_000;
const MEMORY_LIMIT_MB = 256;

/** The rules did not come to an end with this text: no other try will. */
export class UnderstandingError extends Error {
  override readonly name = 'UnderstandingError';
  readonly failure: Extract<ReadingFailure, 'too_slow' | 'too_heavy' | 'failed'>;

  constructor(failure: UnderstandingError['failure']) {
    super('A text was not understood');
    this.failure = failure;
  }
}

export type Understand = (
  text: DocumentText,
  hint: DocumentType | null,
  signal: AbortSignal,
) => Promise<Understanding>;

/**
 * Understands a text in a thread of its own: what somebody wrote into a document decides how long it takes, and the
 * server goes on answering meanwhile. Throws UnderstandingError when it takes too much, and the signal's reason.
 */
export async function understandApart(
  text: DocumentText,
  hint: DocumentType | null,
  signal: AbortSignal,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Understanding> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./understand-thread.ts', import.meta.url), {
    workerData: { text, hint },
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  const time = AbortSignal.timeout(timeLimitMs);
  try {
    const [understanding] = await once(worker, 'message', { signal: AbortSignal.any([signal, time]) });
    return understanding as Understanding; // as: what understand-thread.ts posts
  } catch (error) {
    signal.throwIfAborted();
    if (time.aborted) throw new UnderstandingError('too_slow');
    const isTooHeavy = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw new UnderstandingError(isTooHeavy ? 'too_heavy' : 'failed');
  } finally {
    await worker.terminate();
  }
}
