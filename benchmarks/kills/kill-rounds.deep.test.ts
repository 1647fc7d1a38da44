import { createPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { expect, test } from 'vitest';
import { KINDS, type KindName, killRounds } from './kill-rounds.ts';

/** More with KILL_ROUNDS, of each kind; the whole of it is run.ts. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);

test.each(testEngines)(
  'whatever is killed among exports, erasures, backups and restores, on %s: nothing is done by half or lost',
  { timeout: 900_000 },
  async (engine) => {
    await using stack = new AsyncDisposableStack();
    const createDatabase = async () => {
      const { url, drop } = await createPostgresDatabase();
      stack.defer(drop);
      return url;
    };
    const seed = Math.floor(Math.random() * 2 ** 31);
    const rounds = Object.fromEntries(KINDS.map((name) => [name, ROUNDS])) as Record<KindName, number>; // as: the same names
    const { kinds, faults } = await killRounds({
      ...{ rounds, seed, createDatabase: engine === 'postgres' ? createDatabase : null },
    });
    expect({ seed, faults }).toEqual({ seed, faults: [] });
    expect(Object.values(kinds).map((kind) => kind.rounds)).toEqual(KINDS.map(() => ROUNDS));
  },
);
