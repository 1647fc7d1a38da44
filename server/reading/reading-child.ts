import type { ChildProcess } from 'node:child_process';
import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';
import {
  type ReadingAnswer,
  type ReadingLimits,
  type ReadRequest,
  readingAnswerSchema,
} from './reading-messages.ts';
import { startReadingProcess, stepBack } from './start-reading-process.ts';
import { watchMemory } from './watch-memory.ts';

/** What a file has come to in the reading process: its pages, or why there are none. */
export type ChildOutcome = { pages: number; failure: null } | { pages: null; failure: ReadingFailure };

export interface ReadingChild {
  /** Reads one file; a second one only after the first is done. Rejects with the signal's reason when aborted. */
  read(
    request: ReadRequest,
    onPage: (page: number, pages: number, text: PageText) => void,
    signal?: AbortSignal,
  ): Promise<ChildOutcome>;
  isAlive(): boolean;
  memoryMb(): { now: number; peak: number };
  end(): Promise<void>;
}

const STARTING_SECONDS = 60;

/** The reading process, with the limits it is held to from outside. */
export function startReadingChild(limits: ReadingLimits, start = startReadingProcess): ReadingChild {
  const child = start(limits.memoryMb);
  const memory = { now: 0, peak: 0 };
  let isAlive = child.pid !== undefined;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isAlive = false;
      resolve();
    };
    child.once('exit', end);
    // It could not be started, or a message could not be sent: then there is nothing to talk to.
    child.on('error', () => (child.pid === undefined ? end() : child.kill('SIGKILL')));
  });
  const ready = untilReady(child).then(() => {
    if (child.pid !== undefined) stepBack(child.pid);
  });

  return {
    isAlive: () => isAlive,
    memoryMb: () => memory,
    async end() {
      if (isAlive) child.kill('SIGKILL');
      await ended;
    },
    async read(
      request: ReadRequest,
      onPage: (page: number, pages: number, text: PageText) => void,
      signal?: AbortSignal,
    ): Promise<ChildOutcome> {
      const { promise, resolve, reject } = Promise.withResolvers<ChildOutcome>();
      const give = (failure: ReadingFailure) => resolve({ pages: null, failure });
      const stop = (failure: ReadingFailure) => {
        give(failure);
        child.kill('SIGKILL');
      };
      const seconds = (count: number) => setTimeout(() => stop('too_slow'), count * 1000);
      let pageTimer = seconds(STARTING_SECONDS);
      const documentTimer = seconds(limits.documentSeconds);
      const unwatch =
        child.pid === undefined
          ? () => {}
          : watchMemory(child.pid, (now, peak) => {
              memory.now = now;
              memory.peak = Math.max(memory.peak, peak);
              if (now > limits.memoryMb) stop('too_heavy');
            });
      const onMessage = (message: unknown) => {
        const answer = readingAnswerSchema.safeParse(message);
        if (!answer.success) return stop('failed');
        clearTimeout(pageTimer);
        pageTimer = seconds(limits.pageSeconds);
        handle(answer.data);
      };
      const handle = (answer: ReadingAnswer) => {
        if (answer.kind === 'page') onPage(answer.page, answer.pages, answer.text);
        else if (answer.kind === 'done') resolve({ pages: answer.pages, failure: null });
        else if (answer.kind === 'failed') give(answer.failure);
      };
      const onExit = (_code: number | null, signalName: string | null) =>
        // SIGKILL not by us: its own guard, or a machine without memory left. SIGABRT: the heap of its JavaScript is full.
        give(signalName === 'SIGKILL' || signalName === 'SIGABRT' ? 'too_heavy' : 'failed');
      const onAbort = () => {
        reject(signal?.reason);
        child.kill('SIGKILL');
      };
      child.on('message', onMessage);
      child.once('exit', onExit);
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        signal?.throwIfAborted();
        if (!isAlive) give('failed');
        await Promise.race([ready, promise]);
        clearTimeout(pageTimer);
        pageTimer = seconds(limits.pageSeconds);
        if (isAlive) child.send(request, (error) => error && give('failed'));
        return await promise;
      } finally {
        unwatch();
        clearTimeout(pageTimer);
        clearTimeout(documentTimer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve) => {
    child.once('message', () => resolve());
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}
