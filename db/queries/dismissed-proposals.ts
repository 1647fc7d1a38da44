import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { dismissedProposals } from '../schema/dismissed-proposals.ts';

/** A row of a document that she dismissed; what it said encrypted. */
export interface DismissedProposalRow {
  value_key: string;
  said: Uint8Array;
}

const isOf = (userId: string, documentId: string) =>
  and(eq(dismissedProposals.userId, userId), eq(dismissedProposals.documentId, documentId));

export async function findDismissed(
  tx: Tx,
  userId: string,
  documentId: string,
): Promise<DismissedProposalRow[]> {
  return await tx
    .select({ value_key: dismissedProposals.valueKey, said: dismissedProposals.said })
    .from(dismissedProposals)
    .where(isOf(userId, documentId))
    .orderBy(asc(dismissedProposals.valueKey));
}

export async function countDismissed(tx: Tx, userId: string, documentId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(dismissedProposals).where(isOf(userId, documentId));
  return row?.count ?? 0;
}

/** One of a row of the document that was dismissed before takes its place. */
export async function saveDismissed(
  tx: Tx,
  userId: string,
  documentId: string,
  rows: readonly DismissedProposalRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(dismissedProposals)
    .values(rows.map(({ value_key, said }) => ({ userId, documentId, valueKey: value_key, said })))
    .onConflictDoUpdate({
      target: [dismissedProposals.userId, dismissedProposals.documentId, dismissedProposals.valueKey],
      set: { said: sql`excluded.said` },
    });
}

export async function removeDismissed(tx: Tx, documentId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const list = sql.join(
    keys.map((key) => sql`${key}::text`),
    sql`, `,
  );
  await tx.execute(sql`select delete_own_dismissed_proposals(${documentId}, array[${list}])`);
}
