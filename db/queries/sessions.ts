import { LOCK_GRACE_SECONDS } from '@lunaria/domain/account/lock.ts';
import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { accountLocks } from '../schema/account-locks.ts';
import { disabledAccounts } from '../schema/disabled-accounts.ts';
import { factors } from '../schema/factors.ts';
import { sessions } from '../schema/sessions.ts';
import { users } from '../schema/users.ts';

/** However often it is used, a session ends this long after it was started. */
export const SESSION_MAX_DAYS = 180;

const isOpen = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.createdAt, sql`now() - make_interval(days => ${sql.raw(String(SESSION_MAX_DAYS))})`),
  // Disabling ends the sessions there are; one that was just being made opens nothing either.
  sql`not exists (select from ${disabledAccounts} where ${disabledAccounts}.user_id = ${sessions}.user_id
    and ${disabledAccounts}.enabled_at is null)`,
);

/** How strongly a session is signed in, and how strongly it has to be before it opens anything of hers. */
export interface Assurance {
  aal: 'aal1' | 'aal2';
  /** aal2 as soon as the account has a verified factor. */
  nextAal: 'aal1' | 'aal2';
  /** Opens nothing of hers before her PIN, or a passkey, was there. */
  isLocked: boolean;
}

/** Whether a session told of no touch for so many minutes; null where there are none. */
export const isLeftAlone = (minutes: SQL): SQL =>
  sql`${sessions}.active_at < now() - make_interval(mins => ${minutes}, secs => ${LOCK_GRACE_SECONDS}::int)`;

// The tables are named by hand: in a query of one table drizzle leaves the names out, and everybody's factors would count.
const assurance = {
  aal: sessions.aal,
  nextAal: sql<'aal1' | 'aal2'>`case when ${sessions}.aal = 'aal2' or exists (
    select from ${factors} where ${factors}.user_id = ${sessions}.user_id and ${factors}.status = 'verified'
  ) then 'aal2' else 'aal1' end`,
  isLocked: sql<boolean>`exists (select from ${accountLocks} where ${accountLocks}.user_id = ${sessions}.user_id
    and (${sessions}.locked_at is not null or ${isLeftAlone(sql`${accountLocks}.after_minutes`)}))`,
};

/** The session of an access token, unless it ended or was revoked meanwhile. `sessionId` must be a UUID. */
export async function findActiveSession(
  tx: Tx,
  sessionId: string,
): Promise<({ userId: string } & Assurance) | null> {
  const rows = await tx
    .select({ userId: sessions.userId, ...assurance })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isOpen));
  return rows[0] ?? null;
}

/** How a session was started. */
export type SignedInBy = (typeof sessions.signedInBy.enumValues)[number];

/** A session and whose it is, without the secret that opens it. */
export interface SessionOfUser {
  session: {
    id: string;
    userId: string;
    expiresAt: Date;
    createdAt: Date;
    updatedAt: Date;
    ipAddress: string | null;
    userAgent: string | null;
    signedInBy: SignedInBy;
    /** When she last proved that it is she: by signing in or by a step-up. */
    provedAt: Date;
    /** Whether her account has a lock, and after how many minutes a browser that is left alone locks. */
    hasLock: boolean;
    lockAfterMinutes: number | null;
  } & Assurance;
  user: {
    id: string;
    email: string;
    emailVerified: boolean;
    name: string;
    image: string | null;
    /** Of the terms: which one she agreed to last. */
    termsVersion: string;
    createdAt: Date;
    updatedAt: Date;
  };
}

/** What a list of sessions shows of one. */
type SessionPlace = Pick<
  SessionOfUser['session'],
  'id' | 'ipAddress' | 'userAgent' | 'createdAt' | 'updatedAt'
>;

/** The sessions of an account that are open, last used first. */
export async function findSessionsOfUser(tx: Tx, userId: string): Promise<SessionPlace[]> {
  return await tx
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt));
}

/**
 * Gives a session another secret and thirty days more; false when it ended meanwhile. It is one in which she has just
 * proved that it is she, with `aal2` by a second factor; what it had reached before it keeps.
 */
export async function rotateSession(
  tx: Tx,
  sessionId: string,
  { token, expiresAt, aal }: { token: string; expiresAt: Date; aal?: 'aal2' },
): Promise<boolean> {
  const rotated = await tx
    .update(sessions)
    .set({ token, expiresAt, updatedAt: sql`now()`, provedAt: sql`now()`, ...(aal && { aal }) })
    .where(and(eq(sessions.id, sessionId), isOpen))
    .returning({ id: sessions.id });
  return rotated.length === 1;
}

/** Starts a session and returns its id. */
export async function createSession(
  tx: Tx,
  session: {
    userId: string;
    token: string;
    expiresAt: Date;
    aal: 'aal1' | 'aal2';
    signedInBy: SignedInBy;
    ipAddress: string | null;
    userAgent: string | null;
  },
): Promise<string> {
  const id = crypto.randomUUID();
  await tx.insert(sessions).values({ id, ...session });
  return id;
}

/** Ends the session with this secret, if there is one. */
export async function deleteSessionByToken(tx: Tx, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.token, token));
}

/** Ends one session of an account; false when she has no such session. */
export async function deleteSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of an account but the one named; all of them with null. Returns how many. */
export async function deleteSessionsOfUser(tx: Tx, userId: string, keptId: string | null): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptId === null ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** The session of a cookie and its account, unless the session ended or was revoked meanwhile. */
export async function findSessionOfUser(tx: Tx, token: string): Promise<SessionOfUser | null> {
  const [found] = await sessionOfUser(tx).execute({ token });
  return found ?? null;
}

/** The same for a session whose id is known. */
export async function findSessionById(tx: Tx, id: string): Promise<SessionOfUser | null> {
  const [found] = await selectSession(tx).where(and(eq(sessions.id, id), isOpen));
  return found ?? null;
}

const selectSession = (tx: Tx) =>
  tx
    .select({
      session: {
        id: sessions.id,
        userId: sessions.userId,
        expiresAt: sessions.expiresAt,
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
        signedInBy: sessions.signedInBy,
        provedAt: sessions.provedAt,
        hasLock: sql<boolean>`${accountLocks.userId} is not null`,
        lockAfterMinutes: accountLocks.afterMinutes,
        ...assurance,
      },
      user: {
        id: users.id,
        email: users.email,
        emailVerified: users.emailVerified,
        name: users.fullName,
        image: users.image,
        termsVersion: users.termsVersion,
        createdAt: users.createdAt,
        updatedAt: users.updatedAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(accountLocks, eq(accountLocks.userId, sessions.userId));

const sessionOfUser = oncePer((tx: Tx) =>
  selectSession(tx)
    .where(and(eq(sessions.token, sql.placeholder('token')), isOpen))
    .prepare('session_of_user'),
);
