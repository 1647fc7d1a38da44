import { eq } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { userKeys } from '../schema/user-keys.ts';

export interface WrappedUserKey {
  wrappedKey: Uint8Array;
  masterKeyId: string;
}

/** Returns the user's wrapped data key, or null when none was made yet. */
export async function findUserKey(tx: Tx, userId: string): Promise<WrappedUserKey | null> {
  const rows = await tx
    .select({ wrappedKey: userKeys.wrappedKey, masterKeyId: userKeys.masterKeyId })
    .from(userKeys)
    .where(eq(userKeys.userId, userId));
  return rows[0] ?? null;
}

/** Stores the key unless another request was first; returns the one that holds. */
export async function createUserKey(tx: Tx, userId: string, key: WrappedUserKey): Promise<WrappedUserKey> {
  await tx
    .insert(userKeys)
    .values({ userId, ...key })
    .onConflictDoNothing();
  const stored = await findUserKey(tx, userId);
  if (!stored) throw new Error('The user key was not stored.');
  return stored;
}
