import { type RunStatement, SNAPSHOT_SETTINGS, TEXT_SETTINGS } from '../engine/database.ts';
import { asWholeAddress, type ErasedAccount } from './erasures.ts';

/** A table of schema public as the catalogue describes it. */
export interface StoredTable {
  name: string;
  /** What can be written; the rest is computed. */
  columns: string[];
  /** Its rows are read by these, text byte by byte: the same order on every engine. */
  key: string[];
  /** Columns that say whose a row is. */
  owners: string[];
  /** The tables that its rows point at. */
  parents: string[];
}

/** Every table, those that others point at first. Read from the database itself: a new one needs no word here. */
export async function findStoredTables(run: RunStatement): Promise<StoredTable[]> {
  const { rows } = await run(`
    select c.relname::text as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(format('t.%I%s', a.attname, case when a.attcollation > 0 then ' collate "C"' else '' end)
         order by array_position(i.indkey::int2[], a.attnum))
       from pg_attribute a join pg_index i on a.attnum = any(i.indkey)
       where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid), '[]') as key,
      coalesce((select json_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and (
         a.attname = 'user_id' or (c.relname = 'users' and a.attname = 'id') or exists (
           select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
             and k.confrelid = 'public.users'::regclass and k.conkey = array[a.attnum]))), '[]') as owners,
      coalesce((select json_agg(distinct p.relname) from pg_constraint k join pg_class p on p.oid = k.confrelid
       where k.conrelid = c.oid and k.contype = 'f'), '[]') as parents
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C"`);
  return sortByParents(rows as StoredTable[]); // as: the columns of the statement above
}

function sortByParents(tables: StoredTable[]): StoredTable[] {
  const sorted: StoredTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(({ name, parents }) =>
      parents.every((parent) => parent === name || !isWaiting.has(parent)),
    );
    if (free.length === 0) throw new Error(`These tables point at each other: ${[...isWaiting].join(', ')}.`);
    sorted.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return sorted;
}

const ROWS_AT_ONCE = 100;
const quote = (name: string) => `"${name}"`;

/** All rows of a table, each as one line of JSON. By its key, in the index of which they lie in this order: nothing is sorted first. */
export function selectLines({ name, key }: StoredTable): string {
  return `select row_to_json(t)::text collate "C" as line from public.${quote(name)} t order by ${key.length > 0 ? key.join() : '1'}`;
}

/** Each row as one line of JSON, times in UTC, inside a transaction with SNAPSHOT_SETTINGS or those of `beginLoading`. */
export async function* readLines(run: RunStatement, table: StoredTable): AsyncGenerator<string> {
  await run(`declare stored_rows no scroll cursor for ${selectLines(table)}`);
  for (;;) {
    const { rows } = await run(`fetch ${ROWS_AT_ONCE} from stored_rows`);
    for (const { line } of rows as { line: string }[]) yield line; // as: the column of the cursor
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await run('close stored_rows');
}

/** A job of the queue that is not done, in the words of the table it is promised in. */
export interface OpenJob {
  id: string;
  job: string;
  user_id: string | null;
  subject_id: string | null;
  created_at: string;
}

/** Nothing where there is no queue. */
export async function findOpenJobs(run: RunStatement): Promise<OpenJob[]> {
  const { rows: found } = await run(`select to_regclass('pgboss.job') is not null as "hasQueue"`);
  if (!(found as { hasQueue: boolean }[])[0]?.hasQueue) return []; // as: the column above
  const { rows } = await run(`
    select id::text, name as job, data->>'userId' as user_id, data->>'subjectId' as subject_id, created_on::text as created_at
    from pgboss.job where state in ('created', 'retry', 'active') and left(name, 2) <> '__' order by id`);
  return rows as OpenJob[]; // as: the columns above
}

/** The paths of all documents, and whether its owner deleted one: then its file may be gone already. */
export async function findDocumentPaths(run: RunStatement): Promise<{ path: string; isDeleted: boolean }[]> {
  const { rows } = await run(
    'select file_path as path, deleted_at is not null as "isDeleted" from health_documents order by file_path collate "C"',
  );
  return rows as { path: string; isDeleted: boolean }[]; // as: the columns above
}

/** The names of tables that hold a row. As the owner, outside a transaction. */
export async function findFilledTables(run: RunStatement, tables: StoredTable[]): Promise<string[]> {
  await run('begin');
  try {
    // Whom the policies show everything.
    await run(SNAPSHOT_SETTINGS);
    const { rows } = await run(
      tables
        .map(({ name }) => `select '${name}' as name where exists (select from public.${quote(name)})`)
        .join(' union all '),
    );
    return (rows as { name: string }[]).map(({ name }) => name); // as: the column above
  } finally {
    await run('rollback');
  }
}

/**
 * Begins the owner's transaction that fills empty tables: the policies, which hold for the owner too, and our own triggers,
 * which would do a second time what they did when a row was new, are lifted in it. Foreign keys and checks hold.
 */
export async function beginLoading(run: RunStatement, tables: StoredTable[]): Promise<void> {
  await run('begin');
  await run(TEXT_SETTINGS);
  await run(
    tables
      .map(
        ({ name }) => `alter table public.${quote(name)} no force row level security, disable trigger user`,
      )
      .join(';'),
  );
}

/** Puts policies and triggers back and commits. */
export async function endLoading(run: RunStatement, tables: StoredTable[]): Promise<void> {
  await run('set constraints all immediate');
  await run(
    tables
      .map(({ name }) => `alter table public.${quote(name)} force row level security, enable trigger user`)
      .join(';'),
  );
  await run('commit');
}

/** Stores rows that `readLines` gave. */
export async function loadLines(
  run: RunStatement,
  { name, columns }: StoredTable,
  lines: string[],
): Promise<void> {
  const names = columns.map(quote).join();
  await run(
    `insert into public.${quote(name)} (${names}) select ${names} from json_populate_recordset(null::public.${quote(name)}, $1::json)`,
    [`[${lines.join()}]`],
  );
}

/** Whose account a backup holds, and whether a mail has shown that the address is hers. */
export interface StoredAccount {
  id: string;
  email: string;
  email_verified: boolean;
}

/**
 * What points at no account and yet is of one that was left out, as `eraseAccountRows` and `eraseSubscriptions` erase it. `linkIds`:
 * of the calendars of all that were.
 */
export async function eraseTraces(
  run: RunStatement,
  { id, email, email_verified: isEmailHers }: StoredAccount,
  linkIds: string[],
): Promise<void> {
  if (isEmailHers)
    await run('delete from newsletter_subscriptions where address = $1', [email.toLowerCase()]);
  await run(
    `delete from verifications
     where position($1 in identifier) > 0 or position($1 in value) > 0 or identifier ~* $2 or value ~* $2`,
    [id, asWholeAddress(email)],
  );
  await run(
    `delete from rate_limits where right(key, length($1::text) + 1) = '|' || $1::text or substring(key from '[^|]*$') = any($2::text[])`,
    [id, linkIds],
  );
}

/** Goes on knowing those that were left out, as `noteErased` does. */
export async function noteLeftOut(run: RunStatement, erased: ErasedAccount[]): Promise<void> {
  const rows = erased.map(({ accountHash, erasedOn, backupsGoneOn }) => ({
    account_hash: `\\x${Buffer.from(accountHash).toString('hex')}`,
    erased_on: erasedOn,
    backups_gone_on: backupsGoneOn,
  }));
  await run(
    `insert into erased_accounts (account_hash, erased_on, backups_gone_on)
     select account_hash, erased_on, backups_gone_on from json_populate_recordset(null::erased_accounts, $1::json)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Promises open jobs anew: the worker hands them over at the next start. */
export async function promiseOpenJobs(run: RunStatement, jobs: OpenJob[]): Promise<void> {
  await run(
    `insert into outbox (id, job, user_id, subject_id, created_at)
     select id, job, user_id, subject_id, created_at from json_populate_recordset(null::outbox, $1::json)
     on conflict (id) do update set handed_over_at = null`,
    [JSON.stringify(jobs)],
  );
}
