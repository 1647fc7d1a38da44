import type { EmailSide } from '@lunaria/domain/account/email-change.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { emailChanges } from '../schema/email-changes.ts';
import { users } from '../schema/users.ts';

type EmailChange = typeof emailChanges.$inferSelect;

const isWaiting = and(
  sql`(${emailChanges.oldConfirmedAt} is null or ${emailChanges.newConfirmedAt} is null)`,
  gt(emailChanges.expiresAt, sql`now()`),
);

/** Keeps a change in the place of the one that waited before, and returns its id. Runs as app_auth, like everything here. */
export async function replaceEmailChange(
  tx: Tx,
  change: Pick<EmailChange, 'userId' | 'sessionId' | 'oldEmail' | 'newEmail' | 'expiresAt'>,
): Promise<string> {
  // A new id: links that were signed for the change before open nothing any more.
  const fresh = { ...change, id: crypto.randomUUID() };
  await tx
    .insert(emailChanges)
    .values(fresh)
    .onConflictDoUpdate({
      target: emailChanges.userId,
      set: { ...fresh, oldConfirmedAt: null, newConfirmedAt: null, createdAt: sql`now()` },
    });
  return fresh.id;
}

/** The change of an account that waits for an answer. */
export async function findWaitingEmailChange(tx: Tx, userId: string): Promise<EmailChange | null> {
  const [found] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isWaiting));
  return found ?? null;
}

/** The change with this id while it waits; `lock` holds it until the transaction ends. */
export async function findEmailChange(
  tx: Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<EmailChange | null> {
  const query = tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), isWaiting));
  const [found] = await (lock ? query.for('update') : query);
  return found ?? null;
}

export async function markSideConfirmed(tx: Tx, id: string, side: EmailSide): Promise<void> {
  await tx
    .update(emailChanges)
    .set(side === 'old' ? { oldConfirmedAt: sql`now()` } : { newConfirmedAt: sql`now()` })
    .where(eq(emailChanges.id, id));
}

export async function deleteEmailChange(tx: Tx, id: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.id, id));
}

/** Takes back the change of an account that waits. */
export async function deleteWaitingEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isWaiting));
}

/**
 * Gives the account its new address, confirmed; false when its address is another one by now, or somebody else has the new
 * one. An account that is made with it in the same instant is waited for.
 */
export async function setEmail(
  tx: Tx,
  { userId, oldEmail, newEmail }: Pick<EmailChange, 'userId' | 'oldEmail' | 'newEmail'>,
): Promise<boolean> {
  try {
    // A transaction within the caller's: a refusal by the constraint must not end that one.
    const changed = await tx.transaction(
      async (inner) =>
        await inner
          .update(users)
          .set({ email: newEmail, emailVerified: true, updatedAt: sql`now()` })
          .where(and(eq(users.id, userId), eq(users.email, oldEmail)))
          .returning({ id: users.id }),
    );
    return changed.length === 1;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** PostgreSQL's own number for "there is one already" (unique_violation); drizzle wraps the error that says it. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}

/** Whether an account has this address. */
export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.length > 0;
}

/** Forgets changes that nobody agreed to in time. */
export async function deleteEndedEmailChanges(tx: Tx): Promise<void> {
  await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`));
}
