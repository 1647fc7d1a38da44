// The process that reads documents; started by start-reading-process.ts, never by hand. It is given one file at a time
// and answers with messages (reading-messages.ts). It holds no secret, reaches no network, writes no file.
import { Worker } from 'node:worker_threads';
import { readFile } from './read-file.ts';
import { ReadingError } from './reading-error.ts';
import type { ReadingAnswer, ReadRequest } from './reading-messages.ts';

const answer = (message: ReadingAnswer) => process.send?.(message);

process.on('message', async (request: ReadRequest) => {
  try {
    const pages = await readFile(request, {
      onLife: () => answer({ kind: 'alive' }),
      onPage: (page, total, text) => {
        answer({ kind: 'page', page, pages: total, text });
        globalThis.gc?.();
      },
    });
    answer({ kind: 'done', pages });
  } catch (error) {
    answer({ kind: 'failed', failure: error instanceof ReadingError ? error.failure : 'failed' });
  }
});
process.on('disconnect', () => process.exit());
// Libraries reject here and there what nobody waits for; the file at hand ends by its own error or by its time limit.
process.on('unhandledRejection', () => {});

const [memoryMb = '0'] = process.argv.slice(2);
new Worker(new URL('./guard-process.ts', import.meta.url), {
  workerData: { parent: process.ppid, memoryMb: Number(memoryMb) },
}).unref();
answer({ kind: 'ready' });
