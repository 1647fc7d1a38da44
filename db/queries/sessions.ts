import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { sessions } from '../schema/sessions.ts';
import { users } from '../schema/users.ts';

/** The session of an access token, unless it ended or was revoked meanwhile. `sessionId` must be a UUID. */
export async function findActiveSession(tx: Tx, sessionId: string): Promise<{ userId: string } | null> {
  const rows = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`)));
  return rows[0] ?? null;
}

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
  };
  user: {
    id: string;
    email: string;
    emailVerified: boolean;
    name: string;
    image: string | null;
    createdAt: Date;
    updatedAt: Date;
  };
}

/** The session of a cookie and its account, unless the session ended or was revoked meanwhile. */
export async function findSessionOfUser(tx: Tx, token: string): Promise<SessionOfUser | null> {
  const [found] = await sessionOfUser(tx).execute({ token });
  return found ?? null;
}

const sessionOfUser = oncePer((tx: Tx) =>
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
      },
      user: {
        id: users.id,
        email: users.email,
        emailVerified: users.emailVerified,
        name: users.fullName,
        image: users.image,
        createdAt: users.createdAt,
        updatedAt: users.updatedAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('session_of_user'),
);
