import type { Database } from '../engine/database.ts';

export type Engine = Database['engine'];

/** The cheaper one first: a copy of a database on PostgreSQL costs a fifth of a start of PGlite. */
const known: readonly Engine[] = ['postgres', 'pglite'];

/**
 * How many of the engines a test file runs on; vitest.config.ts says which files belong to which project.
 * - `every`: what an engine might do in its own way (schema, policies, queries, migrations, locks).
 * - `first`: what is above them (routes, services): PostgreSQL, or PGlite where there is none.
 * - `others`: the same files on what is left, in the deep run.
 */
const SHARES = {
  every: (engines: Engine[]) => engines,
  first: (engines: Engine[]) => engines.slice(0, 1),
  others: (engines: Engine[]) => engines.slice(1),
};

/** The engines that this test file runs on. */
export const testEngines: Engine[] = readTestEngines(process.env);

/** Exported for its examples. Throws for a word nobody knows: a typing error must not skip tests. */
export function readTestEngines({ TEST_ENGINES_SHARE = 'every', ...settings }: NodeJS.ProcessEnv): Engine[] {
  const share = Object.entries(SHARES).find(([name]) => name === TEST_ENGINES_SHARE);
  if (!share)
    throw new Error(`TEST_ENGINES_SHARE is ${TEST_ENGINES_SHARE}; there are every, first and others.`);
  return share[1](findEngines(settings));
}

/** TEST_ENGINES, or PGlite and, where TEST_DATABASE_URL is set, PostgreSQL. */
function findEngines({ TEST_ENGINES, TEST_DATABASE_URL }: NodeJS.ProcessEnv): Engine[] {
  if (!TEST_ENGINES) return known.filter((engine) => engine === 'pglite' || TEST_DATABASE_URL);
  const named = TEST_ENGINES.split(',').map((name) => {
    const engine = known.find((candidate) => candidate === name.trim());
    if (!engine) throw new Error(`TEST_ENGINES names ${name}; there are ${known.join(' and ')}.`);
    return engine;
  });
  return known.filter((engine) => named.includes(engine));
}

/** Where the tests on PostgreSQL get their databases: a non-superuser with CREATEROLE that owns the one it names. */
export function readTestDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Tests on PostgreSQL need TEST_DATABASE_URL.');
  return url;
}
