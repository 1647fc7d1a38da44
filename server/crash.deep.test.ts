import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KillablePostgres } from './testing/killable-postgres.ts';
import { RememberedWrites } from './testing/remember-writes.ts';
import { ServerProcess } from './testing/server-process.ts';

/** More with KILL_ROUNDS, to look for longer. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 12);
const SECRETS = { SESSION_SECRET: 's'.repeat(44), MASTER_KEY: randomBytes(32).toString('base64') };

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lunaria crash '));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/**
 * Addresses that a mail of their sign-up went to, with repetitions. Looking for losses logs in from elsewhere, which is
 * told by a mail of its own.
 */
async function readRecipients(): Promise<string[]> {
  const folder = join(directory, 'data', 'outbox-mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const ofSignUps = mails.filter((mail) => mail.includes('\nSubject: Confirm your address'));
  return ofSignUps.map((mail) => /^To: .*?([^\s<>]+@[^\s<>]+)/m.exec(mail)?.[1] ?? 'nobody').sort();
}

async function waitForMails(expected: string[]): Promise<string[]> {
  const wanted = [...expected].sort();
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await readRecipients();
    if (found.length >= wanted.length) return found;
    await wait(500);
  }
  return await readRecipients();
}

/** Jobs that were cut off count as stuck for a while; the database is what these tests wait for. */
async function waitUntilReady(server: ServerProcess): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { json } = await server.createClient().request('/readyz');
    if (typeof json === 'object' && json && 'database' in json && json.database === 'ok') return;
    await wait(250);
  }
  throw new Error('The server did not find its database again.');
}

/** Kills a writing server again and again; every restart finds all that was acknowledged, and every mail goes out. */
async function expectNoLossFromKills(environment: Record<string, string>): Promise<void> {
  const writes = new RememberedWrites();
  const emails: string[] = [];
  let server = await ServerProcess.start(environment);
  await writes.prepare(server, 4);
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false;
    const writing = writes.writeUntil(server, () => isOver);
    await wait(100 + Math.random() * 1_500);
    isOver = true;
    await server.end('SIGKILL');
    await writing;
    server = await ServerProcess.start(environment);
    const found = await writes.findLosses(server);
    expect(found.losses).toEqual([]);
    emails.push(...found.emails);
  }
  expect(writes.acknowledged).toBeGreaterThan(ROUNDS * 3);
  const expected = [...writes.writerEmails, ...emails];
  expect(await waitForMails(expected)).toEqual(expected.sort());
  await server.end('SIGTERM');
}

describe.runIf(testEngines.includes('pglite'))('embedded', () => {
  test('kill -9 in the middle of writing loses nothing that was acknowledged', async () => {
    await expectNoLossFromKills({ DATA_DIR: join(directory, 'data') });
  });

  test('a second process on one data directory is refused with a sentence, and the first goes on', async () => {
    const environment = { DATA_DIR: join(directory, 'data') };
    const first = await ServerProcess.start(environment);
    await expect(ServerProcess.start(environment)).rejects.toThrow(
      `The data directory ${environment.DATA_DIR} is in use by another Lunaria (process ${first.pid}). Stop that one, or set DATA_DIR to another directory.\n`,
    );
    expect((await first.createClient().request('/readyz')).status).toBe(200);
    await first.end('SIGTERM');
  });
});

describe.runIf(testEngines.includes('postgres'))('on PostgreSQL', () => {
  test('kill -9 of the server in the middle of writing loses nothing that was acknowledged', async () => {
    const { url, drop } = await createPostgresDatabase();
    try {
      await expectNoLossFromKills({ DATA_DIR: join(directory, 'data'), DATABASE_URL: url, ...SECRETS });
    } finally {
      await drop();
    }
  });

  test('kill -9 of PostgreSQL itself loses nothing either, and the server finds it again', async () => {
    const postgres = await KillablePostgres.create();
    if (!postgres) throw new Error('This test needs the programs of a PostgreSQL server (initdb, postgres).');
    const environment = { DATA_DIR: join(directory, 'data'), DATABASE_URL: postgres.url, ...SECRETS };
    const server = await ServerProcess.start(environment);
    const writes = new RememberedWrites();
    await writes.prepare(server, 4);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        let isOver = false;
        const writing = writes.writeUntil(server, () => isOver);
        await wait(100 + Math.random() * 1_500);
        await postgres.kill();
        // What is answered while the database is away: a sentence, not a guess.
        const client = server.createClient();
        const refused = await client.signIn({ email: 'nobody@example.org', password: 'x' });
        expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } });
        expect((await client.request('/readyz')).status).toBe(503);
        isOver = true;
        await writing;
        await postgres.start();
        await waitUntilReady(server);
        expect((await writes.findLosses(server)).losses).toEqual([]);
      }
      expect(writes.acknowledged).toBeGreaterThan(ROUNDS * 3);
    } finally {
      await server.end('SIGTERM');
      await postgres.remove();
    }
  });

  test('several processes may start at once on an empty database, and work as one', async () => {
    const { url, drop } = await createPostgresDatabase();
    const environment = { DATA_DIR: join(directory, 'data'), DATABASE_URL: url, ...SECRETS };
    const servers = await Promise.all(Array.from({ length: 4 }, () => ServerProcess.start(environment)));
    try {
      const [first, ...others] = servers;
      const client = first?.createClient();
      const { fullName } = (await client?.signUp()) ?? {};
      for (const other of others) {
        const there = other.createClient();
        for (const [name, value] of client?.cookies ?? []) there.cookies.set(name, value);
        expect((await there.request('/api/profile')).json).toMatchObject({ full_name: fullName });
        const token = (await there.request('/api/auth/token')).json as { access_token: string };
        const headers = { authorization: `Bearer ${token.access_token}` };
        for (const server of servers) {
          expect((await server.createClient().request('/api/profile', { headers })).status).toBe(200);
        }
      }
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await drop();
    }
  });
});
