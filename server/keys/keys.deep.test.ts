import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { createPostgresDatabase, type FreshDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseMasterKeys } from '../encryption/master-key.ts';
import { createUserKey, unwrapUserKey } from '../encryption/user-key.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { registerMasterKeys } from './check-master-keys.ts';

const makeKey = () => randomBytes(32).toString('base64');
const [oldKey, newKey] = [makeKey(), makeKey()];
const [OLD, BOTH, NEW] = [`2026:${oldKey}`, `2027:${newKey},2026:${oldKey}`, `2027:${newKey}`];
/** Some batches of a rotation: it takes about a second. */
const KEYS = 5_000;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lunaria keys '));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** `node <entrance> …` to its end, or until it is killed. */
function run(entrance: string, args: string[], environment: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(new URL(entrance, import.meta.url)), ...args],
    {
      env: { PATH, HOME, PORT: '0', DATA_DIR: join(directory, 'data'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (chunk) => {
      output[stream] += chunk;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...output }));
  return { child, ended };
}

const start = async (environment: Record<string, string>) => await run('../index.ts', [], environment).ended;
const rotate = (environment: Record<string, string>) => run('./run.ts', ['rotate'], environment);

const WRONG =
  'The master key "2026" is not the one that the data was stored under: put the right one into MASTER_KEY, or the right key file in its place.\n';

describe.runIf(testEngines.includes('pglite'))('the key of the embedded database', () => {
  test('a wrong master key, or another key file, ends the start with a sentence', async () => {
    const environment = { DATA_DIR: join(directory, 'data'), KEY_FILE: join(directory, 'keys.json') };
    const writeKeyFile = async (masterKey: string) =>
      await writeFile(environment.KEY_FILE, JSON.stringify({ sessionSecret: 's'.repeat(44), masterKey }));
    await writeKeyFile(OLD);
    const first = await ServerProcess.start(environment);
    await first.end('SIGTERM');
    expect(await start({ ...environment, MASTER_KEY: `2026:${newKey}` })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(WRONG),
    });
    await writeKeyFile(`2026:${newKey}`);
    expect(await start(environment)).toMatchObject({ code: 1, stderr: expect.stringContaining(WRONG) });
    await writeKeyFile(OLD);
    const again = await ServerProcess.start(environment);
    expect((await again.createClient().request('/readyz')).json).toMatchObject({ keys: 'ok' });
    await again.end('SIGTERM');
  });
});

describe.runIf(testEngines.includes('postgres'))('the keys of PostgreSQL', () => {
  let fresh: FreshDatabase;
  let owner: pg.Client;
  let environment: Record<string, string>;
  beforeEach(async () => {
    fresh = await createPostgresDatabase();
    environment = { DATABASE_URL: fresh.url, SESSION_SECRET: 's'.repeat(44) };
    const database = await openDatabase({ engine: 'postgres', url: fresh.url }, installQueue);
    await registerMasterKeys(database, parseMasterKeys(OLD));
    await database.close();
    owner = new pg.Client({ connectionString: fresh.url });
    await owner.connect();
  });
  afterEach(async () => {
    await owner.end();
    await fresh.drop();
  });

  async function countUnder(id: string): Promise<number> {
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::int as count from contact_messages where master_key_id = $1',
      [id],
    );
    return rows[0]?.count ?? 0;
  }

  test('another key under the name of the right one ends the start with a sentence', async () => {
    expect(await start({ ...environment, MASTER_KEY: `2026:${newKey}` })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(WRONG),
    });
  });

  test('a running server whose key was retired says so', async () => {
    const server = await ServerProcess.start({
      ...environment,
      DATA_DIR: join(directory, 'data'),
      MASTER_KEY: OLD,
    });
    try {
      expect((await server.createClient().request('/readyz')).json).toMatchObject({ keys: 'ok' });
      expect(await rotate({ ...environment, MASTER_KEY: BOTH }).ended).toMatchObject({ code: 0 });
      expect(await server.createClient().request('/readyz')).toMatchObject({
        status: 503,
        json: {
          status: 'not ready',
          keys: expect.stringContaining('does not know the master key "2026"'),
        },
      });
    } finally {
      await server.end('SIGTERM');
    }
    expect(await start({ ...environment, MASTER_KEY: OLD })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('"2027", which is not configured'),
    });
  });

  test('a rotation killed in the middle is finished by the next one, and everything opens', async () => {
    const old = parseMasterKeys(OLD);
    const ids = Array.from({ length: KEYS }, () => crypto.randomUUID());
    const wrapped = ids.map((id) => createUserKey(old, id).wrapped);
    await owner.query('alter table contact_messages no force row level security');
    await owner.query(
      `insert into contact_messages (id, body, wrapped_key, master_key_id)
       select id, decode(repeat('00', 30), 'hex'), key, '2026' from unnest($1::uuid[], $2::bytea[]) as made (id, key)`,
      [ids, wrapped.map(({ wrappedKey }) => Buffer.from(wrappedKey))],
    );
    await owner.query('alter table contact_messages force row level security');

    const cut = rotate({ ...environment, MASTER_KEY: BOTH });
    await vi.waitFor(async () => expect(await countUnder('2027')).toBeGreaterThan(0), {
      timeout: 120_000,
      interval: 5,
    });
    cut.child.kill('SIGKILL');
    expect(await cut.ended).toMatchObject({ signal: 'SIGKILL' });
    // Nothing was in vain: neither none of it nor all.
    const done = await countUnder('2027');
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(KEYS);

    const finished = await rotate({ ...environment, MASTER_KEY: BOTH }).ended;
    expect(finished).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        new RegExp(`^${KEYS - done} keys were wrapped anew with "2027"\\. Nothing needs "2026" any more`),
      ),
    });
    const { rows } = await owner.query<{ id: string; wrapped_key: Buffer; master_key_id: string }>(
      'select id::text, wrapped_key, master_key_id from contact_messages',
    );
    const next = parseMasterKeys(NEW);
    const opened = rows.map(({ id, wrapped_key, master_key_id }) =>
      unwrapUserKey(next, id, { wrappedKey: wrapped_key, masterKeyId: master_key_id }),
    );
    expect(opened).toHaveLength(KEYS);
    const guarded = await owner.query(
      `select relname from pg_class where relname = 'contact_messages' and relforcerowsecurity`,
    );
    expect(guarded.rows).toHaveLength(1);
  });
});
