import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { recoveryCodes } from '../schema/recovery-codes.ts';

// All of these run as app_auth.

/** How many of her codes were not used yet. */
export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  return await tx.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

/** Puts these in the place of all she had; none with an empty list. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: Uint8Array[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses the code with this hash up; false when she has no such code left: of two at once one is right. */
export async function useRecoveryCode(tx: Tx, userId: string, codeHash: Uint8Array): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}
