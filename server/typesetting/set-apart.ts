import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CycleReport } from '@lunaria/domain/cycle-report/cycle-report.ts';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

/** What a thread says of a report: the file, or the sentence that she is told in its place. */
export type TypesetAnswer = { pdf: Uint8Array<ArrayBuffer> } | { refusal: string };

interface Threads {
  /** What runs in each of them. */
  module?: URL;
  /** A page takes a fraction of a second; a machine that is busy with everybody else may take long for it. */
  timeLimitMs?: number;
  /** How long one that has nothing to do keeps its fonts: loading them costs more than setting a page. */
  idleMs?: number;
}

const AT_ONCE = 2;
const MEMORY_LIMIT_MB = 128;

/**
 * Returns the report as a PDF of one page. Throws AppError('invalid_input') for one that holds more, 'unavailable' when
 * it takes too long, and what a thread fell over. The report of a request that ended meanwhile (`signal`) is not begun.
 */
export type SetReport = (report: CycleReport, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;

/** Sets reports in threads of their own, at most two at once: the server goes on answering meanwhile. */
export function createReportSetter({
  module = new URL('./typesetting-thread.ts', import.meta.url),
  timeLimitMs = 20_000,
  idleMs = 30_000,
}: Threads = {}): SetReport {
  const takeTurn = pLimit(AT_ONCE);
  const idle = new Map<Worker, NodeJS.Timeout>();

  function start(): Worker {
    const worker = new Worker(module, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    // Without a listener the end of a thread that nobody waits for would end the server.
    worker.on('error', () => {});
    worker.on('exit', () => takeIdle(worker));
    return worker;
  }

  function takeIdle(worker: Worker | undefined): Worker | undefined {
    if (worker === undefined) return undefined;
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.ref();
    return worker;
  }

  /** One that has nothing to do holds no process back, and ends. */
  function putAside(worker: Worker): void {
    worker.unref();
    const end = setTimeout(() => {
      idle.delete(worker);
      void worker.terminate();
    }, idleMs);
    idle.set(worker, end.unref());
  }

  return (report, signal) =>
    takeTurn(async () => {
      // Nobody hears it: the connection is gone.
      if (signal.aborted) throw new AppError('invalid_input');
      const worker = takeIdle([...idle.keys()].at(-1)) ?? start();
      try {
        const answer = await ask(worker, report, timeLimitMs);
        putAside(worker);
        if ('refusal' in answer) throw new AppError('invalid_input', answer.refusal);
        return answer.pdf;
      } catch (error) {
        if (!idle.has(worker)) await worker.terminate();
        throw error;
      }
    });
}

async function ask(worker: Worker, report: CycleReport, timeLimitMs: number): Promise<TypesetAnswer> {
  const answered = new AbortController();
  const time = AbortSignal.timeout(timeLimitMs);
  const signal = AbortSignal.any([answered.signal, time]);
  try {
    worker.postMessage(report);
    const [answer] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('A typesetting thread ended'))),
    ]);
    return answer as TypesetAnswer; // as: what typesetting-thread.ts posts
  } catch (error) {
    if (time.aborted)
      throw new AppError('unavailable', 'The file took too long to make. Try again in a moment.');
    throw error;
  } finally {
    answered.abort();
  }
}
