import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@lunaria/db/engine/database.ts';
import { migrationsFolder } from '@lunaria/db/engine/migrate.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { createNewPglite } from '@lunaria/db/testing/pglite-template.ts';
import { createPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import type { Engine } from '@lunaria/db/testing/test-engines.ts';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { installQueue } from '../jobs/install-queue.ts';
import type { AccountOfBefore } from './logs-of-before.ts';

/** The last migration of the version before. */
const LAST = '0026_master_keys';
/** Accounts in one statement. */
const BATCH = 250;

/**
 * A database of the version before with these accounts, opened as the product opens it: with every migration since. Its
 * owner on PostgreSQL is no superuser.
 */
export async function openDatabaseOfBefore(
  engine: Engine,
  accounts: Iterable<AccountOfBefore>,
): Promise<{ database: Database; close(): Promise<void> }> {
  const folder = await copyMigrationsOfBefore();
  try {
    return engine === 'pglite'
      ? await openEmbedded(folder, accounts)
      : await openOnPostgres(folder, accounts);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openEmbedded(folder: string, accounts: Iterable<AccountOfBefore>) {
  const before = await createNewPglite();
  await migratePglite(drizzlePglite(before), { migrationsFolder: folder });
  await fill(accounts, async (text, values) => void (await before.query(text, values)));
  const template = new Blob([await (await before.dumpDataDir('none')).arrayBuffer()]);
  await before.close();
  const database = await openDatabase({ engine: 'pglite', dataDir: null, template }, installQueue);
  return { database, close: () => database.close() };
}

async function openOnPostgres(folder: string, accounts: Iterable<AccountOfBefore>) {
  const { url, drop } = await createPostgresDatabase();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await migratePostgres(drizzlePostgres(owner), { migrationsFolder: folder });
  await fill(accounts, async (text, values) => void (await owner.query(text, values)));
  await owner.end();
  const database = await openDatabase({ engine: 'postgres', url, poolSize: 4 }, installQueue);
  return {
    database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** The folder of migrations as it was: a journal that ends there. */
async function copyMigrationsOfBefore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lunaria before '));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const kept = entries.filter(({ tag }) => tag <= LAST);
  await writeFile(journal, JSON.stringify({ ...rest, entries: kept }));
  return folder;
}

async function fill(
  accounts: Iterable<AccountOfBefore>,
  run: (text: string, values?: unknown[]) => Promise<void>,
): Promise<void> {
  const tables = ['users', 'profiles', 'user_keys', 'daily_logs', 'outbox'];
  for (const table of tables) await run(`alter table ${table} no force row level security`);
  const insert = async (table: string, rows: object[]) =>
    await run(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
  let batch: AccountOfBefore['rows'][] = [];
  const flush = async () => {
    await insert(
      'users',
      batch.map(({ user }) => user),
    );
    await insert(
      'user_keys',
      batch.flatMap(({ key }) => key ?? []),
    );
    await insert(
      'daily_logs',
      batch.flatMap(({ logs }) => logs),
    );
    batch = [];
  };
  for (const { rows } of accounts) if (batch.push(rows) === BATCH) await flush();
  await flush();
  for (const table of tables) await run(`alter table ${table} force row level security`);
}
