import type { TestDatabase } from '../testing/open-test-database.ts';
import { COLUMN_CLASSES, type TableClass } from './table-classes.ts';

/** In what the classes and the catalogue of the database differ, one sentence each; empty where they agree. */
export async function findUnclassed(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  classes: Record<string, TableClass>,
): Promise<string[]> {
  const rows = await asOwner(`
    select c.relname as table_name, a.attname as column_name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  const catalogue = Map.groupBy(rows, (row) => String(row.table_name));
  const faults: string[] = [];
  for (const [table, columns] of catalogue) {
    const classed = classes[table];
    if (classed === undefined) {
      faults.push(`${table} has no class`);
      continue;
    }
    const named = COLUMN_CLASSES.flatMap((name) => classed[name] ?? []);
    const known = columns.map((row) => String(row.column_name));
    for (const column of known) {
      const count = named.filter((name) => name === column).length;
      if (count === 0) faults.push(`${table}.${column} has no class`);
      if (count > 1) faults.push(`${table}.${column} has more than one class`);
    }
    for (const column of new Set(named)) {
      if (!known.includes(column)) faults.push(`${table}.${column} is classed, and no column`);
    }
  }
  for (const table of Object.keys(classes)) {
    if (!catalogue.has(table)) faults.push(`${table} is classed, and no table`);
  }
  return faults.sort();
}
