import { asc, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, RunStatement, Tx } from '../engine/database.ts';
import { auditKeys } from '../schema/audit-keys.ts';
import { contactMessages } from '../schema/contact-messages.ts';
import { factors } from '../schema/factors.ts';
import { pushKeys } from '../schema/push-keys.ts';
import { userKeys } from '../schema/user-keys.ts';

/** A key as it is stored; `owner` is the id it is bound to. */
export interface WrappedKeyRow {
  owner: string;
  wrappedKey: Uint8Array;
  masterKeyId: string;
}

interface WrappedKeyTable {
  name: string;
  table: PgTable & { wrappedKey: PgColumn; masterKeyId: PgColumn };
  owner: PgColumn;
  ownerName: 'id' | 'user_id';
  readBy: 'app_auth' | 'app_worker';
}

/** Every table that keeps keys wrapped by a master key; a test looks for a column that is not in here. */
export const wrappedKeyTables: readonly WrappedKeyTable[] = [
  { name: 'user_keys', table: userKeys, owner: userKeys.userId, ownerName: 'user_id', readBy: 'app_worker' },
  {
    name: 'contact_messages',
    table: contactMessages,
    owner: contactMessages.id,
    ownerName: 'id',
    readBy: 'app_worker',
  },
  { name: 'audit_keys', table: auditKeys, owner: auditKeys.id, ownerName: 'id', readBy: 'app_worker' },
  { name: 'push_keys', table: pushKeys, owner: pushKeys.id, ownerName: 'id', readBy: 'app_worker' },
  { name: 'factors', table: factors, owner: factors.id, ownerName: 'id', readBy: 'app_auth' },
];

/** For each master key that anything stored names, one row of each table under it. */
export async function findKeysInUse(database: Database): Promise<WrappedKeyRow[]> {
  const found: WrappedKeyRow[] = [];
  for (const { table, owner, readBy } of wrappedKeyTables) {
    const find = async (tx: Tx) => await findOnePerMasterKey(tx, table, owner);
    found.push(...(readBy === 'app_auth' ? await find(database.auth) : await database.asWorker(find)));
  }
  return found;
}

async function findOnePerMasterKey(
  tx: Tx,
  table: WrappedKeyTable['table'],
  owner: PgColumn,
): Promise<WrappedKeyRow[]> {
  const rows = await tx
    .selectDistinctOn([table.masterKeyId], {
      owner: sql<string>`${owner}::text`,
      wrappedKey: sql<Uint8Array>`${table.wrappedKey}`,
      masterKeyId: sql<string>`${table.masterKeyId}`,
    })
    .from(table)
    .where(isNotNull(table.masterKeyId))
    .orderBy(asc(table.masterKeyId));
  return rows;
}

/** How many keys of a table were wrapped anew, and how many could not be. */
export interface RewrapCount {
  rewrapped: number;
  unreadable: number;
}

/**
 * Wraps every key anew that lies under another master key than `currentId`, some hundred in a transaction: cut off in
 * the middle, what was done is done and the rest is found again. `rewrap` answers null for a row that does not open,
 * which stays as it is. As the owner, because no role of the server may change another's key; the policies, which hold
 * for the owner too, are lifted inside each transaction.
 */
export async function rewrapAll(
  runAsOwner: RunStatement,
  currentId: string,
  rewrap: (row: WrappedKeyRow) => Omit<WrappedKeyRow, 'owner'> | null,
): Promise<RewrapCount> {
  const count = { rewrapped: 0, unreadable: 0 };
  for (const { name, ownerName } of wrappedKeyTables) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const last = await rewrapSome(runAsOwner, { name, ownerName, after, currentId, rewrap, count });
      if (last === null) break;
      after = last;
    }
  }
  return count;
}

const AT_A_TIME = 500;

interface Batch {
  name: string;
  ownerName: string;
  after: string;
  currentId: string;
  rewrap: (row: WrappedKeyRow) => Omit<WrappedKeyRow, 'owner'> | null;
  count: RewrapCount;
}

/** Returns the last owner that was looked at, or null when none was left. */
async function rewrapSome(run: RunStatement, batch: Batch): Promise<string | null> {
  const { name, ownerName, after, currentId, rewrap, count } = batch;
  await run('begin');
  try {
    // Rather give up, and be run again, than stand in everybody's way behind a long report.
    await run("set local lock_timeout = '10s'");
    await run(`alter table ${name} no force row level security`);
    const { rows } = await run(
      `select ${ownerName}::text as owner, wrapped_key as "wrappedKey", master_key_id as "masterKeyId" from ${name}
       where ${ownerName} > $1 and master_key_id <> $2 order by ${ownerName} limit ${AT_A_TIME}`,
      [after, currentId],
    );
    // as: the three columns of the statement above.
    const found = rows as WrappedKeyRow[];
    let rewrapped = 0;
    for (const row of found) {
      const next = rewrap(row);
      if (next === null) continue;
      await run(`update ${name} set wrapped_key = $1, master_key_id = $2 where ${ownerName} = $3`, [
        next.wrappedKey,
        next.masterKeyId,
        row.owner,
      ]);
      rewrapped += 1;
    }
    await run(`alter table ${name} force row level security`);
    await run('commit');
    count.rewrapped += rewrapped;
    count.unreadable += found.length - rewrapped;
    return found.at(-1)?.owner ?? null;
  } catch (error) {
    await run('rollback');
    throw error;
  }
}
