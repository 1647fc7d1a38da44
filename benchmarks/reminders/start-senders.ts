import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SenderOrders } from './send.ts';

/** A number of processes that send what is due, all with the same orders. */
export class Senders {
  readonly #orders: SenderOrders;
  readonly #ready = new Set<ChildProcess>();
  readonly #all = new Set<ChildProcess>();

  constructor(orders: SenderOrders) {
    this.#orders = orders;
  }

  /** Resolves when it looks for what is due; null where it was killed before. */
  async start(): Promise<void> {
    const child = fork(fileURLToPath(new URL('./send.ts', import.meta.url)), [JSON.stringify(this.#orders)]);
    this.#all.add(child);
    child.once('exit', () => {
      this.#all.delete(child);
      this.#ready.delete(child);
    });
    const gone = once(child, 'exit').then(() => {
      if (!this.#ready.has(child)) throw new Error('A sender ended before it was ready.');
    });
    await Promise.race([once(child, 'message'), gone]);
    gone.catch(() => {});
    this.#ready.add(child);
  }

  /** Kills one that is at work, whichever; returns when (milliseconds), null where none is ready. */
  async kill(): Promise<number | null> {
    const victims = [...this.#ready];
    const victim = victims[Math.floor(Math.random() * victims.length)];
    if (victim === undefined) return null;
    this.#ready.delete(victim);
    const ended = once(victim, 'exit');
    const atMs = Date.now();
    victim.kill('SIGKILL');
    await ended;
    return atMs;
  }

  /** Lets them end what they have begun. */
  async stop(): Promise<void> {
    const ended = [...this.#all].map((child) => once(child, 'exit'));
    for (const child of this.#all) child.kill('SIGTERM');
    await Promise.all(ended);
  }
}
