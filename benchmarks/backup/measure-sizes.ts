import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunStatement } from '@lunaria/db/engine/database.ts';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { beginLoading, findStoredTables } from '@lunaria/db/queries/stored-tables.ts';
import { parseMasterKeys } from '@lunaria/server/encryption/master-key.ts';
import { installQueue } from '@lunaria/server/jobs/install-queue.ts';
import { registerMasterKeys } from '@lunaria/server/keys/check-master-keys.ts';
import { createStorage } from '@lunaria/server/storage/storage.ts';
import { ServerProcess } from '@lunaria/server/testing/server-process.ts';
import { compareFiles, digestFiles, measureFolder } from './digest-files.ts';
import { asOwnerOf, compareDigests, countRows, type Digests, digestRows } from './digest-rows.ts';
import { FILLED, type FilledAccount, fillAccounts, PASSWORD } from './fill-accounts.ts';
import { readPeak, runCommand } from './run-command.ts';
import { type Written, workBeside } from './work-beside.ts';

export interface SizePlan {
  accounts: number;
  /** Of an empty PostgreSQL database, as its owner; without one only the embedded database is measured. */
  databaseUrl?: string;
  report?: (line: string) => void;
}

/** One step, as the table shows it. */
export interface Step {
  name: string;
  seconds: number;
  /** Of the backup, or of the database with its files. */
  bytes?: number;
  /** The most memory that whoever did it had. */
  peakBytes?: number;
  /** The longest that a server beside it let somebody wait, in seconds. */
  waits?: { page: number; data: number };
}

export interface SizeOutcome {
  accounts: number;
  rows: number;
  files: number;
  tables: number;
  steps: Step[];
  /** What is not as it was, as sentences. */
  faults: string[];
}

interface Place {
  location: DatabaseLocation;
  dataDir: string;
  environment: Record<string, string>;
}

const filled = `u.email like '${FILLED}%'`;
const isDocument = (path: string) => path.startsWith('health-documents/');

/**
 * Fills an embedded installation, backs it up while people work with it, and moves it: into another embedded one, to PostgreSQL, and
 * from there, while people work with it again, back. After each step what the accounts have is compared, row by row and file by file.
 */
export async function measureSizes(plan: SizePlan): Promise<SizeOutcome> {
  const { accounts, databaseUrl, report = () => {} } = plan;
  const folder = await mkdtemp(join(tmpdir(), 'lunaria sizes '));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const run = new Sizes(folder, report);

  const source = run.placeEmbedded('source');
  const [first] = await run.fill(source, accounts);
  const expected = await run.read(source);
  report(`${countRows(expected.rows)} rows, ${expected.files.size} files`);
  const fromEmbedded = await run.backUp(source, 'embedded');
  run.compare(await run.restore(fromEmbedded, run.placeEmbedded('copy'), 'embedded → embedded'), expected);
  if (databaseUrl !== undefined) {
    const moved = run.place('moved', { engine: 'postgres', url: databaseUrl, poolSize: 2 }, databaseUrl);
    run.compare(await run.restore(fromEmbedded, moved, 'embedded → PostgreSQL'), expected);
    const fromPostgres = await run.backUp(moved, 'PostgreSQL');
    run.compare(
      await run.restore(fromPostgres, run.placeEmbedded('back'), 'PostgreSQL → embedded'),
      expected,
    );
  }
  await run.openAs(run.last, first);
  return {
    accounts,
    rows: countRows(expected.rows),
    files: expected.files.size,
    tables: Object.values(expected.rows).filter((digest) => !digest.startsWith('0 ')).length,
    steps: run.steps,
    faults: run.faults,
  };
}

/** What filled accounts have. */
interface Content {
  place: Place;
  rows: Digests;
  files: Map<string, string>;
}

interface Backup {
  folder: string;
  /** What the one who wrote meanwhile had before it began and when it was made. */
  before: Written;
  after: Written;
}

class Sizes {
  readonly steps: Step[] = [];
  readonly faults: string[] = [];
  readonly #folder: string;
  readonly #report: (line: string) => void;
  readonly #masterKey = `2026:${randomBytes(32).toString('base64')}`;
  readonly #backupKey = randomBytes(32).toString('base64');
  #last: Place | undefined;

  constructor(folder: string, report: (line: string) => void) {
    this.#folder = folder;
    this.#report = report;
  }

  /** Where the last restore went. */
  get last(): Place {
    if (!this.#last) throw new Error('Nothing was restored.');
    return this.#last;
  }

  placeEmbedded(name: string): Place {
    return this.place(name, { engine: 'pglite', dataDir: join(this.#folder, name) });
  }

  place(name: string, location: DatabaseLocation, url?: string): Place {
    const dataDir = join(this.#folder, name);
    const environment = {
      ...{ DATA_DIR: dataDir, SESSION_SECRET: 's'.repeat(44), MASTER_KEY: this.#masterKey },
      ...{ BACKUP_KEY: this.#backupKey, KEY_FILE: join(this.#folder, 'lunaria.key') },
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    };
    return { location, dataDir, environment };
  }

  async fill(place: Place, accounts: number): Promise<FilledAccount[]> {
    const begun = performance.now();
    await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
    const storage = createStorage({ driver: 'disk', root: join(place.dataDir, 'files') });
    const keyring = parseMasterKeys(this.#masterKey);
    let made: FilledAccount[] = [];
    const database = await openDatabase(place.location, async (runAsOwner) => {
      await installQueue(runAsOwner);
      made = await fillAccounts({ runAsOwner, storage, keyring, accounts });
    });
    await registerMasterKeys(database, keyring);
    await database.close();
    const bytes = await measureFolder(place.dataDir);
    this.#note({ name: 'filled, embedded', seconds: (performance.now() - begun) / 1_000, bytes });
    return made;
  }

  /** Of a place that no server works on. */
  async read(place: Place): Promise<Content> {
    const rows = await asOwnerOf(place.location, (run) => digestRows(run, filled));
    return { place, rows, files: await digestFiles(join(place.dataDir, 'files'), isDocument) };
  }

  /** By the command, while a server works on it. */
  async backUp(place: Place, engine: string): Promise<Backup> {
    const folder = join(this.#folder, `backups of ${engine}`);
    const server = await ServerProcess.start(place.environment);
    try {
      const beside = await workBeside(server);
      while (beside.written().acknowledged < 3) await pause(20);
      beside.forgetWaits();
      const before = beside.written();
      const { seconds, peakBytes } = await runCommand('backup', ['--to', folder], place.environment);
      const after = beside.written();
      const waits = beside.waits();
      await beside.stop();
      const peakOfServer = await readPeak(server.pid);
      const bytes = await measureFolder(folder);
      this.#note({
        ...{ name: `backup, ${engine}, a server beside it`, seconds, bytes, waits },
        peakBytes: engine === 'PostgreSQL' ? peakBytes : peakOfServer,
      });
      return { folder, before, after };
    } finally {
      await server.end('SIGTERM');
    }
  }

  /** By the command; what is there then. */
  async restore({ folder, before, after }: Backup, place: Place, name: string): Promise<Content> {
    const { seconds, peakBytes } = await runCommand('restore', ['--from', folder], place.environment);
    const bytes = place.location.engine === 'pglite' ? { bytes: await measureFolder(place.dataDir) } : {};
    this.#note({ name: `restore, ${name}`, seconds, peakBytes, ...bytes });
    this.#last = place;
    const days = await asOwnerOf(place.location, (run) => countDays(run, before.userId));
    this.faults.push(...findTornMoment(days, before, after).map((fault) => `${name}: ${fault}`));
    return await this.read(place);
  }

  compare({ place, rows, files }: Content, expected: Content): void {
    this.faults.push(...compareDigests(expected.rows, rows, place.dataDir));
    this.faults.push(...compareFiles(expected.files, files, place.dataDir));
  }

  /** A server takes what was restored, and an account of before gets in and has what it had. */
  async openAs(place: Place, account: FilledAccount | undefined): Promise<void> {
    if (!account) throw new Error('There is no account.');
    const server = await ServerProcess.start(place.environment);
    try {
      const client = server.createClient();
      const { status } = await client.signIn({ email: account.email, password: PASSWORD });
      const { text } = await client.request('/api/daily-health-signals');
      const { json } = await client.request('/api/health-documents');
      const [document] =
        (json as { health_documents?: { id: string; file_name: string }[] }).health_documents ?? [];
      const content = await client.request(`/api/health-documents/${document?.id}/content`);
      if (status !== 200 || !text.includes('Slept badly') || content.status !== 200 || !document?.file_name)
        this.faults.push(`What was restored does not open: ${status}, ${content.status}.`);
    } finally {
      await server.end('SIGTERM');
    }
  }

  #note(step: Step): void {
    this.steps.push(step);
    this.#report(`${step.name}: ${step.seconds.toFixed(1)} s`);
  }
}

interface Days {
  bleeding: number;
  signals: number;
  /** The number of days from the first to the last. */
  span: number;
}

async function countDays(run: RunStatement, userId: string): Promise<Days> {
  await beginLoading(run, await findStoredTables(run));
  try {
    const { rows } = await run(
      `select (select count(*)::int from public.bleeding_days where user_id = '${userId}') as bleeding,
        (select count(*)::int from public.daily_health_signals where user_id = '${userId}') as signals,
        (select coalesce(max(day) - min(day) + 1, 0) from public.bleeding_days where user_id = '${userId}') as span`,
    );
    return (rows as Days[])[0] ?? { bleeding: 0, signals: 0, span: 0 }; // as: the columns above
  } finally {
    await run('rollback');
  }
}

/** What does not fit one moment between the two, as sentences. */
function findTornMoment({ bleeding, signals, span }: Days, before: Written, after: Written): string[] {
  const faults: [boolean, string][] = [
    [signals < before.acknowledged, `${signals} of ${before.acknowledged} acknowledged days are there`],
    [bleeding > after.tried, `${bleeding} days are there, and ${after.tried} were written`],
    [bleeding !== span, `${bleeding} days are there of ${span} in a row`],
    [
      bleeding - signals !== 0 && bleeding - signals !== 1,
      `${bleeding} and ${signals} days are of two moments`,
    ],
  ];
  return faults.flatMap(([isSo, sentence]) => (isSo ? [`${sentence}.`] : []));
}
