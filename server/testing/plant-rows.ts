import { isolationCases } from '@lunaria/db/testing/isolation-cases.ts';
import type { TestApp } from './create-test-app.ts';
import type { Woman } from './woman.ts';

/** A row of hers in every table that she has none in yet, as the tests of the tables make it. */
export async function plantRows({ opened }: TestApp, { userId }: Woman): Promise<void> {
  for (const [table, { owner, values, needs, neededBy, isMadeWithAccount }] of Object.entries(
    isolationCases,
  )) {
    if (isMadeWithAccount) continue;
    const [found] = await opened.asOwner(
      `alter table ${table} no force row level security;
       select count(*)::int as count from ${table} where ${owner} = '${userId}'; rollback; begin`,
    );
    if (Number(found?.count) > 0) continue;
    const fill = (statement: string) => statement.replaceAll('$owner', userId);
    if (needs) await opened.asRole(neededBy ?? 'app_user', userId, fill(needs)).catch(ignoreWhereThere);
    const columns = { [owner]: `'${userId}'`, ...values };
    await opened.asOwner(
      `alter table ${table} no force row level security;
       insert into ${table} (${Object.keys(columns)}) values (${fill(Object.values(columns).join())});
       alter table ${table} force row level security`,
    );
  }
}

/** Several tables need the same row. */
function ignoreWhereThere(error: unknown): void {
  if (!/unique|duplicate/i.test(String(error))) throw error;
}

/** How many rows of hers each table has. */
export async function countRows({ opened }: TestApp, userId: string): Promise<Record<string, number>> {
  const cases = Object.entries(isolationCases);
  const rows = await opened.asOwner(
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
export async function findWords({ opened }: TestApp, words: readonly string[]): Promise<string[]> {
  const tables = await opened.asOwner(
    `select n.nspname || '.' || c.relname as name, n.nspname = 'public' as is_ours
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`,
  );
  const found = await opened.asOwner(
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
