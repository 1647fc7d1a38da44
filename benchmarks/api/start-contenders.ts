import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { addDays, type CalendarDate, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { createThirtyYears, THIRTY_YEARS_DAYS } from '@lunaria/domain/examples/create-history.ts';
import { createLogs } from '@lunaria/domain/examples/create-logs.ts';
import { recordHistory, recordLogs } from '@lunaria/server/demo/record-history.ts';
import { parseMasterKeys } from '@lunaria/server/encryption/master-key.ts';
import pg from 'pg';
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts';
import type { DocumentsAccount } from './documents-waiting.ts';
import { type ServerProcess, startProcess } from './start-process.ts';

/** Connections of every server that reads from PostgreSQL: the product's default. */
export const POOL_SIZE = 10;

/** A Lunaria, and the cookies of the sessions of its accounts. */
export interface Lunaria {
  origin: string;
  /** Of somebody who has recorded nothing. */
  cookie: string;
  /** Of somebody with thirty years of daily entries. */
  thirtyYearsCookie: string;
  /** Of somebody with nothing but the days that are read. */
  rangeAloneCookie: string;
  /** Somebody whose documents are read meanwhile. */
  documents: DocumentsAccount;
}

export interface Contenders {
  lunaria: { postgres: Lunaria; embedded: Lunaria };
  bare: Record<'transaction' | 'select' | 'password', { origin: string }>;
  credentials: { email: string; password: string };
  postgresVersion: string;
  /** The days that a calendar shows for the latest month of both histories. */
  month: { from: CalendarDate; to: CalendarDate };
  /** The days that the charts show for a year of daily logs. */
  year: { from: CalendarDate; to: CalendarDate };
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
  const startLunaria = (place: Record<string, string>) =>
    start('../../server/index.ts', { ...settings, ...place });
  const onPostgres = { DATABASE_URL: postgres.url };
  const embedded = { DATABASE_URL: '', DATA_DIR: join(dataDir, 'data') };
  const lunaria = {
    postgres: await record(
      await startLunaria(onPostgres),
      { engine: 'postgres', url: postgres.url, poolSize: 1 },
      settings.MASTER_KEY,
    ),
    embedded: await recordEmbedded(startLunaria, embedded, settings.MASTER_KEY),
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
    month,
    year,
  };
}

const lastDay = localDateOf(new Date());
/** Five weeks, as most months need. */
const month = { from: addDays(lastDay, -34), to: lastDay };
const year = { from: addDays(lastDay, -364), to: lastDay };

type StartLunaria = (environment: Record<string, string>) => Promise<ServerProcess>;

/** Signs everybody up and records what they have in a database that the server shares. */
async function record(
  { origin }: ServerProcess,
  location: DatabaseLocation,
  masterKey: string,
): Promise<Lunaria> {
  const people = await signUpAll(origin);
  await recordHistories(people, location, masterKey);
  return { origin, ...people.cookies, documents: { origin, ...people.documents } };
}

/** The same where the database is the server's alone: it is stopped meanwhile. */
async function recordEmbedded(
  startLunaria: StartLunaria,
  environment: { DATABASE_URL: string; DATA_DIR: string },
  masterKey: string,
): Promise<Lunaria> {
  const first = await startLunaria(environment);
  const people = await signUpAll(first.origin);
  await first.stop();
  await recordHistories(people, { engine: 'pglite', dataDir: environment.DATA_DIR }, masterKey);
  const { origin } = await startLunaria(environment);
  return { origin, ...people.cookies, documents: { origin, ...people.documents } };
}

async function signUpAll(origin: string) {
  const nothing = await signUp(origin, credentials);
  const thirtyYears = await signUp(origin, { ...credentials, email: 'thirty-years@example.org' });
  const rangeAlone = await signUp(origin, { ...credentials, email: 'range-alone@example.org' });
  const documents = await signUp(origin, { ...credentials, email: 'documents@example.org' });
  const cookies = {
    cookie: nothing.cookie,
    thirtyYearsCookie: thirtyYears.cookie,
    rangeAloneCookie: rangeAlone.cookie,
  };
  return { thirtyYears: thirtyYears.userId, rangeAlone: rangeAlone.userId, cookies, documents };
}

async function recordHistories(
  { thirtyYears, rangeAlone }: { thirtyYears: string; rangeAlone: string },
  location: DatabaseLocation,
  masterKey: string,
): Promise<void> {
  const keyring = parseMasterKeys(masterKey);
  const history = createThirtyYears(lastDay);
  const logs = createLogs({
    firstDay: addDays(lastDay, 1 - THIRTY_YEARS_DAYS),
    lastDay,
    periods: history.periods,
    shareOfDays: 1,
  });
  const database = await openDatabase(location);
  await recordHistory(database, keyring, thirtyYears, history);
  await recordLogs(database, keyring, thirtyYears, logs);
  // Day for day what the other has in the range that is read: only the rest of the thirty years is missing.
  await recordHistory(database, keyring, rangeAlone, {
    periods: history.periods.filter((period) => (period.period_end_date ?? lastDay) >= month.from),
    days: history.days.filter((day) => day.signal_date >= month.from),
  });
  await recordLogs(
    database,
    keyring,
    rangeAlone,
    logs.filter((log) => log.log_date >= year.from),
  );
  await database.close();
}

/** Makes an account as a browser would and returns its id with its session's cookie. */
export async function signUp(
  origin: string,
  account: Contenders['credentials'],
): Promise<{ userId: string; cookie: string }> {
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, data: { full_name: 'A. Reader' }, agreeToTerms: true }),
  });
  if (!answer.ok) throw new Error(`Signing up failed: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } }; // what a sign-up is answered with
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { userId: user.id, cookie };
}

/** What the bare handlers are told: whose profile to read, which hash to verify. */
async function readAccount(url: string): Promise<{ userId: string; passwordHash: string }> {
  const client = new pg.Client({ connectionString: url, options: '-c role=app_auth' });
  await client.connect();
  const { rows } = await client.query(
    'select user_id, password from accounts join users on users.id = user_id where email = $1',
    [credentials.email],
  );
  await client.end();
  return { userId: String(rows[0].user_id), passwordHash: String(rows[0].password) };
}
