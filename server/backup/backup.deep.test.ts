import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { createPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseMasterKeys } from '../encryption/master-key.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { registerMasterKeys } from '../keys/check-master-keys.ts';
import { ServerProcess } from '../testing/server-process.ts';

/** More with KILL_ROUNDS, to look for longer. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4);
const ACCOUNTS = 200;
const DAYS = 50;
const SECRETS = {
  SESSION_SECRET: 's'.repeat(44),
  MASTER_KEY: `2026:${randomBytes(32).toString('base64')}`,
  BACKUP_KEY: randomBytes(32).toString('base64'),
};

let directory: string;
const drops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lunaria backups '));
});
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop();
  await rm(directory, { recursive: true, force: true });
});

/** Ends by itself, or is killed after so many milliseconds. */
async function run(
  entrance: string,
  args: string[],
  environment: Record<string, string>,
  killAfterMs?: number,
) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL(entrance, import.meta.url)), ...args], {
    env: { PATH, HOME, ...SECRETS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close');
  if (killAfterMs !== undefined) void wait(killAfterMs).then(() => child.kill('SIGKILL'));
  const begun = Date.now();
  const [code, signal] = await ended;
  return { code, signal, output, tookMs: Date.now() - begun };
}

async function makePlace(engine: string, name: string) {
  const dataDir = join(directory, name);
  if (engine === 'pglite')
    return { location: { engine, dataDir } as DatabaseLocation, environment: { DATA_DIR: dataDir } };
  const { url, drop } = await createPostgresDatabase();
  drops.push(drop);
  return {
    location: { engine, url } as DatabaseLocation, // as: the names of the engines
    environment: { DATA_DIR: dataDir, DATABASE_URL: url },
  };
}

test.each(testEngines)(
  'kill -9 in backups and restores, on %s: a backup is whole or none, and what was begun can be begun again',
  { timeout: 900_000 },
  async (engine) => {
    const source = await makePlace(engine, 'source');
    const database = await openDatabase(source.location, installQueue);
    await registerMasterKeys(database, parseMasterKeys(SECRETS.MASTER_KEY));
    for (let n = 0; n < ACCOUNTS; n += 1) {
      const userId = await createTestUser(database);
      await database.asUser(userId, (tx) =>
        tx.execute(
          `insert into bleeding_days (user_id, day, flow, kind) select '${userId}', '2020-01-01'::date + n, 'light', 'between' from generate_series(1, ${DAYS}) n`,
        ),
      );
    }
    await database.close();
    const backups = join(directory, 'backups');
    const back = (killAfterMs?: number) =>
      run('./run.ts', ['--to', backups], source.environment, killAfterMs);
    const first = await back();
    expect(first.output).toContain('Everything was read back.');
    let whole = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { code } = await back((first.tookMs * (round + 1 + Math.random())) / (ROUNDS + 1));
      if (code === 0) whole += 1;
    }
    const again = await back();
    expect(again).toMatchObject({ code: 0 });
    const left = await readdir(join(backups, 'backups'));
    // One that was killed after it had its name is a whole one too.
    expect(left.length).toBeGreaterThanOrEqual(whole + 1);
    expect(left).not.toContain('_unfinished');

    const measured = await makePlace(engine, 'measured');
    const restore = ['--from', backups];
    const once = await run('./run-restore.ts', restore, measured.environment);
    expect(once).toMatchObject({ code: 0, output: expect.stringContaining('was restored') });
    const target = await makePlace(engine, 'target');
    let isDone = false;
    for (let round = 0; round < ROUNDS && !isDone; round += 1) {
      const at = (once.tookMs * (round + 1 + Math.random())) / (ROUNDS + 1);
      const { code, output } = await run('./run-restore.ts', restore, target.environment, at);
      isDone = code === 0 || output.includes('holds data already');
    }
    const last = await run('./run-restore.ts', restore, target.environment);
    // Killed after its commit, it is done.
    if (last.code !== 0) expect(last.output).toContain('holds data already');
    const copy = await run('./run.ts', ['--to', join(directory, 'again')], target.environment);
    const said = (output: string) => /: (\d+ rows of \d+ tables)/.exec(output)?.[1];
    expect(said(copy.output)).toBe(said(again.output));
    expect(said(copy.output)).toBeDefined();
  },
);

test.runIf(testEngines.includes('pglite'))(
  'the command beside a running server with the embedded database, which goes on; and after a kill of it',
  { timeout: 300_000 },
  async () => {
    const { environment } = await makePlace('pglite', 'served');
    const backups = ['--to', join(directory, 'backups')];
    const server = await ServerProcess.start({ ...SECRETS, ...environment });
    await server.createClient().signUp();
    expect(await run('./run.ts', backups, environment)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Everything was read back.'),
    });
    expect((await server.createClient().request('/readyz')).status).toBe(200);
    await server.end('SIGKILL');
    expect(await run('./run.ts', backups, environment)).toMatchObject({ code: 0 });
    const again = await ServerProcess.start({ ...SECRETS, ...environment });
    expect(await run('./run.ts', backups, environment)).toMatchObject({ code: 0 });
    await again.end('SIGTERM');
    expect(await readdir(join(directory, 'backups', 'backups'))).toHaveLength(3);
  },
);

test.runIf(testEngines.includes('pglite'))(
  'a server that makes backups itself: who is erased after the last one is not in what is restored, nor in an older database put back beside her files',
  { timeout: 900_000 },
  async () => {
    const { environment } = await makePlace('pglite', 'scheduled');
    const backups = join(directory, 'scheduled backups');
    const settings = { ...environment, BACKUP_TO: backups };
    const start = (changes = {}) => ServerProcess.start({ ...SECRETS, ...settings, ...changes });
    const database = join(environment.DATA_DIR, 'database');

    let server = await start();
    await vi.waitFor(
      async () => {
        const { json } = await server.createClient().request('/readyz');
        expect(json).toMatchObject({ backup: { last_at: expect.any(String), hours: 0, erased_to_note: 0 } });
      },
      { timeout: 60_000, interval: 500 },
    );
    const [maria, ines] = [await server.createClient().signUp(), await server.createClient().signUp()];
    expect(await run('./run.ts', [], settings)).toMatchObject({ code: 0 });
    await server.end('SIGTERM');
    await cp(database, join(directory, 'older'), { recursive: true });

    server = await start();
    const client = server.createClient();
    expect((await client.signIn(maria)).status).toBe(200);
    const { user } = maria.answer.json as { user: { id: string } }; // as: what the account library answers a sign-up with
    const asked = await client.request('/api/erasure', { json: { user_id: user.id, when: 'now' } });
    expect(asked.status).toBe(200);
    await vi.waitFor(async () => expect(await readdir(join(backups, 'erased'))).toHaveLength(1), {
      timeout: 60_000,
      interval: 200,
    });
    await vi.waitFor(async () => expect((await server.createClient().signIn(maria)).status).toBe(401), {
      timeout: 60_000,
      interval: 500,
    });
    await server.end('SIGTERM');

    const expectOnlyInes = async (running: ServerProcess) => {
      expect((await running.createClient().signIn(maria)).status).toBe(401);
      expect((await running.createClient().signIn(ines)).status).toBe(200);
      await running.end('SIGTERM');
    };
    await rm(database, { recursive: true });
    await cp(join(directory, 'older'), database, { recursive: true });
    await expectOnlyInes(await start());

    const restored = await makePlace('pglite', 'restored');
    expect(await run('./run-restore.ts', [], { ...restored.environment, BACKUP_TO: backups })).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 account was erased since and left out'),
    });
    await expectOnlyInes(await start(restored.environment));
  },
);
