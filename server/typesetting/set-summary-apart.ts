import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Summary } from '@lunaria/domain/export/summary.ts';

const MEMORY_LIMIT_MB = 512;
/** Thirty years of days take less than a minute of a processor. */
const TIME_LIMIT_MS = 10 * 60_000;

/** Sets the summary in a thread of its own, which ends with it: the server goes on answering meanwhile. */
export async function setSummaryApart(summary: Summary): Promise<Uint8Array> {
  const worker = new Worker(new URL('./summary-thread.ts', import.meta.url), {
    env: {},
    execArgv: [],
    workerData: summary,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('The thread that sets a summary ended');
    });
    const [pdf] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return pdf as Uint8Array; // as: what summary-thread.ts posts
  } finally {
    await worker.terminate();
  }
}
