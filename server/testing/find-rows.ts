import { isolationCases } from '@lunaria/db/testing/isolation-cases.ts';
import type { TestDatabase } from '@lunaria/db/testing/open-test-database.ts';

/** How many rows of hers each table has. */
export async function countRows(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  userId: string,
): Promise<Record<string, number>> {
  const cases = Object.entries(isolationCases);
  const rows = await asOwner(
    `${cases.map(([table]) => `alter table ${table} no force row level security;`).join('')}
     ${cases
       .map(
         ([table, { owner }]) =>
           `select '${table}' as name, count(*)::int as count from ${table} where ${owner} = '${userId}'`,
       )
       .join(' union all ')}; rollback; begin`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
}

/**
 * Where one of these words stands: in any column of any table, jobs of the queue included, whatever the policies say. Empty where it
 * stands nowhere.
 */
export async function findWords(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  words: readonly string[],
): Promise<string[]> {
  const tables = await asOwner(
    `select n.nspname || '.' || c.relname as name, n.nspname = 'public' as is_ours
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`,
  );
  const found = await asOwner(
    `${tables.map(({ name, is_ours: isOurs }) => (isOurs ? `alter table ${name} no force row level security;` : '')).join('')}
     ${tables
       .map(({ name }) => {
         // Binary columns are written in hexadecimal digits: a word in one of them is looked for as such.
         const forms = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]);
         return `select '${name}' as name from ${name} t where ${forms
           .map((form) => `position(lower('${form}') in lower(t::text)) > 0`)
           .join(' or ')}`;
       })
       .join(' union all ')}; rollback; begin`,
  );
  return found.map(({ name }) => String(name));
}
