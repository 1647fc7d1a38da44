import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts';
import { type ServerProcess, startProcess } from './start-process.ts';

/** Connections of every server that reads from PostgreSQL: the product's default. */
export const POOL_SIZE = 10;

/** A Lunaria with one account, and the cookie of that account's session. */
export interface Lunaria {
  origin: string;
  cookie: string;
}

export interface Contenders {
  lunaria: { postgres: Lunaria; embedded: Lunaria };
  bare: Record<'transaction' | 'select' | 'password', { origin: string }>;
  credentials: { email: string; password: string };
  postgresVersion: string;
}

const credentials = { email: 'reader@example.org', password: 'a long enough password' };

/** Starts everything that is measured, each in its own process; `stack` stops it all. */
export async function startContenders(stack: AsyncDisposableStack): Promise<Contenders> {
  const postgres = await startTemporaryPostgres({ durable: true });
  if (!postgres) throw new Error('No PostgreSQL is installed: the comparison needs its server programs.');
  stack.defer(postgres.stop);
  const dataDir = mkdtempSync(join(tmpdir(), 'lunaria-bench-'));
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const start = async (script: string, environment: Record<string, string>): Promise<ServerProcess> => {
    const server = await startProcess(script, environment);
    stack.defer(server.stop);
    return server;
  };
  const settings = {
    // All load comes from one address.
    RATE_LIMIT_FACTOR: '1000000',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    MASTER_KEY: randomBytes(32).toString('base64'),
    DATABASE_POOL_SIZE: String(POOL_SIZE),
  };
  const lunariaPostgres = await start('../../server/index.ts', { ...settings, DATABASE_URL: postgres.url });
  const lunariaEmbedded = await start('../../server/index.ts', {
    ...settings,
    DATABASE_URL: '',
    DATA_DIR: join(dataDir, 'data'),
  });
  const lunaria = {
    postgres: await signUp(lunariaPostgres.origin),
    embedded: await signUp(lunariaEmbedded.origin),
  };
  const account = await readAccount(postgres.url);
  const bareEnvironment = {
    DATABASE_URL: postgres.url,
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    BENCH_USER_ID: account.userId,
    BENCH_PASSWORD_HASH: account.passwordHash,
  };
  return {
    lunaria,
    bare: {
      transaction: await start('./servers/bare-transaction.ts', bareEnvironment),
      select: await start('./servers/bare-select.ts', bareEnvironment),
      password: await start('./servers/bare-password.ts', bareEnvironment),
    },
    credentials,
    postgresVersion: postgres.version,
  };
}

/** Makes the account as a browser would and returns it with its session's cookie. */
async function signUp(origin: string): Promise<Lunaria> {
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, data: { full_name: 'A. Reader' }, agreeToTerms: true }),
  });
  if (!answer.ok) throw new Error(`Signing up failed: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { origin, cookie };
}

/** What the bare handlers are told: whose profile to read, which hash to verify. */
async function readAccount(url: string): Promise<{ userId: string; passwordHash: string }> {
  const client = new pg.Client({ connectionString: url, options: '-c role=app_auth' });
  await client.connect();
  const { rows } = await client.query('select user_id, password from accounts');
  await client.end();
  return { userId: String(rows[0].user_id), passwordHash: String(rows[0].password) };
}
