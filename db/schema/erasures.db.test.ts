import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestUser } from '../testing/create-test-user.ts';
import { erasure } from '../testing/erasure-statements.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { key } from '../testing/row-statements.ts';
import { testEngines } from '../testing/test-engines.ts';

// Who may do what with an erasure, and when. Isolation and limits are in the tests of all tables.

describe.each(testEngines)('erasures on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  const asHer = (statement: string) =>
    opened.asRole('app_user', maria, statement.replaceAll('$maria', maria));
  const asWorker = (statement: string) =>
    opened.asRole('app_worker', undefined, statement.replaceAll('$maria', maria));
  const RUN = "update erasures set state = 'running' where user_id = '$maria' returning 1 as one";
  const DUE = { requested_at: "now() - interval '1 day'", due_at: "now() - interval '1 second'" };

  test('one is open at most; one that was taken back stands in nobody’s way', async () => {
    await asHer(erasure({}));
    await expect(asHer(erasure({}))).rejects.toMatchObject({ constraint: 'erasures_one_open' });
    await asHer("update erasures set state = 'cancelled', cancelled_at = now()");
    await asHer(erasure({}));
  });

  test('she neither begins it nor takes back what is due; the worker begins only what is due', async () => {
    await expect(asHer(erasure({ state: "'running'" }))).rejects.toThrow('row-level security');
    await expect(asHer(erasure({ state: "'cancelled'", cancelled_at: 'now()' }))).rejects.toThrow(
      'row-level security',
    );
    await asHer(erasure({}));
    await expect(asHer("update erasures set state = 'running'")).rejects.toThrow('row-level security');
    await expect(asHer("update erasures set state = 'done'")).rejects.toMatchObject({
      constraint: 'erasures_state',
    });
    expect(await asWorker(RUN)).toEqual([]);
    await asHer('update erasures set due_at = requested_at');
    expect(await asHer("update erasures set state = 'cancelled', cancelled_at = now() returning 1")).toEqual(
      [],
    );
    expect(await asWorker(RUN)).toHaveLength(1);
    await expect(asWorker("update erasures set state = 'waiting' where user_id = '$maria'")).resolves.toEqual(
      [],
    );
  });

  test('a key is deleted, and none is made, where an erasure runs, and nowhere else', async () => {
    await asHer(key("'$maria'", 60));
    const take = "delete from user_keys where user_id = '$maria' returning 1 as one";
    expect(await asWorker(take)).toEqual([]);
    await asHer(erasure(DUE));
    expect(await asWorker(take)).toEqual([]);
    await asWorker(RUN);
    const other = await createTestUser(opened.database);
    await opened.asRole('app_user', other, key(`'${other}'`, 60));
    expect(await asWorker('delete from user_keys returning user_id')).toEqual([{ user_id: maria }]);
    await expect(asHer(key("'$maria'", 60))).rejects.toThrow('row-level security');
  });

  test('what is kept of an erased account goes when no backup holds it any more, and nobody changes it', async () => {
    const note = (hash: string, day: string) =>
      `insert into erased_accounts values (decode(repeat('${hash}', 32), 'hex'), current_date - 31, ${day})`;
    await asWorker(`${note('01', 'current_date - 1')}; ${note('02', 'current_date')}`);
    expect(
      await asWorker("delete from erased_accounts returning encode(account_hash, 'hex') as hash"),
    ).toEqual([{ hash: '01'.repeat(32) }]);
    await expect(asWorker('update erased_accounts set erased_on = current_date')).rejects.toThrow(
      'permission denied',
    );
    for (const role of ['app_user', 'app_auth', 'app_link'] as const) {
      await expect(opened.asRole(role, maria, 'select * from erased_accounts')).rejects.toThrow(
        'permission denied',
      );
    }
  });
});
