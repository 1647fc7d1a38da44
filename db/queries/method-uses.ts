import type { MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { methodUses } from '../schema/method-uses.ts';

const columns = {
  id: methodUses.id,
  method: methodUses.method,
  started_on: methodUses.startedOn,
  started_certainty: methodUses.startedCertainty,
  ended_on: methodUses.endedOn,
};

/** Her methods, those that ended too, in no order. */
export async function findMethodUses(tx: Tx, userId: string): Promise<MethodUse[]> {
  return (await methodsOfUser(tx).execute({ userId })).map(toMethodUse);
}

/** Read with whatever is looked at for dangers: built and planned once per connection. */
const methodsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(methodUses)
    .where(eq(methodUses.userId, sql.placeholder('userId')))
    .prepare('method_uses_of_user'),
);

/** All of hers, locked until the transaction ends. */
export async function lockMethodUses(tx: Tx, userId: string): Promise<MethodUse[]> {
  const rows = await tx.select(columns).from(methodUses).where(eq(methodUses.userId, userId)).for('update');
  return rows.map(toMethodUse);
}

/** Inserts the method with this id, or overwrites all its fields. */
export async function upsertMethodUse(tx: Tx, userId: string, use: MethodUse): Promise<void> {
  const values = {
    method: use.method,
    startedOn: use.started_on,
    startedCertainty: use.started_certainty,
    endedOn: use.ended_on,
  };
  await tx
    .insert(methodUses)
    .values({ userId, id: use.id, ...values })
    .onConflictDoUpdate({ target: [methodUses.userId, methodUses.id], set: values });
}

/** Deletes the method with this id; fine when there is none. */
export async function deleteMethodUse(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select delete_own_method_uses(${id})`);
}

function toMethodUse(row: { [Key in keyof MethodUse]: Widened<MethodUse[Key]> }): MethodUse {
  return row as MethodUse; // the table's CHECKs hold the same codes, and days come as YYYY-MM-DD
}

/** A code or a day as the database's types know it. */
type Widened<Value> = Value extends string ? string : Value;
