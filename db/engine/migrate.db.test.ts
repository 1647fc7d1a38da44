import { readdirSync, readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, describe, expect, test } from 'vitest';
import { createNewPglite } from '../testing/pglite-template.ts';
import { createPostgresDatabase } from '../testing/postgres-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';
import { migrationsFolder } from './migrate.ts';
import { openDatabase } from './open-database.ts';

// PGlite is PostgreSQL 18, where a role no longer may act as the roles it made: seen here without such a server.
describe.runIf(testEngines.includes('pglite'))(
  'an owner who is no superuser, on PostgreSQL 16 and later',
  () => {
    test('migrates, acts as the roles it made, and migrates again', { timeout: 180_000 }, async () => {
      const pglite = await createNewPglite();
      await pglite.exec(`create role plain_owner login createrole;
      alter database postgres owner to plain_owner; alter schema public owner to plain_owner;
      grant create on database postgres to plain_owner; set session authorization plain_owner`);
      await migrate(drizzle(pglite), { migrationsFolder });
      for (const role of ['app_user', 'app_auth', 'app_worker', 'app_link', 'app_backup'])
        await pglite.exec(`set role ${role}; reset role`);
      // As with a second database in the same cluster: the roles are there already.
      await pglite.exec('drop schema public, drizzle cascade; create schema public');
      await migrate(drizzle(pglite), { migrationsFolder });
      const { rows } = await pglite.query('select rolsuper from pg_roles where rolname = current_user');
      expect(rows).toEqual([{ rolsuper: false }]);
      await pglite.close();
    });

    test('takes documents of before the reading along', { timeout: 180_000 }, async () => {
      const pglite = await createNewPglite();
      await pglite.exec(`create role plain_owner login createrole;
      alter schema public owner to plain_owner; grant create on database postgres to plain_owner;
      set session authorization plain_owner`);
      const files = readdirSync(migrationsFolder)
        .filter((name) => name.endsWith('.sql'))
        .sort();
      const run = async (name: string) =>
        await pglite.exec(
          readFileSync(`${migrationsFolder}/${name}`, 'utf8').replaceAll('--> statement-breakpoint', ''),
        );
      const since = files.indexOf('0013_document_readings.sql');
      for (const name of files.slice(0, since)) await run(name);
      await pglite.exec(`
        alter table users no force row level security; alter table profiles no force row level security;
        alter table health_documents no force row level security; alter table outbox no force row level security;
        insert into users (id, email, full_name, terms_version, terms_accepted_at) values (gen_random_uuid(), 'maria@example.org', 'Maria', '1', now());
        insert into health_documents (user_id, id, file_name, file_path, document_type, file_size, mime_type, reading_state)
        select users.id, gen_random_uuid(), decode(repeat('ab', 60), 'hex'), users.id || '/176371200000' || nr || '.pdf', 'Other', 1000, 'application/pdf', state
        from users, (values (1, 'waiting'), (2, 'failed')) as old (nr, state);
        alter table users force row level security; alter table profiles force row level security;
        alter table health_documents force row level security; alter table outbox force row level security`);
      for (const name of files.slice(since)) await run(name);
      const { rows } = await pglite.query<object>(
        `select relforcerowsecurity as has_force from pg_class where relname = 'health_documents'`,
      );
      expect(rows).toEqual([{ has_force: true }]);
      await pglite.exec('alter table health_documents no force row level security');
      const { rows: documents } = await pglite.query(
        'select reading_state, reading_failure from health_documents order by file_path',
      );
      expect(documents).toEqual([
        { reading_state: 'waiting', reading_failure: null },
        { reading_state: 'failed', reading_failure: 'file_lost' },
      ]);
      await pglite.close();
    });
  },
);

describe.runIf(testEngines.includes('postgres'))('several processes that start at once on PostgreSQL', () => {
  const drops: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const drop of drops) await drop();
  });

  test('migrate exactly once, and all of them work', async () => {
    const { url, drop } = await createPostgresDatabase();
    drops.push(drop);
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => openDatabase({ engine: 'postgres', url, poolSize: 2 })),
    );
    for (const database of opened) await database.check();
    expect(opened.every((database) => database.isOwnerOutOfReach)).toBe(true);
    await Promise.all(opened.map((database) => database.close()));
    const { default: pg } = await import('pg');
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    const { rows } = await owner.query(
      'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    );
    await owner.end();
    expect(rows[0].all).toBe(rows[0].different);
    expect(rows[0].all).toBeGreaterThan(0);
  });
});
