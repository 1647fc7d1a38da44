import pg from 'pg';
import { readTestDatabaseUrl } from './test-engines.ts';

export interface FreshDatabase {
  /** Connection string of its owner. */
  url: string;
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
  const admin = new pg.Client({ connectionString: url, application_name: 'lunaria tests' });
  await admin.connect();
  const { rows } = await admin.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  );
  return rows[0]?.may ? await createDatabase(admin, url) : await emptyDatabase(admin, url);
}

async function createDatabase(admin: pg.Client, url: string): Promise<FreshDatabase> {
  const name = `lunaria_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: async () => {
      const { rows } = await admin.query<{ role: string }>(
        `select r.rolname as role from pg_roles r, pg_database d
         where d.datname = $1 and r.rolname ~ ('^app_(user|auth|worker)_' || d.oid || '$')`,
        [name],
      );
      // Who drops it may end a connection that is still closing only as a member of its role.
      for (const { role } of rows) await admin.query(`grant ${role} to current_user`);
      // Not `with (force)`: it fails while the server's own vacuum is at work there, which a plain drop sends away.
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
        [name],
      );
      await admin.query(`drop database ${name}`);
      for (const { role } of rows) await admin.query(`drop role ${role}`);
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
  return { url, drop: () => admin.end() };
}
