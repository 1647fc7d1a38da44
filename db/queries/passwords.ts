import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accounts } from '../schema/accounts.ts';
import { outbox } from '../schema/outbox.ts';
import { users } from '../schema/users.ts';

/** The way of a password into an account, as the account library names it. */
const BY_PASSWORD = 'credential';

/** What an account has to show for itself before its password is replaced. */
export interface PasswordState {
  email: string;
  fullName: string;
  /** argon2id, as stored; null for an account that has no password. */
  passwordHash: string | null;
}

/** Null when the account is gone. Runs as app_auth, like everything here. */
export async function findPasswordState(tx: Tx, userId: string): Promise<PasswordState | null> {
  const [found] = await tx
    .select({ email: users.email, fullName: users.fullName, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, BY_PASSWORD)))
    .where(eq(users.id, userId));
  return found ?? null;
}

/** Whether the account still has the password with this hash. It waits for a change that is under way. */
export async function isStillPassword(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.userId, userId), eq(accounts.providerId, BY_PASSWORD), eq(accounts.password, hash)),
    )
    .for('share');
  return rows.length > 0;
}

/** Promises the mail of a reset where an account has this address; the same statement where none has. */
export async function promiseResetMail(tx: Tx, email: string): Promise<void> {
  await tx.insert(outbox).select(
    tx
      .select({
        id: sql`gen_random_uuid()`.as('id'),
        userId: users.id,
        job: sql`'send-password-reset-mail'`.as('job'),
        subjectId: sql`null::uuid`.as('subject_id'),
        createdAt: sql`now()`.as('created_at'),
        handedOverAt: sql`null::timestamptz`.as('handed_over_at'),
      })
      .from(users)
      .where(eq(users.email, email.toLowerCase())),
  );
}

/**
 * Puts a password in the place of the one whose hash is `oldHash` (null: there is none yet). False when another change
 * was faster: then nothing was changed.
 */
export async function replacePassword(
  tx: Tx,
  userId: string,
  { oldHash, newHash }: { oldHash: string | null; newHash: string },
): Promise<boolean> {
  if (oldHash === null) {
    const made = await tx
      .insert(accounts)
      .values({
        id: crypto.randomUUID(),
        userId,
        providerId: BY_PASSWORD,
        accountId: userId,
        password: newHash,
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    return made.length === 1;
  }
  const changed = await tx
    .update(accounts)
    .set({ password: newHash, updatedAt: sql`now()` })
    .where(
      and(eq(accounts.userId, userId), eq(accounts.providerId, BY_PASSWORD), eq(accounts.password, oldHash)),
    )
    .returning({ id: accounts.id });
  return changed.length === 1;
}

/** Takes the password away; false when there was none. */
export async function deletePassword(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, BY_PASSWORD)))
    .returning({ id: accounts.id });
  return deleted.length > 0;
}

/** Keeps that she reads the mails of the address, where it is still the account's. */
export async function markAddressConfirmed(tx: Tx, userId: string, email: string): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, false)));
}
