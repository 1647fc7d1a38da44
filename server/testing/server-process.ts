import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TestClient } from './test-client.ts';

const entrance = fileURLToPath(new URL('../index.ts', import.meta.url));

/** A real `node server/index.ts` in a process of its own; needs the built client, as the product does. */
export class ServerProcess {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, url: string) {
    this.#process = process;
    this.url = url;
  }

  /** Resolves when it is ready; throws with what it wrote to stderr when it ends before. `flags` are for Node. */
  static async start(environment: Record<string, string>, flags: string[] = []): Promise<ServerProcess> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [...flags, entrance], {
      env: { PATH, HOME, PORT: '0', RATE_LIMIT_FACTOR: '100000', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors = (errors + chunk).slice(-10_000);
    });
    let output = '';
    for await (const chunk of child.stdout) {
      output += chunk;
      const url = /ready at (\S+)/.exec(output)?.[1];
      if (url) return new ServerProcess(child, url);
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    throw new Error(errors);
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }

  /** A client over HTTP; requests fail when the process is gone. */
  createClient(): TestClient {
    return new TestClient({ fetch: (request: Request) => fetch(request) }, this.url, new Set());
  }
}
