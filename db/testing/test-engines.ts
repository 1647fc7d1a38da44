import type { Database } from '../engine/database.ts';

export type Engine = Database['engine'];

const known: readonly Engine[] = ['pglite', 'postgres'];

/** The engines a database test runs on: TEST_ENGINES, or PGlite and, where TEST_DATABASE_URL is set, PostgreSQL. */
export const testEngines: Engine[] = readTestEngines(process.env);

/** Exported for its examples. Throws for an engine nobody knows: a typing error must not skip tests. */
export function readTestEngines({ TEST_ENGINES, TEST_DATABASE_URL }: NodeJS.ProcessEnv): Engine[] {
  if (!TEST_ENGINES) return TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];
  return TEST_ENGINES.split(',').map((name) => {
    const engine = known.find((candidate) => candidate === name.trim());
    if (!engine) throw new Error(`TEST_ENGINES names ${name}; there are ${known.join(' and ')}.`);
    return engine;
  });
}

/** Where the tests on PostgreSQL get their databases: a non-superuser with CREATEROLE that owns the one it names. */
export function readTestDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Tests on PostgreSQL need TEST_DATABASE_URL.');
  return url;
}
