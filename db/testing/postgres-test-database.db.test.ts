import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../engine/open-database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { readPostgresTemplate } from './postgres-template.ts';
import { createPostgresDatabase } from './postgres-test-database.ts';
import { removeDatabase } from './remove-database.ts';
import { readTestDatabaseUrl, testEngines } from './test-engines.ts';
import { readTestRun, startTestRun } from './test-run.ts';

/** Everything that decides what may be done with a database, by name. */
const SHAPE = `
  select coalesce(string_agg(relname || ' ' || relkind::text || ' ' || coalesce(relacl::text, '') || relrowsecurity::text || relforcerowsecurity::text, chr(10) order by relname), '') as shape
    from pg_class where relnamespace = 'public'::regnamespace
  union all select string_agg(attrelid::regclass::text || ' ' || attname || ' ' || atttypid::regtype::text || coalesce(attacl::text, ''), chr(10) order by attrelid::regclass::text, attnum)
    from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all select string_agg(conname || pg_get_constraintdef(oid), chr(10) order by conname) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select string_agg(pg_policies::text, chr(10) order by pg_policies::text) from pg_policies
  union all select string_agg(tgname || pg_get_triggerdef(oid), chr(10) order by tgname) from pg_trigger where not tgisinternal
  union all select string_agg(nspname || coalesce(nspacl::text, ''), chr(10) order by nspname) from pg_namespace where nspname !~ '^pg_'
  union all select datacl::text from pg_database where datname = current_database()`;

describe.runIf(testEngines.includes('postgres'))('databases of the tests on PostgreSQL', () => {
  let admin: pg.Client;
  beforeEach(async () => {
    admin = new pg.Client({ connectionString: readTestDatabaseUrl() });
    await admin.connect();
  });
  afterEach(() => admin.end());

  const isThere = async (name: string) =>
    (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1;

  test('one of them is in every right and rule what the migrations make', async () => {
    const { url, drop } = await createPostgresDatabase();
    await (await openDatabase({ engine: 'postgres', url })).close();
    const migrated = new pg.Client({ connectionString: url });
    await migrated.connect();
    const { rows: expected } = await migrated.query(SHAPE);
    await migrated.end();
    await drop();
    const opened = await openTestDatabase('postgres');
    const rows = await opened.asOwner(SHAPE);
    await opened.close();
    expect(rows).toEqual(expected);
    expect(rows.every(({ shape }) => shape)).toBe(true);
  });

  // Where the owner may create no databases there is one, which is emptied and migrated for each file.
  test('many that need a template at once make it once', async ({ skip }) => {
    const { rows } = await admin.query('select rolcreatedb from pg_roles where rolname = current_user');
    if (!rows[0]?.rolcreatedb) skip();
    let made = 0;
    const install = async () => {
      made += 1;
    };
    const installation = { key: crypto.randomUUID(), install };
    const url = readTestDatabaseUrl();
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        return client;
      }),
    );
    const names = await Promise.all(others.map((client) => readPostgresTemplate(client, url, installation)));
    await Promise.all(others.map((client) => client.end()));
    expect(made).toBe(1);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toContain(readTestRun());
    await removeDatabase(admin, names[0] ?? '');
  });

  test('what a run left that was killed goes with the next one, what a running one has stays', async ({
    skip,
  }) => {
    const { rows } = await admin.query('select rolcreatedb from pg_roles where rolname = current_user');
    if (!rows[0]?.rolcreatedb) skip();
    const running = await startTestRun(readTestDatabaseUrl());
    const left = ['lunaria_template_0badcafe_0123456789abcdef', 'lunaria_test_0badcafe_0123'];
    const kept = `lunaria_template_${running.id}_0123456789abcdef`;
    for (const name of [...left, kept]) await admin.query(`create database ${name} template template0`);
    const next = await startTestRun(readTestDatabaseUrl());
    expect(await Promise.all([...left, kept].map(isThere))).toEqual([false, false, true]);
    await next.end();
    await running.end();
    expect(await isThere(kept)).toBe(false);
  });
});
