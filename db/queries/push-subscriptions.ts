import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { pushSubscriptions } from '../schema/push-subscriptions.ts';

/** A device as it is stored: what reaches it as it was encrypted. */
export interface PushSubscriptionRow {
  sessionId: string;
  content: Uint8Array;
  turnedOnAt: Date;
}

const columns = {
  sessionId: pushSubscriptions.sessionId,
  content: pushSubscriptions.content,
  turnedOnAt: pushSubscriptions.turnedOnAt,
};

/** Her devices, in the order in which she turned them on. */
export async function findPushSubscriptions(tx: Tx, userId: string): Promise<PushSubscriptionRow[]> {
  return await tx
    .select(columns)
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.turnedOnAt), asc(pushSubscriptions.sessionId));
}

interface StoredAddress {
  sessionId: string;
  endpointHash: Uint8Array;
  content: Uint8Array;
}

/** Adds the device of a session, or gives it another address. */
export async function upsertPushSubscription(tx: Tx, userId: string, address: StoredAddress): Promise<void> {
  const { endpointHash, content } = address;
  await tx
    .insert(pushSubscriptions)
    .values({ userId, ...address })
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: { endpointHash, content } });
}

/** Removes the device of a session of hers; false where there is none. */
export async function deletePushSubscription(tx: Tx, sessionId: string): Promise<boolean> {
  const found = await tx.execute(sql`select delete_own_push_subscriptions(${sessionId})`);
  return (found as unknown as { rows: unknown[] }).rows.length > 0; // as: what both drivers answer
}

/**
 * An address belongs to the session that named it last: those of other sessions go. Returns whose they were. Runs as
 * app_worker.
 */
export async function deleteElsewhere(
  tx: Tx,
  endpointHash: Uint8Array,
  sessionId: string,
): Promise<string[]> {
  const ended = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpointHash, endpointHash), ne(pushSubscriptions.sessionId, sessionId)))
    .returning({ userId: pushSubscriptions.userId });
  return ended.map(({ userId }) => userId);
}
