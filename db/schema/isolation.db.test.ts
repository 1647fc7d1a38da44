import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestUser } from '../testing/create-test-user.ts';
import { type IsolationCase, isolationCases } from '../testing/isolation-cases.ts';
import { openTestDatabase, type Row, type TestDatabase } from '../testing/open-test-database.ts';
import { readEverything } from '../testing/read-everything.ts';
import { testEngines } from '../testing/test-engines.ts';

type Operation = IsolationCase['own'][number];
const operations: Operation[] = ['select', 'insert', 'update', 'delete'];

/** Every way of being nobody: never set, as it is after a transaction, and not an id at all. */
const nobody = { 'no user': undefined, 'the empty user of an ended transaction': '' };

describe.each(testEngines)('on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  let other: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
    other = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  /** Rows that the statement touched, or 'refused'. The statement is undone. */
  async function attempt(userId: string | undefined, statement: string): Promise<Row[] | 'refused'> {
    try {
      const rows = await opened.asRole('app_user', userId, `${statement}; rollback; begin`);
      return rows;
    } catch (error) {
      expect(String(error)).toMatch(/permission denied|violates row-level security/);
      return 'refused';
    }
  }

  function write(table: string, { owner, change, values, deletes }: IsolationCase, of: string) {
    const columns = { [owner]: `'${of}'`, ...values };
    const whose = `where ${owner} = '${of}'`;
    const [column, value] = change;
    const outright = `delete from ${table} ${whose} returning ${owner} as owner`;
    // Where rows may be deleted, a function does it; whose they are is not for the caller to say.
    const call = (args: string) => `select delete_own_${table}(${args.replaceAll('$owner', of)}) as owner`;
    return {
      // Without a `where`: what a forgotten one would do.
      selectAll: `select ${owner} as owner from ${table}`,
      updateAll: `update ${table} set ${column} = ${value} returning ${owner} as owner`,
      deleteAll: `delete from ${table} returning ${owner} as owner`,
      select: `select ${owner} as owner from ${table} ${whose}`,
      // No RETURNING, which asks for the right to select.
      insert: `insert into ${table} (${Object.keys(columns)}) values (${Object.values(columns).join().replaceAll('$owner', of)})`,
      update: `update ${table} set ${column} = ${value} ${whose} returning ${owner} as owner`,
      delete: deletes ? call(deletes.this) : outright,
      deleteOutright: outright,
      deleteAnother: deletes?.another ? call(deletes.another) : null,
    };
  }

  describe.each(Object.entries(isolationCases))('table %s', (table, isolation) => {
    const mayOwn = (operation: Operation) => isolation.own.includes(operation);
    beforeEach(async () => {
      for (const userId of [maria, other]) {
        const needed = isolation.needs?.replaceAll('$owner', userId);
        if (needed) await opened.asRole(isolation.neededBy ?? 'app_user', userId, needed);
      }
    });
    const seed = async (userId: string) => {
      if (!isolation.isMadeWithAccount) {
        await opened.asRole('app_user', userId, 'select 1');
        await opened.asOwner(`alter table ${table} no force row level security;
          ${write(table, isolation, userId).insert}; alter table ${table} force row level security`);
      }
    };

    test('her own rows: what the design allows and nothing else', async () => {
      await seed(other);
      const hers = write(table, isolation, maria);
      if (mayOwn('insert')) expect(await attempt(maria, hers.insert)).toEqual([]);
      await seed(maria);
      expect(await attempt(maria, hers.deleteOutright)).toBe('refused');
      if (hers.deleteAnother !== null) expect(await attempt(maria, hers.deleteAnother)).toEqual([]);
      for (const operation of ['select', 'update', 'delete'] as const) {
        const answer = await attempt(maria, hers[operation]);
        if (mayOwn(operation)) expect(answer).toEqual([{ owner: maria }]);
        else expect(answer).toBe('refused');
      }
      if (!mayOwn('insert')) expect(await attempt(maria, hers.insert)).toBe('refused');
    });

    test('a forgotten where shows and changes nothing of anybody else', async () => {
      await seed(other);
      await seed(maria);
      const { selectAll, updateAll, deleteAll, delete: callDelete } = write(table, isolation, maria);
      expect(await attempt(maria, deleteAll)).toBe('refused');
      for (const [operation, statement] of [
        ['select', selectAll],
        ['update', updateAll],
        ['delete', callDelete],
      ] as const) {
        expect(await attempt(maria, statement)).toEqual(mayOwn(operation) ? [{ owner: maria }] : 'refused');
      }
    });

    test('rows of another: nothing, whether they exist or not', async () => {
      await seed(other);
      const before = await readEverything(opened);
      const theirs = write(table, isolation, other);
      expect(await attempt(maria, theirs.deleteOutright)).toBe('refused');
      const absent = write(table, isolation, crypto.randomUUID());
      for (const operation of operations) {
        const answer = await attempt(maria, theirs[operation]);
        expect(answer).toEqual(operation !== 'insert' && mayOwn(operation) ? [] : 'refused');
        expect(answer).toEqual(await attempt(maria, absent[operation]));
      }
      expect(await readEverything(opened)).toEqual(before);
    });

    test('a row of hers cannot be handed to another', async () => {
      await seed(maria);
      const statement = `update ${table} set ${isolation.owner} = '${other}'`;
      expect(await attempt(maria, statement)).toBe('refused');
    });

    test.each(Object.entries(nobody))('%s: nothing', async (_, userId) => {
      await seed(other);
      const statements = write(table, isolation, other);
      expect(await attempt(userId, statements.deleteOutright)).toBe('refused');
      for (const operation of operations) {
        const answer = await attempt(userId, statements[operation]);
        expect(answer).toEqual(operation !== 'insert' && mayOwn(operation) ? [] : 'refused');
      }
      for (const all of [statements.selectAll, statements.updateAll, statements.deleteAll]) {
        expect([[], 'refused']).toContainEqual(await attempt(userId, all));
      }
    });

    test('an id that is none: an error, never a row', async () => {
      await seed(other);
      for (const operation of operations) {
        const statement = write(table, isolation, other)[operation];
        await expect(opened.asRole('app_user', "x' or true --", statement)).rejects.toThrow(
          /invalid input syntax for type uuid|permission denied|row-level security/,
        );
      }
    });
  });

  test('a policy that leaks would be seen here', async () => {
    await opened.asOwner('create policy planted on profiles for select to app_user using (true)');
    try {
      const rows = await attempt(maria, 'select id as owner from profiles');
      expect(rows).toEqual(expect.arrayContaining([{ owner: maria }, { owner: other }]));
    } finally {
      await opened.asOwner('drop policy planted on profiles');
    }
  });

  test('a transaction leaves no user behind on its connection', async () => {
    const { database } = opened;
    await database.asUser(maria, (tx) => tx.execute('select 1'));
    await expect(
      database.asUser(maria, async (tx) => {
        await tx.execute('select 1');
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    const rows = await opened.asRole('app_user', undefined, 'select * from profiles');
    expect(rows).toEqual([]);
  });

  test('many transactions at once each see their own user', async () => {
    const users = [maria, other, await createTestUser(opened.database)];
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const userId = users[index % users.length] ?? maria;
        const found = await opened.database.asUser(userId, (tx) => tx.execute('select id from profiles'));
        expect(found).toMatchObject({ rows: [{ id: userId }] });
      }),
    );
  });

  test('nothing but a UUID becomes a user', async () => {
    for (const userId of ['', "'; drop table users; --", `${maria}'`, ` ${maria}`, maria.slice(1)]) {
      await expect(opened.database.asUser(userId, (tx) => tx.execute('select 1'))).rejects.toThrow(TypeError);
    }
  });
});
