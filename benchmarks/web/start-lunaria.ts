import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { addDays, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { createHistory, createThirtyYears } from '@lunaria/domain/examples/create-history.ts';
import { createLogs } from '@lunaria/domain/examples/create-logs.ts';
import { recordHistory, recordLogs } from '@lunaria/server/demo/record-history.ts';
import { parseMasterKeys } from '@lunaria/server/encryption/master-key.ts';
import { startProcess } from '../api/start-process.ts';
import type { SignedIn } from './page-cost.ts';
import { recordLabValues } from './record-lab-values.ts';
import { uploadDocuments } from './upload-documents.ts';

export interface Accounts {
  thirtyYears: SignedIn;
  /** A log for every day of the last year, with the periods of that time. */
  year: SignedIn;
  empty: SignedIn;
  /** A thousand documents, thirty years of entries and twenty thousand results; and one document with forty results. */
  documents: SignedIn;
  oneDocument: SignedIn;
}

export const DOCUMENT_COUNT = 1_000;
/** As many as an account may have. */
const LAB_COUNT = 20_000;

/** A Lunaria on the embedded database with its accounts; `stack` stops it and takes its data away. */
export async function startLunaria(stack: AsyncDisposableStack): Promise<Accounts> {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-bench-web-'));
  stack.defer(() => rmSync(directory, { recursive: true, force: true }));
  const dataDir = join(directory, 'data');
  const masterKey = randomBytes(32).toString('base64');
  const environment = {
    RATE_LIMIT_FACTOR: '1000000',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    SESSION_SECRET: randomBytes(32).toString('base64'),
    MASTER_KEY: masterKey,
  };
  const first = await startProcess('../../server/index.ts', environment);
  const thirtyYears = await signUp(first.origin);
  const year = await signUp(first.origin);
  const empty = await signUp(first.origin);
  const documents = await signUp(first.origin);
  const oneDocument = await signUp(first.origin);
  // The directory has one owner at a time.
  await first.stop();
  const database = await openDatabase({ engine: 'pglite', dataDir });
  const keyring = parseMasterKeys(masterKey);
  const today = localDateOf(new Date());
  await recordHistory(database, keyring, thirtyYears.userId, createThirtyYears(today));
  const days = { firstDay: addDays(today, -364), lastDay: today };
  const history = createHistory({ ...days, lastPeriodStart: addDays(today, -9), shareOfDays: 0 });
  await recordHistory(database, keyring, year.userId, history);
  const logs = createLogs({ ...days, periods: history.periods, shareOfDays: 1 });
  await recordLogs(database, keyring, year.userId, logs);
  await recordHistory(database, keyring, documents.userId, createThirtyYears(today));
  await recordLabValues(database, keyring, documents.userId, LAB_COUNT, today);
  await recordLabValues(database, keyring, oneDocument.userId, 40, today);
  await database.close();
  const server = await startProcess('../../server/index.ts', environment);
  stack.defer(server.stop);
  const inDocuments = { origin: server.origin, cookies: documents.cookies };
  const inOneDocument = { origin: server.origin, cookies: oneDocument.cookies };
  await uploadDocuments(inDocuments, documents.userId, DOCUMENT_COUNT);
  await uploadDocuments(inOneDocument, oneDocument.userId, 1);
  return {
    documents: inDocuments,
    oneDocument: inOneDocument,
    thirtyYears: { origin: server.origin, cookies: thirtyYears.cookies },
    year: { origin: server.origin, cookies: year.cookies },
    empty: { origin: server.origin, cookies: empty.cookies },
  };
}

/** Makes an account as a browser would and returns its id with the cookies of its session. */
async function signUp(origin: string): Promise<{ userId: string; cookies: SignedIn['cookies'] }> {
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `reader-${crypto.randomUUID()}@example.org`,
      password: 'a long enough password',
      data: { full_name: 'A. Reader' },
      agreeToTerms: true,
    }),
  });
  const { user } = (await answer.json()) as { user?: { id?: unknown } }; // checked below
  if (!answer.ok || typeof user?.id !== 'string') throw new Error(`No account was made: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('=') };
  });
  return { userId: user.id, cookies };
}
