import type { ChildProcess } from 'node:child_process';
import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';
import { type ReadingLimits, type ReadRequest, readingAnswerSchema } from './reading-messages.ts';
import { startReadingProcess, stepBack } from './start-reading-process.ts';
import { Starvation, StarvedError } from './starvation.ts';
import { TimeLimit } from './time-limit.ts';
import { sampleProcess, watchProcess } from './watch-process.ts';

/** What a file has come to in the reading process: its pages, or why there are none. */
export type ChildOutcome = { pages: number; failure: null } | { pages: null; failure: ReadingFailure };

type OnPage = (page: number, pages: number, text: PageText) => void;

/** The reading process, with the limits it is held to from outside. */
export class ReadingChild {
  readonly #child: ChildProcess;
  readonly #limits: ReadingLimits;
  /** It works only where the processor is idle. */
  readonly givesWay: boolean;
  readonly #ended: Promise<void>;
  readonly #ready: Promise<void>;
  /** False from the moment it is told to end. */
  #isAlive: boolean;
  #nowMb = 0;
  #peakMb = 0;

  constructor(limits: ReadingLimits, givesWay: boolean) {
    const child = startReadingProcess(limits.memoryMb, givesWay);
    this.givesWay = givesWay;
    this.#child = child;
    this.#limits = limits;
    this.#isAlive = child.pid !== undefined;
    this.#ended = new Promise((resolve) => {
      const end = () => {
        this.#isAlive = false;
        resolve();
      };
      child.once('exit', end);
      // Not started, or it does not take what it is sent: either way there is nothing to talk to.
      child.on('error', () => (child.pid === undefined ? end() : this.#kill()));
    });
    const started = new Promise<void>((resolve) => child.once('message', () => resolve()));
    this.#ready = Promise.race([started, this.#ended]).then(() => {
      // Once more: its threads have started only now.
      if (this.#isAlive && child.pid !== undefined) stepBack(child.pid, givesWay);
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get memoryMb(): { now: number; peak: number } {
    return { now: this.#nowMb, peak: this.#peakMb };
  }

  async end(): Promise<void> {
    this.#kill();
    await this.#ended;
  }

  #kill(): void {
    if (this.#isAlive) this.#child.kill('SIGKILL');
    this.#isAlive = false;
  }

  /**
   * Reads one file; a second one only after the first. Rejects with the signal's reason when aborted, and with a
   * StarvedError when it gives way and nobody leaves it anything.
   */
  async read(request: ReadRequest, onPage: OnPage, signal: AbortSignal): Promise<ChildOutcome> {
    signal.throwIfAborted();
    const child = this.#child;
    const { promise, resolve, reject } = Promise.withResolvers<ChildOutcome>();
    const fail = (failure: ReadingFailure) => resolve({ pages: null, failure });
    const stop = (failure: ReadingFailure) => {
      fail(failure);
      this.#kill();
    };
    const abort = () => {
      reject(signal.reason);
      this.#kill();
    };
    const starve = () => {
      reject(new StarvedError('The processor was never idle'));
      this.#kill();
    };
    const { restart, unwatch } = this.#watch(stop, starve);
    const onMessage = (message: unknown) => {
      const answer = readingAnswerSchema.safeParse(message);
      if (!answer.success) return stop('failed');
      restart();
      if (answer.data.kind === 'page') onPage(answer.data.page, answer.data.pages, answer.data.text);
      else if (answer.data.kind === 'done') resolve({ pages: answer.data.pages, failure: null });
      else if (answer.data.kind === 'failed') fail(answer.data.failure);
    };
    // SIGKILL not from here: its own guard, or a machine without memory. SIGABRT: the heap of its JavaScript is full.
    const onExit = (_code: number | null, by: string | null) =>
      fail(by === 'SIGKILL' || by === 'SIGABRT' ? 'too_heavy' : 'failed');
    child.on('message', onMessage);
    child.once('exit', onExit);
    signal.addEventListener('abort', abort, { once: true });
    try {
      await Promise.race([this.#ready, promise]);
      if (!this.#isAlive) fail('failed');
      else child.send(request, (error) => error && fail('failed'));
      return await promise;
    } finally {
      unwatch();
      child.off('message', onMessage);
      child.off('exit', onExit);
      signal.removeEventListener('abort', abort);
    }
  }

  /** Holds one reading to its limits. `restart`: a page is done, the next has its own time. */
  #watch(
    stop: (failure: ReadingFailure) => void,
    starve: () => void,
  ): { restart: () => void; unwatch: () => void } {
    const { pid } = this.#child;
    if (pid === undefined) return { restart: () => {}, unwatch: () => {} };
    const limits = this.#limits;
    let cpuSeconds = sampleProcess(pid)?.cpuSeconds ?? null;
    const page = new TimeLimit(limits.pageSeconds, Date.now(), cpuSeconds);
    const document = new TimeLimit(limits.documentSeconds, Date.now(), cpuSeconds);
    const starvation = this.givesWay ? new Starvation(Date.now(), cpuSeconds) : null;
    const unwatch = watchProcess(pid, (sample) => {
      cpuSeconds = sample?.cpuSeconds ?? null;
      this.#nowMb = sample?.nowMb ?? 0;
      this.#peakMb = Math.max(this.#peakMb, sample?.peakMb ?? 0);
      const now = Date.now();
      if (this.#nowMb > limits.memoryMb) stop('too_heavy');
      else if (page.isOver(now, cpuSeconds) || document.isOver(now, cpuSeconds)) stop('too_slow');
      else if (starvation?.hasStarved(now, cpuSeconds)) starve();
    });
    return { restart: () => page.restart(Date.now(), cpuSeconds), unwatch };
  }
}
