import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { schema } from '../schema/index.ts';
import { lockDataDirectory } from './data-lock.ts';
import {
  assertUserId,
  type Database,
  type DatabaseRole,
  type RunStatement,
  SNAPSHOT_SETTINGS,
  type Tx,
  writeLinkHash,
} from './database.ts';
import { isNewDatabase, locateFiles } from './database-location.ts';
import { DurableNodeFs } from './durable-node-fs.ts';
import { withholdLargeObjects } from './large-objects.ts';
import { migrationsFolder } from './migrate.ts';
import { RoleBoundPglite } from './role-bound-pglite.ts';

export interface PgliteOptions {
  /** Directory of the database; `null` keeps it in memory (tests). */
  dataDir: string | null;
  /** A dump of a migrated, empty database to start a new one from (db/testing/pglite-template.ts). */
  template?: Blob | undefined;
  /** Runs as the owner after the migrations: the job queue installs its tables here. */
  afterMigrate?: ((runAsOwner: RunStatement) => Promise<void>) | undefined;
}

/**
 * Opens the embedded database: takes the directory's lock, migrates, and gives every later statement a role of
 * its own. Throws DataDirectoryInUseError when another process works on the directory.
 */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const unlock = options.dataDir === null ? () => {} : await lockDataDirectory(options.dataDir);
  try {
    const pglite = await startPglite(options);
    await migrate(drizzle(pglite), { migrationsFolder });
    const runStatement = toRunStatement(pglite);
    await options.afterMigrate?.(runStatement);
    const canStoreLargeObjects = await withholdLargeObjects(runStatement);
    // From here on the session is nobody in particular's: a statement that names no role runs as the worker.
    await pglite.exec('set role app_worker');
    return toDatabase(pglite, runStatement, { canStoreLargeObjects, unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * What the embedded database holds of its files in memory. PostgreSQL's own 128 MB fill up with use, for one person's data
 * that the system has in its cache anyway.
 */
const SHARED_BUFFERS = '32MB';

/**
 * V8 compiles WebAssembly fast at first, and what runs often once more with every optimization. For one function of
 * PostgreSQL that takes 600 MB for a moment, at every start; without it statements that reckon much take half as long again
 * (docs/decisions/memory-of-the-embedded-database.md). Read when WebAssembly is compiled, so later than the start of V8.
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/** Encrypted texts come as hexadecimal digits. PGlite's own reading of them takes ten times as long as Node's. */
const parsers = { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') };

async function startPglite({ dataDir, template }: PgliteOptions): Promise<PGlite> {
  compileOnce();
  const options = { ...(template ? { loadDataDir: template } : {}), parsers };
  const buffers = ['-c', `shared_buffers=${SHARED_BUFFERS}`];
  // Made ready at every start: 128 MB of them are half of what the start of a test's database costs.
  if (dataDir === null)
    return await PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...buffers] });
  const isNew = isNewDatabase({ engine: 'pglite', dataDir });
  if (isNew) collectGarbage();
  const pglite = await PGlite.create({
    ...options,
    fs: new DurableNodeFs(locateFiles(dataDir)),
    // -F switches fsync off; without it a commit is on the disk before it is acknowledged.
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      ...buffers,
    ],
  });
  if (isNew) collectGarbage();
  return pglite;
}

/**
 * A new database is made by programs of their own, each with a memory of its own. V8 counts such memory as next to nothing: it
 * would let 200 MB lie until something else made it look, and begin on top of what the loading of all modules left.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // A function of V8 itself, without arguments, which only a context that was made after the flag has.
  const collect = runInNewContext('gc') as () => void;
  collect();
}

function toDatabase(
  pglite: PGlite,
  runAsWorker: RunStatement,
  { canStoreLargeObjects, unlock }: { canStoreLargeObjects: boolean; unlock: () => void },
): Database {
  const db = drizzle(pglite, { schema });
  const runAs = <T>(
    role: DatabaseRole,
    userId: string,
    work: (tx: Tx) => Promise<T>,
    isReadOnly = false,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('role', ${role}, true), set_config('app.user_id', ${userId}, true), set_config('transaction_read_only', ${isReadOnly ? 'on' : 'off'}, true)`,
      );
      return await work(tx);
    });
  return {
    engine: 'pglite',
    isOwnerOutOfReach: false,
    canStoreLargeObjects,
    asUser: async (userId, work) => await runAs('app_user', assertUserId(userId), work),
    readAsUser: async (userId, work) => await runAs('app_user', assertUserId(userId), work, true),
    asLink: async (secret, work) => {
      const hash = writeLinkHash(secret);
      return await runAs('app_link', '', async (tx) => {
        await tx.execute(sql`select set_config('app.link_hash', ${hash}, true)`);
        return await work(tx);
      });
    },
    asWorker: (work) => runAs('app_worker', '', work),
    auth: drizzle(new RoleBoundPglite(pglite, 'app_auth').asClient(), { schema }),
    runAsWorker,
    snapshot: (work) =>
      pglite.transaction(async (tx) => {
        await tx.exec(`set transaction isolation level repeatable read, read only; ${SNAPSHOT_SETTINGS}`);
        return await work((text, values) => tx.query(text, values));
      }),
    describeConnections: () => [],
    check: async () => void (await pglite.query('select 1')),
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}

/** PGlite takes parameters only in single statements; the queue's installation sends several at once. */
function toRunStatement(pglite: PGlite): RunStatement {
  return async (text, values) => {
    try {
      if (values?.length) return await pglite.query(text, values);
      return { rows: (await pglite.exec(text)).flatMap((result) => result.rows) };
    } catch (error) {
      // One connection for all: a statement that failed inside its own BEGIN must not poison the next one.
      await pglite.exec('rollback').catch(() => {});
      throw error;
    }
  };
}
