import { createPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { expect, test } from 'vitest';
import { measureSizes } from './measure-sizes.ts';

/** More with SIZE_ACCOUNTS; the whole of it is run.ts. */
const ACCOUNTS = Number(process.env.SIZE_ACCOUNTS ?? 100);

test.runIf(testEngines.includes('pglite'))(
  'accounts that are backed up beside a server and moved between the engines are the same, row by row and file by file',
  { timeout: 900_000 },
  async () => {
    await using stack = new AsyncDisposableStack();
    const postgres = testEngines.includes('postgres') ? await createPostgresDatabase() : null;
    if (postgres) stack.defer(postgres.drop);
    const outcome = await measureSizes({
      accounts: ACCOUNTS,
      ...(postgres && { databaseUrl: postgres.url }),
    });
    expect(outcome.faults).toEqual([]);
    expect(outcome.rows).toBeGreaterThan(ACCOUNTS * 200);
    expect(outcome.files).toBe(ACCOUNTS);
    expect(outcome.steps).toHaveLength(postgres ? 6 : 3);
  },
);
