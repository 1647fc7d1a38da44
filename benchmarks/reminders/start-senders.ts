import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { SenderOrders } from './send.ts';

/**
 * Puts a sender and everything it loads into one file in `folder` and returns its path: two hundred are started one after the
 * other, and each would load seven hundred modules.
 */
export async function bundleSender(folder: string): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('./send.ts', import.meta.url)),
    platform: 'node',
    // Of the other engine, and nothing that is installed.
    external: ['@electric-sql/pglite', 'pg-native'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules-stay-where-they-are',
        transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      },
    ],
  });
  const { output } = await bundle.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  return join(folder, output[0].fileName);
}

/** A number of processes that send what is due, all with the same orders. */
export class Senders {
  readonly #file: string;
  readonly #orders: SenderOrders;
  readonly #ready = new Set<ChildProcess>();
  readonly #all = new Set<ChildProcess>();

  constructor(file: string, orders: SenderOrders) {
    this.#file = file;
    this.#orders = orders;
  }

  /** Resolves when it looks for what is due. */
  async start(): Promise<void> {
    const child = fork(this.#file, [JSON.stringify(this.#orders)]);
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
