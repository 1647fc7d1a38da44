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

/** A number of processes that send what is due, all with the same orders. To a mail server each says a name of its own. */
export class Senders {
  readonly #file: string;
  readonly #orders: SenderOrders;
  readonly #ready = new Map<string, ChildProcess>();
  readonly #all = new Set<ChildProcess>();
  #count = 0;

  constructor(file: string, orders: SenderOrders) {
    this.#file = file;
    this.#orders = orders;
  }

  /** Resolves when it looks for what is due. */
  async start(): Promise<void> {
    this.#count += 1;
    const name = `sender-${this.#count}`;
    const child = fork(this.#file, [JSON.stringify(withName(this.#orders, name))]);
    this.#all.add(child);
    child.once('exit', () => {
      this.#all.delete(child);
      this.#ready.delete(name);
    });
    const gone = once(child, 'exit').then(() => {
      throw new Error('A sender ended before it was ready.');
    });
    gone.catch(() => {});
    await Promise.race([once(child, 'message'), gone]);
    this.#ready.set(name, child);
  }

  /** Kills one that is at work, whichever; returns its name and when (milliseconds), null where none is ready. */
  async kill(): Promise<Kill | null> {
    const victims = [...this.#ready];
    const [name, victim] = victims[Math.floor(Math.random() * victims.length)] ?? [];
    if (name === undefined || victim === undefined) return null;
    this.#ready.delete(name);
    const ended = once(victim, 'exit');
    const atMs = Date.now();
    victim.kill('SIGKILL');
    await ended;
    return { name, atMs };
  }

  /** Lets them end what they have begun. */
  async stop(): Promise<void> {
    const ended = [...this.#all].map((child) => once(child, 'exit'));
    for (const child of this.#all) child.kill('SIGTERM');
    await Promise.all(ended);
  }
}

export interface Kill {
  name: string;
  atMs: number;
}

function withName(orders: SenderOrders, name: string): SenderOrders {
  const { mail } = orders;
  return mail.transport === 'smtp'
    ? { ...orders, mail: { ...mail, url: `${mail.url}?name=${name}` } }
    : orders;
}
