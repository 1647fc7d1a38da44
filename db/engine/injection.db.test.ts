import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestUser } from '../testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';

// What somebody could do who slipped SQL of his own into a request's statement: docs/SECURITY.md says the same.
describe.each(testEngines)('a statement slipped into a request on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    maria = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  /** Runs the text on the very connection that requests use; answers with its rows or with the refusal. */
  async function slipIn(...statements: string[]): Promise<unknown> {
    return await opened.database
      .asUser(maria, async (tx) => {
        let answer: unknown;
        for (const statement of statements) answer = await tx.execute(sql.raw(statement));
        // Both drivers answer with the rows in an object.
        return (answer as { rows: unknown[] }).rows;
      })
      .catch((error: Error) => String(error.cause));
  }

  test.each([
    'select password from accounts',
    'select token from sessions',
    'select email from users',
    'select private_key from jwks',
    'select value from verifications',
    'select * from drizzle.__drizzle_migrations',
    'update profiles set created_at = now()',
    'update users set full_name = $$x$$',
    'delete from profiles',
    'delete from period_tracking',
    'truncate profiles',
    'drop table profiles',
    'alter table profiles disable row level security',
    'create policy mine on profiles using (true)',
    'create table mine (id int)',
    'create temporary table profiles (id uuid)',
    'create function mine() returns int language sql as $$select 1$$',
    'grant app_auth to app_user',
    "copy profiles to '/tmp/profiles'",
    "copy (select 1) to program 'id'",
    "select pg_read_file('/etc/passwd')",
    'select rolpassword from pg_authid',
    'set row_security = off; select * from profiles',
  ])('cannot: %s', async (statement) => {
    expect(await slipIn(statement)).toMatch(
      /permission denied|must be (owner|superuser)|must have admin option|cannot insert multiple commands|would be affected by row-level security/,
    );
  });

  test('switching the policies off for the session shows nothing', async () => {
    expect(await slipIn("select set_config('row_security', 'off', true)", 'select * from profiles')).toMatch(
      /would be affected by row-level security/,
    );
  });

  const LARGE_OBJECTS = [
    'select lo_create(0)',
    'select lo_creat(-1)',
    "select lo_from_bytea(0, 'mine')",
    "select lo_put(1, 0, 'mine')",
    'select lo_open(1, 131072)',
    "select lowrite(0, 'mine')",
    'select lo_truncate64(0, 1000000000)',
    'select lo_unlink(1)',
    "select lo_import('/etc/passwd')",
    "select lo_export(1, '/tmp/mine')",
  ];
  test('large objects are out of reach, or the database says that nobody has withheld them', async () => {
    const open: string[] = [];
    for (const statement of LARGE_OBJECTS) {
      if (!/permission denied for function lo/.test(String(await slipIn(statement)))) open.push(statement);
    }
    if (opened.database.canStoreLargeObjects) {
      // Only a superuser can: a server of tests that somebody else set up may not have been asked to.
      expect(engine).toBe('postgres');
      expect(open).toContain('select lo_create(0)');
    } else expect(open).toEqual([]);
  });

  // Every mode above those in which rows are read and written. The right to change or delete rows of a whole table is the
  // right to take them all: requests change rows by columns, and delete them through functions.
  const LOCKS = ['share update exclusive', 'share', 'share row exclusive', 'exclusive', 'access exclusive'];
  test('no table can be locked against others', async () => {
    const tables = await opened.asOwner(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['period_tracking', 'users']));
    const locked: string[] = [];
    for (const { name } of tables) {
      for (const lock of LOCKS) {
        const answer = String(await slipIn(`lock table ${name} in ${lock} mode`));
        if (!answer.includes('permission denied')) locked.push(`${name} in ${lock} mode`);
      }
    }
    expect(locked).toEqual([]);
  });

  test('her rows can be deleted, as always, and nobody else’s, whatever settings are slipped in', async () => {
    const other = await createTestUser(opened.database);
    const DAY = "'2026-01-05'";
    for (const id of [maria, other]) {
      const row = `(user_id, day, flow) values ('${id}', ${DAY}, 'light')`;
      await opened.asRole('app_user', id, `insert into bleeding_days ${row}`);
    }
    const deletes = `select delete_own_bleeding_days(${DAY}) as owner`;
    // Something of that name in front of the real one would be taken, were names looked up when it runs.
    await slipIn(
      "select set_config('search_path', 'pg_temp, drizzle', true)",
      deletes.replace(' del', ' public.del'),
    );
    expect(await slipIn('select day from bleeding_days')).toEqual([]);
    expect(String(await slipIn("select set_config('row_security', 'off', true)", deletes))).toMatch(
      engine === 'postgres' ? /would be affected by row-level security/ : /^$/,
    );
    expect(await opened.asRole('app_user', other, 'select user_id as owner from bleeding_days')).toEqual([
      { owner: other },
    ]);
  });

  describe.runIf(engine === 'postgres')('from a login of its own', () => {
    test('there is no way to another role', async () => {
      expect(opened.database.isOwnerOutOfReach).toBe(true);
      for (const role of ['app_auth', 'app_worker', 'pg_read_all_data', 'postgres']) {
        expect(await slipIn(`set role ${role}`)).toMatch(/permission denied to set role|does not exist/);
        expect(await slipIn(`select set_config('role', '${role}', false)`)).toMatch(
          /permission denied to set role|does not exist/,
        );
        expect(await slipIn(`set session authorization ${role}`)).toMatch(/permission denied|does not exist/);
      }
      const [owner] = await opened.asOwner('select current_user as name');
      expect(await slipIn(`set role ${owner?.name}`)).toMatch(/permission denied to set role/);
      expect(await slipIn('reset role', 'select current_user as name')).toEqual([{ name: 'app_user' }]);
    });

    test('without the role the login may not even read what the role may', async () => {
      expect(await slipIn('set role none', 'select * from profiles')).toMatch(/permission denied/);
    });

    test('the logins of the accounts and of the jobs lead nowhere else either', async () => {
      await expect(opened.database.auth.execute(sql.raw('set role app_user'))).rejects.toThrow();
      await expect(opened.database.runAsWorker('set role app_auth')).rejects.toThrow(/permission denied/);
    });

    test('an owner that may not make roles still works, and the database says that it shares its login', async () => {
      // As where an administrator made the roles and gave the owner no right to make others.
      const admin = new pg.Client({ connectionString: opened.url ?? '' });
      await admin.connect();
      const { prepareLogins } = await import('./postgres-logins.ts');
      await admin.query('begin');
      await admin.query('set local role app_user');
      expect(await prepareLogins(admin)).toBeNull();
      await admin.query('rollback');
      await admin.end();
    });
  });

  test.runIf(engine === 'pglite')(
    'embedded there is one superuser connection, and that is said',
    async () => {
      expect(opened.database.isOwnerOutOfReach).toBe(false);
      const answer = await slipIn('set role none', 'select current_user as name');
      // The day this fails PGlite has learnt to log in as somebody else: use it, and change docs/SECURITY.md.
      expect(answer).toEqual([{ name: 'postgres' }]);
    },
  );

  // Known and accepted: whoever can slip in statements and knows another's random id can say to be her.
  test('with the id of another, and only with it, her rows can be reached', async () => {
    const other = await createTestUser(opened.database);
    expect(await slipIn('select id from profiles')).toEqual([{ id: maria }]);
    const pretend = `select set_config('app.user_id', '${other}', true)`;
    expect(await slipIn(pretend, 'select id from profiles')).toEqual([{ id: other }]);
  });
});
