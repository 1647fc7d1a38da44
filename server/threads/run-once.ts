import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface Once {
  /** What posts its one answer and ends. */
  module: URL;
  /** What it is given; copied. */
  data: unknown;
  memoryMb: number;
}

/** Thirty years of days take less than a minute of a processor. */
const TIME_LIMIT_MS = 10 * 60_000;

/**
 * What a thread of its own answers, which ends with it: the server goes on answering meanwhile. Rejects where the thread fails,
 * needs more memory than it may have, or more than ten minutes.
 */
export async function runOnce({ module, data, memoryMb }: Once): Promise<unknown> {
  const worker = new Worker(module, {
    env: {},
    execArgv: [],
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('The thread ended without an answer');
    });
    const [answer] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return answer;
  } finally {
    await worker.terminate();
  }
}
