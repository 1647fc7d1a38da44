import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { removeDatabase } from './remove-database.ts';

/** The class of the advisory lock that a run holds for as long as it lasts; the number beside it is the run's. */
const RUN_LOCK = 7_305_864;

export interface TestRun {
  /** Part of the name of everything that the run makes. */
  id: string;
  /** Removes all of it. */
  end(): Promise<void>;
}

/** Begins a run of the tests on a server, and removes what runs left there that were killed. */
export async function startTestRun(url: string): Promise<TestRun> {
  const client = new pg.Client({ connectionString: url, application_name: 'lunaria test run' });
  client.on('error', () => {}); // a server that goes away fails the tests, not the process that reports them
  await client.connect();
  const id = randomBytes(4).toString('hex');
  await client.query('select pg_advisory_lock($1, $2)', [RUN_LOCK, toLockKey(id)]);
  await sweep(client, (found) => found !== id);
  return {
    id,
    end: async () => {
      await sweep(client, (found) => found === id);
      await client.end();
    },
  };
}

/** The lock of a run that was killed went with its connection: who gets it knows that nobody uses these databases. */
async function sweep(client: pg.Client, isMeant: (run: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ name: string; run: string }>(
    `select datname as name, substring(datname from '_([0-9a-f]{8})_') as run from pg_database
     where datname ~ '^lunaria_(template|test)_[0-9a-f]{8}_' and pg_has_role(datdba, 'member')`,
  );
  for (const run of new Set(rows.map((row) => row.run).filter(isMeant))) {
    const lock = [RUN_LOCK, toLockKey(run)];
    const { rows: answers } = await client.query('select pg_try_advisory_lock($1, $2) as taken', lock);
    if (!answers[0]?.taken) continue;
    for (const row of rows) if (row.run === run) await removeDatabase(client, row.name);
    await client.query('select pg_advisory_unlock($1, $2)', lock);
  }
}

/** The name as the number that PostgreSQL locks by: 32 bits, signed. */
const toLockKey = (run: string) => Number.parseInt(run, 16) | 0;

/** The name of the run this process belongs to. */
export function readTestRun(): string {
  const id = process.env.TEST_RUN;
  if (!id) throw new Error('Database tests need TEST_RUN (scripts/test/set-up-databases.ts).');
  return id;
}
