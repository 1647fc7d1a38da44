import {
  ACCOUNT_EVENTS_KEPT_PER_KIND,
  type AccountEventKind,
} from '@lunaria/domain/account/account-event.ts';
import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import { desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accountEvents } from '../schema/account-events.ts';

export interface NewAccountEvent {
  kind: AccountEventKind;
  name?: string | null;
  count?: number;
  /** Shortened. */
  address: string | null;
}

/** Keeps what happened to an account, as app_auth: with what happened in the same hour already, or as another row. */
export async function addAccountEvent(tx: Tx, userId: string, event: NewAccountEvent): Promise<void> {
  await tx.execute(sql`${adding(sql`u.id = ${userId}`, event)} select from noted`);
}

/**
 * Keeps that a wrong password was tried, and returns whose account it was; null where none has this address. One statement
 * either way, and like the counts of the limits none that waits for the disk: the time of an answer to a wrong password
 * tells nothing of whether there is an account.
 */
export async function addWrongPassword(
  tx: Tx,
  email: string,
  address: string | null,
): Promise<string | null> {
  const { rows } = await read(
    tx,
    sql`${adding(sql`u.email = ${email.toLowerCase()}`, { kind: 'password-wrong', address })}
      select user_id, set_config('synchronous_commit', 'off', true) from noted`,
  );
  return rows[0]?.user_id ?? null;
}

/**
 * The parts of a statement that add an event: `noted` is the row. Of its kind the oldest one too many goes. What happens in
 * one transaction stands in its order.
 */
function adding(isOwner: SQL, { kind, name, count = 1, address }: NewAccountEvent): SQL {
  return sql`
    with noted as (
      insert into account_events as e (user_id, kind, name, hour, at, count, address)
      select u.id, ${kind}::text, ${name ?? ''}::text, date_trunc('hour', now(), 'UTC'), clock_timestamp(), ${count}::int, ${address}::text
      from users u where ${isOwner}
      on conflict (user_id, kind, name, hour) do update set
        count = least(e.count, 1000000) + excluded.count,
        at = clock_timestamp(),
        has_other_addresses = e.has_other_addresses or e.address is distinct from excluded.address
      returning e.id, e.user_id),
    dropped as (
      delete from account_events where id in (
        select old.id from account_events old, noted
        where old.user_id = noted.user_id and old.kind = ${kind}::text and old.id <> noted.id
        order by old.at desc offset ${ACCOUNT_EVENTS_KEPT_PER_KIND - 1}::int))`;
}

async function read(tx: Tx, statement: SQL): Promise<{ rows: { user_id: string }[] }> {
  // as: both engines answer with rows; the type of a transaction of either does not say so
  return (await tx.execute(statement)) as unknown as { rows: { user_id: string }[] };
}

type Kept = typeof accountEvents.$inferSelect;

/** What happened to the account of this transaction's user, the newest first; as app_user. */
export async function findAccountEvents(tx: Tx, userId: string): Promise<Kept[]> {
  return await tx
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.at), desc(accountEvents.id));
}

export async function deleteOldAccountEvents(tx: Tx): Promise<void> {
  const limit = sql`now() - make_interval(days => ${KEPT_FOR.accountEventDays}::int)`;
  await tx.delete(accountEvents).where(lt(accountEvents.at, limit));
}
