import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCatalogueFaults } from '../testing/find-catalogue-faults.ts';
import { isolationCases } from '../testing/isolation-cases.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';

describe.each(testEngines)('the catalogue on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  const findFaults = () => findCatalogueFaults(opened, isolationCases);

  /** Runs the check with something planted, and takes it away again. */
  async function findFaultsWith(planted: string, removal: string): Promise<string[]> {
    await opened.asOwner(planted);
    try {
      return await findFaults();
    } finally {
      await opened.asOwner(removal);
    }
  }

  test('every table is guarded, and the roles can do nothing but their grants', async () => {
    expect(await findFaults()).toEqual([]);
  });

  test('every isolation test has a table', async () => {
    const rows = await opened.asOwner(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(Object.keys(isolationCases)));
  });

  test.runIf(engine === 'postgres')('the owner is not a superuser, who would hide every fault', async () => {
    const rows = await opened.asOwner(
      'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  });

  describe('a planted fault is found:', () => {
    const guarded = `
      create table planted (id uuid primary key, user_id uuid references users(id));
      alter table planted enable row level security;
      alter table planted force row level security;
      create policy planted_own on planted to app_user using (user_id::text = current_setting('app.user_id', true));
      create policy planted_backup on planted for select to app_backup using (true);
      grant select on planted to app_backup`;
    const gone = 'drop table planted';

    test.each([
      [
        'no row level security',
        'alter table planted disable row level security',
        'planted has no row level security',
      ],
      [
        'no FORCE',
        'alter table planted no force row level security',
        'planted does not force row level security on its owner',
      ],
      [
        'no policy',
        'drop policy planted_own on planted; drop policy planted_backup on planted',
        'planted has no policy',
        'planted is in no backup',
      ],
      ['no policy for backups', 'drop policy planted_backup on planted', 'planted is in no backup'],
      ['no right for backups', 'revoke select on planted from app_backup', 'planted is in no backup'],
      [
        'backups that leave rows out',
        'alter policy planted_backup on planted using (user_id is not null)',
        'planted is in no backup',
      ],
      [
        'a right to write for backups',
        'grant update (user_id) on planted to app_backup',
        'planted can be written to by who only makes backups',
      ],
    ])('%s', async (_, spoil, ...sentences) => {
      expect(await findFaultsWith(`${guarded}; ${spoil}`, gone)).toEqual(
        [...sentences, 'planted has no isolation test'].sort(),
      );
    });

    test('no isolation test', async () => {
      expect(await findFaultsWith(guarded, gone)).toEqual(['planted has no isolation test']);
      const renamed = guarded
        .replace('user_id uuid references', 'author uuid references')
        .replaceAll('user_id::', 'author::');
      expect(await findFaultsWith(renamed, gone)).toEqual(['planted has no isolation test']);
    });

    test('a table without a user that app_user may read', async () => {
      expect(
        await findFaultsWith(
          `create table planted (id uuid); alter table planted enable row level security;
           alter table planted force row level security; create policy p on planted using (true);
           create policy planted_backup on planted for select to app_backup using (true);
           grant select on planted to app_backup; grant select (id) on planted to app_user`,
          gone,
        ),
      ).toEqual(['planted is open to app_user without an isolation test']);
    });

    test('a view and a function that go past the policies', async () => {
      expect(
        await findFaultsWith(
          `create view planted as select * from profiles;
           create function planted_function() returns int security definer language sql as 'select 1'`,
          'drop view planted; drop function planted_function()',
        ),
      ).toEqual([
        'planted is a view that shows rows past the policies',
        "planted_function() by app_auth can be called, which borrows its owner's rights",
        "planted_function() by app_backup can be called, which borrows its owner's rights",
        "planted_function() by app_link can be called, which borrows its owner's rights",
        "planted_function() by app_worker can be called, which borrows its owner's rights",
        "planted_function() by public can be called, which borrows its owner's rights",
        "planted_function() is a function that borrows its owner's rights",
      ]);
    });

    describe('a function that deletes her rows', () => {
      const HERS = "user_id = nullif(current_setting('app.user_id', true), '')::uuid";
      const signature = 'delete_own_bleeding_days(date, date)';
      const define = (
        where: string,
        { settings = 'set search_path = pg_catalog, pg_temp', table = 'bleeding_days' } = {},
      ) =>
        `create function ${signature} returns setof uuid language sql security definer ${settings}
           begin atomic delete from public.${table} where ${where} returning user_id; end;
         revoke execute on function ${signature} from public`;
      const removal = `drop function ${signature}`;

      test('and can do nothing else may be', async () => {
        expect(await findFaultsWith(define(`${HERS} and day = $1`), removal)).toEqual([]);
      });

      test.each([
        ['and those of others', define('day = $1')],
        ['or those of others', define(`${HERS} and day = $1 or day = $2`)],
        ['and not hers', define(`not (${HERS} and day = $1)`)],
        ['all at once', define(HERS)],
        ['of another table', define(`${HERS} and log_date = $1`, { table: 'daily_logs' })],
        ['with no search path of its own', define(`${HERS} and day = $1`, { settings: '' })],
        ['and others after that', define(`${HERS} and day = $1; delete from bleeding_days where day = $2`)],
        [
          'by a text that is read when it runs',
          define(`${HERS} and day = $1`).replace('begin atomic', 'as $body$').replace('end;', '$body$;'),
        ],
      ])('%s', async (_, planted) => {
        expect(await findFaultsWith(planted, removal)).toEqual([
          "delete_own_bleeding_days(date,date) is a function that borrows its owner's rights",
        ]);
      });

      test('for other roles too', async () => {
        const granted = `grant execute on function ${signature} to app_worker`;
        expect(await findFaultsWith(`${define(`${HERS} and day = $1`)}; ${granted}`, removal)).toEqual([
          "delete_own_bleeding_days(date,date) by app_worker can be called, which borrows its owner's rights",
        ]);
      });
    });

    test.each(['update', 'delete', 'truncate'])(
      'a right to %s a whole table, with which it can be locked',
      async (right) => {
        expect(
          await findFaultsWith(
            `grant ${right} on cycle_forecasts to app_user`,
            `revoke ${right} on cycle_forecasts from app_user`,
          ),
        ).toEqual(['cycle_forecasts can be locked by app_user against everybody']);
      },
    );

    test('another schema that app_user can read', async () => {
      expect(
        await findFaultsWith(
          `create schema planted; create table planted.secrets (id int);
           grant usage on schema planted to app_user; grant select on planted.secrets to app_user`,
          'drop schema planted cascade',
        ),
      ).toEqual(['planted.secrets is outside schema public and open to app_user']);
    });
  });
});
