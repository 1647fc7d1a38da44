import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { WITHHOLD_LARGE_OBJECTS } from '../../db/engine/large-objects.ts';
import { findFreePort } from './find-free-port.ts';
import { findPostgresBinaries, findPostgresUser } from './find-postgres.ts';

const OWNER = 'lunaria_owner';
const DATABASE = 'lunaria_test';

// Ends PostgreSQL and removes its directory when our end of the pipe closes: on a clean stop and on `kill -9` alike.
const LIFELINE = 'directory=$1; shift; "$@" & read -r _; kill -INT $!; wait $!; rm -rf "$directory"';

// What a crash would lose is thrown away with the directory anyway, and no table lives long enough to be cleaned up.
const THROWAWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

export interface TemporaryPostgres {
  /** Connects as an owner who is no superuser but may create roles and databases. */
  url: string;
  version: string;
  /** Also removes its directory. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own in a temporary directory; null where none is installed.
 * `durable` flushes to disk as in production (benchmarks).
 */
export async function startTemporaryPostgres({ durable = false } = {}): Promise<TemporaryPostgres | null> {
  const binaries = findPostgresBinaries();
  if (binaries === null) return null;
  const user = findPostgresUser();
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-postgres-'));
  chmodSync(directory, 0o700);
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const options = { ...user, cwd: directory };
  const postgres = join(binaries, 'postgres');
  try {
    const password = randomBytes(16).toString('hex');
    await createCluster(join(binaries, 'initdb'), directory, data, options);
    await runSql(postgres, data, options, [
      `create role ${OWNER} login createrole createdb password '${password}';`,
      `create database ${DATABASE} owner ${OWNER};`,
    ]);
    // Every database of the tests is a copy of this one: as an administrator sets up the database of a service.
    await runSql(postgres, data, options, [WITHHOLD_LARGE_OBJECTS], 'template0');
    const port = await findFreePort();
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    if (!durable) settings.push(...THROWAWAY);
    const child = spawn(
      'sh',
      [
        '-c',
        LIFELINE,
        'sh',
        directory,
        postgres,
        '-D',
        data,
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...options, stdio: ['pipe', 'ignore', 'pipe'], detached: true },
    );
    let log = '';
    child.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-20_000);
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await waitUntilReady(data, () => log);
    const version = await promisify(execFile)(postgres, ['--version'], options);
    return {
      url: `postgres://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}`,
      version: version.stdout.trim(),
      stop: async () => {
        child.stdin.end();
        await ended;
      },
    };
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

interface RunOptions {
  cwd: string;
  uid?: number;
  gid?: number;
}

async function createCluster(initdb: string, directory: string, data: string, options: RunOptions) {
  // A superuser cannot be made without a password. Nobody gets to know it: single-user mode asks for none.
  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, randomBytes(16).toString('hex'), { mode: 0o644 });
  const auth = ['-U', 'admin', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await promisify(execFile)(initdb, ['-D', data, ...auth, '-E', 'UTF8', '--no-locale', '--no-sync'], options);
}

/** Single-user mode reads one statement a line, as the superuser, before anybody can connect. */
async function runSql(
  postgres: string,
  data: string,
  options: RunOptions,
  statements: string[],
  database = 'postgres',
) {
  const running = promisify(execFile)(postgres, ['--single', '-j', '-D', data, database], options);
  running.child.stdin?.end(statements.map((statement) => `${statement}\n\n`).join(''));
  await running;
}

/** The eighth line of postmaster.pid is how PostgreSQL itself tells `pg_ctl` that it takes connections. */
async function waitUntilReady(data: string, readLog: () => string) {
  for (let tries = 0; tries < 600; tries++) {
    const status = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
    if (status.split('\n')[7]?.trim() === 'ready') return;
    await wait(100);
  }
  throw new Error(`PostgreSQL did not start within a minute:\n${readLog()}`);
}
