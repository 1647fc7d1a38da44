import pg from 'pg';
import type { Installation } from './installation.ts';
import { addressOf, readPostgresTemplate } from './postgres-template.ts';
import { removeDatabase } from './remove-database.ts';
import { readTestDatabaseUrl } from './test-engines.ts';
import { readTestRun } from './test-run.ts';

export interface FreshDatabase {
  /** Connection string of its owner. */
  url: string;
  /** False where it is empty: it is migrated when it is opened. */
  isMigrated: boolean;
  drop(): Promise<void>;
}

/** Held while a test file uses the one database there is. */
const testLockKey = 7_305_863;

/**
 * An empty PostgreSQL database for one test file: a new one where the owner may create databases, otherwise the one
 * that TEST_DATABASE_URL names, emptied, one test file after the other.
 */
export async function createPostgresDatabase(): Promise<FreshDatabase> {
  const url = readTestDatabaseUrl();
  const admin = await connect(url);
  return (await mayCreateDatabases(admin))
    ? await createDatabase(admin, url, 'template0')
    : await emptyDatabase(admin, url);
}

/** The same, migrated and installed: copied from this run's template where the owner may create databases. */
export async function createMigratedPostgresDatabase(
  installation: Installation | undefined,
): Promise<FreshDatabase> {
  const url = readTestDatabaseUrl();
  const admin = await connect(url);
  if (!(await mayCreateDatabases(admin))) return await emptyDatabase(admin, url);
  const template = await readPostgresTemplate(admin, url, installation);
  const copy = await createDatabase(admin, url, template);
  // Rights on a database are not copied with it; this is what the migrations take away (0000_roles.sql).
  await admin.query(`revoke temporary on database ${new URL(copy.url).pathname.slice(1)} from public`);
  return { ...copy, isMigrated: true };
}

async function connect(url: string): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: url, application_name: 'lunaria tests' });
  await admin.connect();
  return admin;
}

async function mayCreateDatabases(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  );
  return rows[0]?.may ?? false;
}

async function createDatabase(admin: pg.Client, url: string, template: string): Promise<FreshDatabase> {
  const name = `lunaria_test_${readTestRun()}_${crypto.randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template ${template}`);
  return {
    url: addressOf(url, name),
    isMigrated: false,
    drop: async () => {
      await removeDatabase(admin, name);
      await admin.end();
    },
  };
}

async function emptyDatabase(admin: pg.Client, url: string): Promise<FreshDatabase> {
  await admin.query('select pg_advisory_lock($1)', [testLockKey]);
  await admin.query(`
    drop schema if exists public, pgboss, drizzle cascade;
    create schema public;
    grant usage on schema public to public`);
  return { url, isMigrated: false, drop: () => admin.end() };
}
