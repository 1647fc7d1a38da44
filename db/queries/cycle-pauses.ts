import type { CyclePause } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { cyclePauses } from '../schema/cycle-pauses.ts';

const columns = {
  id: cyclePauses.id,
  from_on: cyclePauses.fromOn,
  to_on: cyclePauses.toOn,
  reason: cyclePauses.reason,
};

/** Her pauses, oldest first. */
export async function findCyclePauses(tx: Tx, userId: string): Promise<CyclePause[]> {
  return (await pausesOfUser(tx).execute({ userId })).map(toPause);
}

/** Read with every forecast: built and planned once per connection. */
const pausesOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(cyclePauses)
    .where(eq(cyclePauses.userId, sql.placeholder('userId')))
    .orderBy(asc(cyclePauses.fromOn), asc(cyclePauses.id))
    .prepare('cycle_pauses_of_user'),
);

/** All of hers, locked until the transaction ends. */
export async function lockCyclePauses(tx: Tx, userId: string): Promise<CyclePause[]> {
  const rows = await tx.select(columns).from(cyclePauses).where(eq(cyclePauses.userId, userId)).for('update');
  return rows.map(toPause);
}

/** Inserts the pause with this id, or overwrites all its fields. */
export async function upsertCyclePause(tx: Tx, userId: string, pause: CyclePause): Promise<void> {
  const values = { fromOn: pause.from_on, toOn: pause.to_on, reason: pause.reason };
  await tx
    .insert(cyclePauses)
    .values({ userId, id: pause.id, ...values })
    .onConflictDoUpdate({ target: [cyclePauses.userId, cyclePauses.id], set: values });
}

/** Deletes the pause with this id; fine when there is none. */
export async function deleteCyclePause(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select delete_own_cycle_pauses(${id})`);
}

function toPause(row: { id: string; from_on: string; to_on: string | null; reason: string }): CyclePause {
  return row as CyclePause; // the table's CHECKs hold the same codes, and days come as YYYY-MM-DD
}
