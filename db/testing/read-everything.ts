import type { TestDatabase } from './open-test-database.ts';

/**
 * A digest per table of schema public, whatever the policies say: two equal answers mean that nothing changed.
 * FORCE is lifted inside a transaction that is rolled back, because it holds for the owner too.
 */
export async function readEverything(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  ignored: string[] = [],
): Promise<Record<string, string>> {
  const tables = (
    await asOwner(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    )
  ).map((row) => String(row.name));
  const digests = tables
    .filter((table) => !ignored.includes(table))
    .map(
      (table) => `select '${table}' as name, count(*) || ' ' ||
        md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as digest from ${table} t`,
    );
  const rows = await asOwner(`
    ${tables.map((table) => `alter table ${table} no force row level security;`).join('\n')}
    ${digests.join(' union all ')};
    rollback; begin`);
  return Object.fromEntries(rows.map((row) => [String(row.name), String(row.digest)]));
}
