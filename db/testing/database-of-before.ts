import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { migrationsFolder } from '../engine/migrate.ts';
import { createNewPglite } from './pglite-template.ts';
import { createPostgresDatabase } from './postgres-test-database.ts';
import type { Engine } from './test-engines.ts';

export interface DatabaseOfBefore {
  run(sql: string): Promise<unknown>;
  read(sql: string): Promise<Record<string, unknown>[]>;
  /** Applies the migrations that are left, as the product would. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A database as it was before the migration whose file name ends like this, seen by an owner that policies hold back, as
 * on a server: a superuser would see through FORCE.
 */
export async function openDatabaseBefore(engine: Engine, migration: string): Promise<DatabaseOfBefore> {
  const session = await openEmpty(engine);
  const files = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const since = files.findIndex((name) => name.endsWith(migration));
  if (since <= 0) throw new Error(`There is no migration ${migration}.`);
  // A statement at a time in one transaction, as the migrator does it: a statement sees what the one before left behind.
  const apply = async (names: string[]) => {
    for (const name of names) {
      await session.run('begin');
      const text = readFileSync(`${migrationsFolder}/${name}`, 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) await session.run(statement);
      await session.run('commit');
    }
  };
  await apply(files.slice(0, since));
  return { ...session, migrate: () => apply(files.slice(since)) };
}

async function openEmpty(engine: Engine): Promise<Omit<DatabaseOfBefore, 'migrate'>> {
  if (engine === 'pglite') {
    const pglite = await createNewPglite();
    await pglite.exec(`create role plain_owner login createrole; alter database postgres owner to plain_owner;
      alter schema public owner to plain_owner; grant create on database postgres to plain_owner;
      set session authorization plain_owner`);
    return {
      run: (sql) => pglite.exec(sql),
      read: async (sql) => (await pglite.query<Record<string, unknown>>(sql)).rows,
      close: () => pglite.close(),
    };
  }
  const { url, drop } = await createPostgresDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    run: (sql) => client.query(sql),
    read: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
    close: async () => {
      await client.end();
      await drop();
    },
  };
}
