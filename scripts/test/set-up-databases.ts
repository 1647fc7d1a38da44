import { startTestRun } from '../../db/testing/test-run.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/**
 * What the database tests of a run share, made by Vitest before their first file (`globalSetup`) and taken back after
 * the last: a PostgreSQL, where none is named and one is installed, and the name of what they make on it. Their
 * processes are started with this environment. Several projects of one run share the first one's.
 */
export default async function setUpDatabases(): Promise<() => Promise<void>> {
  if (process.env.TEST_RUN) return async () => {};
  const own = needsPostgres(process.env) ? await startTemporaryPostgres() : null;
  if (own) process.env.TEST_DATABASE_URL = own.url;
  const run = process.env.TEST_DATABASE_URL ? await startTestRun(process.env.TEST_DATABASE_URL) : null;
  if (run) process.env.TEST_RUN = run.id;
  return async () => {
    await run?.end();
    await own?.stop();
  };
}

const needsPostgres = ({ TEST_DATABASE_URL, TEST_ENGINES }: NodeJS.ProcessEnv) =>
  !TEST_DATABASE_URL && (!TEST_ENGINES || TEST_ENGINES.includes('postgres'));
