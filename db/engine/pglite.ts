import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { schema } from '../schema/index.ts';
import { lockDataDirectory } from './data-lock.ts';
import { assertUserId, type Database, type DatabaseRole, type RunStatement, type Tx } from './database.ts';
import { DurableNodeFs } from './durable-node-fs.ts';
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
    // From here on the session is nobody in particular's: a statement that names no role runs as the worker.
    await pglite.exec('set role app_worker');
    return toDatabase(pglite, runStatement, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Encrypted texts come as hexadecimal digits. PGlite's own reading of them takes ten times as long as Node's. */
const parsers = { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') };

async function startPglite({ dataDir, template }: PgliteOptions): Promise<PGlite> {
  const options = { ...(template ? { loadDataDir: template } : {}), parsers };
  if (dataDir === null) return await PGlite.create(options);
  return await PGlite.create({
    ...options,
    fs: new DurableNodeFs(join(dataDir, 'database')),
    // -F switches fsync off; without it a commit is on the disk before it is acknowledged.
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  });
}

function toDatabase(pglite: PGlite, runAsWorker: RunStatement, unlock: () => void): Database {
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
    asUser: async (userId, work) => await runAs('app_user', assertUserId(userId), work),
    readAsUser: async (userId, work) => await runAs('app_user', assertUserId(userId), work, true),
    asWorker: (work) => runAs('app_worker', '', work),
    auth: drizzle(new RoleBoundPglite(pglite, 'app_auth').asClient(), { schema }),
    runAsWorker,
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
