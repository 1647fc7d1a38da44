import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { columnsOf } from '../classes/table-classes.ts';
import type { Tx } from '../engine/database.ts';
import { schema } from '../schema/index.ts';

/** A row as JSON, by the database's names: days and instants as ISO text, bytes in base64. */
export type TakenRow = Record<string, unknown>;

/** Name and SQL type of each column, by table. */
const TYPES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.values<unknown>(schema)
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => {
      const { name, columns } = getTableConfig(table);
      return [name, new Map(columns.map((column) => [column.name, column.getSQLType()]))];
    }),
);

/** Tables whose rows are named by the id of the account. */
const OWN_ID = ['users', 'profiles'];

/** Columns of a table that lie in it as bytes, of those that can be in the file. */
export function listSealed(table: string): string[] {
  const types = TYPES.get(table);
  return columnsOf(table, 'export', 'copy').filter((column) => types?.get(column) === 'bytea');
}

/** What she deleted, and is kept for an hour, is hers no more. */
const condition = (table: string) =>
  table === 'health_documents' || table === 'medical_records' ? sql` and deleted_at is null` : sql``;

/**
 * What of her rows is in the file, of all these tables as they stood at one instant: it is one statement.
 */
export async function readTakenRows(
  tx: Tx,
  userId: string,
  tables: readonly string[],
): Promise<Map<string, TakenRow[]>> {
  const parts = tables.map((table) => {
    const row = columnsOf(table, 'export', 'copy').map(
      (column) => sql`${sql.raw(`'${column}', ${asJson(table, column)}`)}`,
    );
    const owner = sql.raw(OWN_ID.includes(table) ? 'id' : 'user_id');
    return sql`select ${sql.raw(`'${table}'`)} as name, jsonb_build_object(${sql.join(row, sql`, `)})::text as row
      from ${sql.raw(table)} where ${owner} = ${userId}${condition(table)}`;
  });
  // as: both drivers answer so
  const { rows } = (await tx.execute(
    sql`select name, row from (${sql.join(parts, sql` union all `)}) taken`,
  )) as unknown as { rows: { name: string; row: string }[] };
  const taken = new Map<string, TakenRow[]>(tables.map((table) => [table, []]));
  for (const { name, row } of rows) taken.get(name)?.push(JSON.parse(row) as TakenRow); // as: built above
  return taken;
}

function asJson(table: string, column: string): string {
  const type = TYPES.get(table)?.get(column);
  if (type === undefined) throw new Error(`There is no column ${table}.${column}`);
  if (type === 'bytea') return `encode(${column}, 'base64')`;
  if (!type.startsWith('timestamp')) return column;
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

const ROWS_AT_ONCE = 500;

/** Adds rows as they stand in a file, `columns` of them. Values are text of their types, bytes as `\x…`. */
export async function insertTakenRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  rows: readonly TakenRow[],
): Promise<void> {
  const types = TYPES.get(table);
  if (!columns.every((column) => types?.has(column))) throw new Error(`Not the columns of ${table}`);
  const names = sql.raw(columns.join(', '));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await tx.execute(
      sql`insert into ${sql.raw(table)} (${names})
        select ${names} from jsonb_populate_recordset(null::${sql.raw(table)}, ${part}::jsonb)`,
    );
  }
}

/**
 * Sets her profile to what a file says, and writes down the changes of her mode that it names, as the trigger on profiles does
 * it for an account that has none.
 */
export async function overwriteProfile(
  tx: Tx,
  userId: string,
  profile: TakenRow,
  stageChanges: readonly TakenRow[],
): Promise<void> {
  const columns = columnsOf('profiles', 'export').filter((column) => column in profile);
  const names = sql.raw(columns.join(', '));
  const given = JSON.stringify(profile);
  const setStages = (text: string) =>
    tx.execute(sql`select set_config('app.restored_stages', ${text}, true)`);
  // Away from what it is, so that what follows is a change, whatever her mode is.
  await setStages('[]');
  await tx.execute(sql`update profiles
    set life_stage = case life_stage when 'pregnancy' then 'menopause' else 'pregnancy' end
    where id = ${userId} and life_stage = ${profile.life_stage ?? null}`);
  await setStages(JSON.stringify(stageChanges));
  await tx.execute(sql`update profiles set (${names}) =
    (select ${names} from jsonb_populate_record(null::profiles, ${given}::jsonb))
    where id = ${userId}`);
  await setStages('');
}
