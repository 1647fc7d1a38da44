import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { signIns } from '../schema/sign-ins.ts';
import { users } from '../schema/users.ts';

type SignIn = typeof signIns.$inferSelect;

/** Mails about unusual sign-ins that an account gets in a day: more of them tell her nothing more. */
const NOTICES_PER_DAY = 3;

/**
 * Keeps that somebody came in and, where that is unusual, promises the mail that says so, in one statement. Unusual is a
 * browser that this account has not seen, unless the account was just made: it has no earlier sign-in and is younger
 * than a day. Runs as app_auth, like everything here.
 */
export async function addSignIn(
  tx: Tx,
  { userId, method, device, address, browserHash }: Omit<SignIn, 'id' | 'at' | 'isUnusual'>,
): Promise<void> {
  await tx.execute(sql`
    with noted as (
      insert into sign_ins (user_id, method, device, address, browser_hash, is_unusual)
      select u.id, ${method}, ${device}::text, ${address}::text, ${browserHash}::bytea,
        not exists (
          select from sign_ins s where s.user_id = u.id and s.browser_hash = ${browserHash}::bytea)
        and (
          u.created_at < now() - interval '1 day' or exists (select from sign_ins s where s.user_id = u.id))
      from users u where u.id = ${userId}
      returning id, user_id, is_unusual)
    insert into outbox (user_id, job, subject_id)
    select user_id, 'send-sign-in-notice', id from noted
    where is_unusual and ${NOTICES_PER_DAY} > (
      select count(*) from sign_ins s
      where s.user_id = ${userId} and s.is_unusual and s.at > now() - interval '1 day')`);
}

/** The newest sign-ins of an account. */
export async function findSignIns(tx: Tx, userId: string, limit: number): Promise<SignIn[]> {
  return await tx
    .select()
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(limit);
}

/**
 * Whether somebody came into the account with this address by this browser lately. The same statement where there is no
 * such account. `value` is what the browser carries (server/auth/known-browser.ts, which stores it by the same hash).
 */
export async function isBrowserOf(tx: Tx, email: string, value: string): Promise<boolean> {
  const rows = await tx
    .select({ id: signIns.id })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(
      and(
        eq(users.email, email),
        eq(signIns.browserHash, sql`sha256(convert_to(${users.id} || ' ' || ${value}, 'UTF8'))`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A sign-in and whom to tell about it; null when either is gone. */
export async function findSignInToTell(
  tx: Tx,
  id: string,
): Promise<{ signIn: SignIn; email: string; fullName: string } | null> {
  const [found] = await tx
    .select({ signIn: signIns, email: users.email, fullName: users.fullName })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(eq(signIns.id, id));
  return found ?? null;
}

export async function deleteOldSignIns(tx: Tx): Promise<void> {
  await tx.delete(signIns).where(lt(signIns.at, sql`now() - make_interval(days => ${KEPT_FOR.signInDays})`));
}
