import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestUser } from '../testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';
import { withinSavepoint } from './within-savepoint.ts';

describe.each(testEngines)('a part of a transaction on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    maria = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  const choose = (stage: string) => sql`update profiles set life_stage = ${stage}`;
  const stored = async () => {
    const [row] = await opened.asRole('app_user', maria, 'select life_stage, water_unit from profiles');
    return [row?.life_stage, row?.water_unit];
  };

  test.each([
    ['a statement that is refused', sql`select 1 / 0`],
    [
      'a statement among others that run at once',
      sql`select 1 / (select count(*) from profiles where false)`,
    ],
  ])('fails alone where %s is in it: what was stored before and after it stays', async (_, refused) => {
    await opened.database.asUser(maria, async (tx) => {
      await tx.execute(choose('ivf'));
      const part = withinSavepoint(tx, async () => {
        await tx.execute(choose('pregnancy'));
        await Promise.all([tx.execute(sql`select 1`), tx.execute(refused), tx.execute(sql`select 2`)]);
      });
      await expect(part).rejects.toThrow();
      await tx.execute(sql`update profiles set water_unit = 'ml'`);
    });
    expect(await stored()).toEqual(['ivf', 'ml']);
  });

  test('is stored with the rest where nothing fails, and gives back what it found', async () => {
    const found = await opened.database.asUser(
      maria,
      async (tx) =>
        await withinSavepoint(tx, async () => {
          await tx.execute(choose('pregnancy'));
          return 7;
        }),
    );
    expect(found).toBe(7);
    expect((await stored())[0]).toBe('pregnancy');
  });
});
