import {
  LOCK_MINUTES,
  type LockMinutes,
  PIN_PAUSE_MINUTES,
  PIN_TRIES,
} from '@lunaria/domain/account/lock.ts';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accountLocks } from '../schema/account-locks.ts';
import { sessions } from '../schema/sessions.ts';
import { isLeftAlone } from './sessions.ts';

// All of these run as app_auth.

/** The lock of an account; null where there is none. */
export async function findLock(
  tx: Tx,
  userId: string,
): Promise<{ afterMinutes: LockMinutes | null; triesLeft: number } | null> {
  const [found] = await tx
    .select({
      afterMinutes: accountLocks.afterMinutes,
      triesLeft: sql<number>`case when ${isPauseOver} then ${PIN_TRIES} else ${PIN_TRIES} - ${accountLocks.tries} end`,
    })
    .from(accountLocks)
    .where(eq(accountLocks.userId, userId));
  return found
    ? { ...found, afterMinutes: readMinutes(found.afterMinutes), triesLeft: Number(found.triesLeft) }
    : null;
}

/** One of those that can be chosen, as a CHECK of the table holds; null for none. */
function readMinutes(stored: number | null): LockMinutes | null {
  return LOCK_MINUTES.find((minutes) => minutes === stored) ?? null;
}

/** Sets the lock of an account; without a PIN the one that is there stays. False where there is none then. */
export async function saveLock(
  tx: Tx,
  userId: string,
  { afterMinutes, pinHash }: { afterMinutes: LockMinutes | null; pinHash: string | null },
): Promise<boolean> {
  if (pinHash === null) {
    const changed = await tx
      .update(accountLocks)
      .set({ afterMinutes })
      .where(eq(accountLocks.userId, userId))
      .returning({ userId: accountLocks.userId });
    return changed.length === 1;
  }
  await tx
    .insert(accountLocks)
    .values({ userId, afterMinutes, pinHash })
    .onConflictDoUpdate({
      target: accountLocks.userId,
      set: { afterMinutes, pinHash, tries: 0, triedAt: null },
    });
  return true;
}

/**
 * Before the minutes of a lock are changed: what was left alone by those of before stays locked, and every other session
 * counts as touched now, so that none closes at once.
 */
export async function settleSessions(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ lockedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.lockedAt), isLeftAlone(minutesOf(userId))));
  await tx
    .update(sessions)
    .set({ activeAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.lockedAt)));
}

/** Ends the sessions of an account that are locked: without its lock nothing would hold them closed. */
export async function deleteLockedSessions(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), or(isNotNull(sessions.lockedAt), isLeftAlone(minutesOf(userId)))),
    );
}

const minutesOf = (userId: string): SQL =>
  sql`(select ${accountLocks}.after_minutes from ${accountLocks} where ${accountLocks}.user_id = ${userId})`;

/** False where there was none. */
export async function deleteLock(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(accountLocks)
    .where(eq(accountLocks.userId, userId))
    .returning({ userId: accountLocks.userId });
  return deleted.length === 1;
}

const isPauseOver: SQL = sql`(${accountLocks.triedAt} is null or ${accountLocks.triedAt} <= clock_timestamp() - make_interval(mins => ${PIN_PAUSE_MINUTES}::int))`;

/**
 * Counts one try at a PIN before it is looked at, so that tries at the same time are counted too. Null while none is
 * looked at, or where there is no lock.
 */
export async function takePinTry(
  tx: Tx,
  userId: string,
): Promise<{ pinHash: string; triesLeft: number } | null> {
  const [taken] = await tx
    .update(accountLocks)
    .set({
      tries: sql`case when ${isPauseOver} then 1 else ${accountLocks.tries} + 1 end`,
      triedAt: sql`clock_timestamp()`,
    })
    .where(
      and(eq(accountLocks.userId, userId), or(isPauseOver, sql`${accountLocks.tries} < ${PIN_TRIES}::int`)),
    )
    .returning({ pinHash: accountLocks.pinHash, tries: accountLocks.tries });
  return taken ? { pinHash: taken.pinHash, triesLeft: PIN_TRIES - taken.tries } : null;
}

/** Forgets the tries after a right PIN; false where it is not the PIN any more. */
export async function forgetPinTries(tx: Tx, userId: string, pinHash: string): Promise<boolean> {
  const forgotten = await tx
    .update(accountLocks)
    .set({ tries: 0, triedAt: null })
    .where(and(eq(accountLocks.userId, userId), eq(accountLocks.pinHash, pinHash)))
    .returning({ userId: accountLocks.userId });
  return forgotten.length === 1;
}

/** Locks a session; of one that is locked already the time stays. */
export async function lockSession(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ lockedAt: sql`coalesce(${sessions.lockedAt}, now())` })
    .where(eq(sessions.id, sessionId));
}

/** Opens a session that was locked; false when it ended meanwhile. */
export async function unlockSession(tx: Tx, sessionId: string): Promise<boolean> {
  const opened = await tx
    .update(sessions)
    .set({ lockedAt: null, activeAt: sql`now()` })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return opened.length === 1;
}

/** Notes that she is there. */
export async function touchSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ activeAt: sql`now()` }).where(eq(sessions.id, sessionId));
}
