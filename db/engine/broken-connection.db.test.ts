import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestUser } from '../testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';
import type { Tx } from './database.ts';

// As at a restart of PostgreSQL.
describe.runIf(testEngines.includes('postgres'))('a connection that breaks', () => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase('postgres');
    maria = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  const readPid = async (tx: Tx): Promise<number> => {
    // pg answers with the rows in an object.
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[];
    };
    return rows[0]?.pid ?? 0;
  };

  // Without a listener the error event of the connection would end the process: here, fail the test run.
  test('between two statements fails that transaction and nothing else', async () => {
    const transaction = opened.database.asUser(maria, async (tx) => {
      const pid = await readPid(tx);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 20`);
      const isThere = `select from pg_stat_activity where pid = ${pid}`;
      await vi.waitFor(async () => expect(await opened.asOwner(isThere)).toEqual([]), 30_000);
      return await tx.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toMatchObject({
      cause: { message: expect.stringContaining('connection error') },
    });
    expect(await opened.database.asUser(maria, readPid)).toBeGreaterThan(0);
  });
});
