import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresBinaries, findPostgresUser } from '../../scripts/test/find-postgres.ts';

/** A PostgreSQL of its own, flushing to disk as in production, that can be killed with all its processes. */
export class KillablePostgres {
  readonly url: string;
  readonly #start: () => Promise<number>;
  readonly #directory: string;
  #group: number | null = null;

  private constructor(directory: string, url: string, start: () => Promise<number>) {
    this.#directory = directory;
    this.url = url;
    this.#start = start;
  }

  /** null where no PostgreSQL server is installed. */
  static async create(): Promise<KillablePostgres | null> {
    const binaries = findPostgresBinaries();
    if (binaries === null) return null;
    const user = findPostgresUser();
    const directory = mkdtempSync(join(tmpdir(), 'lunaria-killable-'));
    chmodSync(directory, 0o700);
    if (user) chownSync(directory, user.uid, user.gid);
    const data = join(directory, 'data');
    const passwordFile = join(directory, 'password');
    writeFileSync(passwordFile, 'admin password', { mode: 0o644 });
    const options = { ...user, cwd: directory };
    const postgres = join(binaries, 'postgres');
    const auth = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'admin', ...auth, '-E', 'UTF8', '--no-locale'],
      options,
    );
    execFileSync(postgres, ['--single', '-j', '-D', data, 'postgres'], {
      ...options,
      input:
        "create role plain_owner login createrole password 'owner password';\n\ncreate database lunaria owner plain_owner;\n\n",
    });
    const port = await findFreePort();
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on'];
    const start = async (): Promise<number> => {
      const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
      // A process group of its own: the kill reaches every process of the server at once, as a power cut would.
      const child = spawn(postgres, args, { ...options, stdio: 'ignore', detached: true });
      if (child.pid === undefined) throw new Error('PostgreSQL did not start.');
      await waitUntilReady(data, child.pid);
      return child.pid;
    };
    const created = new KillablePostgres(
      directory,
      `postgres://plain_owner:owner%20password@127.0.0.1:${port}/lunaria`,
      start,
    );
    await created.start();
    return created;
  }

  async start(): Promise<void> {
    this.#group = await this.#start();
  }

  async kill(): Promise<void> {
    const group = this.#group;
    if (group === null) return;
    this.#group = null;
    process.kill(-group, 'SIGKILL');
    while (isAlive(-group)) await wait(20);
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The first line of postmaster.pid is whose it is, the eighth how PostgreSQL says that it takes connections. */
async function waitUntilReady(data: string, pid: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (lines[0] === String(pid) && lines[7]?.trim() === 'ready') return;
    await wait(100);
  }
  throw new Error('PostgreSQL did not start within a minute.');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
