import type { TestDatabase } from './open-test-database.ts';

type AsOwner = TestDatabase['asOwner'];

/** Of which databases it is prepared: planning a statement over all tables costs ten times as much as running it. */
const prepared = new WeakMap<AsOwner, Promise<void>>();

/**
 * A digest per table of schema public, whatever the policies say: two equal answers mean that nothing changed. For that
 * each table gets a policy of its own, once, that shows its owner everything while a setting is on, and nobody else anything.
 */
export async function readEverything(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  ignored: string[] = [],
): Promise<Record<string, string>> {
  const isPrepared = prepared.get(asOwner) ?? prepare(asOwner);
  prepared.set(asOwner, isPrepared);
  await isPrepared;
  const rows = await asOwner('set local app.reads_everything = on; execute read_everything');
  return Object.fromEntries(
    rows
      .map((row) => [String(row.name), String(row.digest)] as const)
      .filter(([name]) => !ignored.includes(name)),
  );
}

async function prepare(asOwner: AsOwner): Promise<void> {
  const tables = (
    await asOwner(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    )
  ).map((row) => String(row.name));
  const policies = tables.map(
    (table) => `create policy reads_everything on ${table} for select to current_user
      using (current_setting('app.reads_everything', true) = 'on')`,
  );
  const digests = tables.map(
    (table) => `select '${table}' as name, count(*) || ' ' ||
      md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as digest from ${table} t`,
  );
  await asOwner(`${policies.join('; ')}; prepare read_everything as ${digests.join(' union all ')}`);
}
