import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProfile } from '../queries/profiles.ts';
import { profiles } from '../schema/profiles.ts';
import { createTestUser } from '../testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';
import type { Tx } from './database.ts';

describe.each(testEngines)('a single read as a user on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  let other: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    maria = await createTestUser(opened.database);
    other = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  const readAllIds = (userId: string) =>
    opened.database.readAsUser(userId, (tx) => tx.select({ id: profiles.id }).from(profiles));

  test('sees her own row and nobody else’s', async () => {
    expect(await readAllIds(maria)).toEqual([{ id: maria }]);
    expect(await opened.database.readAsUser(maria, (tx) => findProfile(tx, other))).toBeNull();
  });

  test('stays hers when many users read at once over a few connections', async () => {
    const readers = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? maria : other));
    const seen = await Promise.all(readers.map(readAllIds));
    expect(seen).toEqual(readers.map((id) => [{ id }]));
  });

  test('sees the same in every one of several statements', async () => {
    const both = await opened.database.readAsUser(maria, (tx) =>
      Promise.all([findProfile(tx, maria), findProfile(tx, other), findProfile(tx, maria)]),
    );
    expect(both.map((profile) => profile !== null)).toEqual([true, false, true]);
  });

  test('cannot write', async () => {
    const write = opened.database.readAsUser(maria, (tx) => tx.update(profiles).set({ lifeStage: 'ivf' }));
    await expect(write).rejects.toMatchObject({ cause: { message: expect.stringContaining('read-only') } });
  });

  test('that fails leaves nothing behind on its connection', async () => {
    const failures = Array.from({ length: 12 }, () =>
      opened.database.readAsUser(maria, (tx) => tx.execute(sql`select 1 / 0`)),
    );
    const outcomes = await Promise.allSettled(failures);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await readAllIds(other)).toEqual([{ id: other }]);
    expect(await opened.database.asUser(other, (tx) => findProfile(tx, maria))).toBeNull();
  });

  test('is over when it is over: a late statement is refused', async () => {
    let late: Tx | undefined;
    await opened.database.readAsUser(maria, async (tx) => {
      late = tx;
      return await findProfile(tx, maria);
    });
    await expect(late?.select().from(profiles)).rejects.toThrow();
  });

  test('takes nothing but a UUID for a user', async () => {
    await expect(readAllIds("' or true --")).rejects.toThrow(TypeError);
  });
});
