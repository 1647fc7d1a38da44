import type { RunStatement } from '@lunaria/db/engine/database.ts';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { beginLoading, findStoredTables } from '@lunaria/db/queries/stored-tables.ts';
import { installQueue } from '@lunaria/server/jobs/install-queue.ts';

/** Of each table `<rows> <checksum>`. */
export type Digests = Record<string, string>;

/** Runs `work` as the owner of a database that no server works on. */
export async function asOwnerOf<T>(
  location: DatabaseLocation,
  work: (run: RunStatement) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  const database = await openDatabase(location, async (run) => {
    await installQueue(run);
    result = { value: await work(run) };
  });
  await database.close();
  if (!result) throw new Error('The database was not opened.');
  return result.value;
}

/**
 * Counts and checksums of what accounts have, table by table, in whatever order it lies: read by statements of its own, not by those
 * that make backups. `whose` is a condition on `users`. The same on both engines.
 */
export async function digestRows(run: RunStatement, whose: string): Promise<Digests> {
  await beginLoading(run, await findStoredTables(run));
  try {
    return await digestLoaded(run, whose);
  } finally {
    await run('rollback');
  }
}

/** The same inside a transaction that `beginLoading` began; `ignored` are names of tables. */
export async function digestLoaded(
  run: RunStatement,
  whose: string,
  ignored: readonly string[] = [],
): Promise<Digests> {
  const digests: Digests = {};
  for (const { name, owners } of await findStoredTables(run)) {
    const [owner] = owners;
    if (owner === undefined || ignored.includes(name)) continue;
    const part = (from: number) =>
      `coalesce(sum(('x' || substr(hash, ${from}, 15))::bit(60)::bigint::numeric), 0)::text`;
    const { rows } = await run(
      `select count(*)::text || ' ' || ${part(1)} || ' ' || ${part(16)} as digest from (
         select md5(t::text) as hash from public."${name}" t
         where t."${owner}" in (select u.id from public.users u where ${whose})) hashes`,
    );
    digests[name] = (rows as { digest: string }[])[0]?.digest ?? ''; // as: the column above
  }
  return digests;
}

/** Which tables differ, as sentences; none where two digests are the same. */
export function compareDigests(expected: Digests, found: Digests, where: string): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${where}: ${name} has ${found[name]}, not ${expected[name]}.`);
}

export const countRows = (digests: Digests): number =>
  Object.values(digests).reduce((sum, digest) => sum + Number(digest.split(' ')[0]), 0);
