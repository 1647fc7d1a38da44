import type { AccessKind } from '@lunaria/domain/access/access-event.ts';
import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accessChains } from '../schema/access-chains.ts';
import { accessEvents } from '../schema/access-events.ts';

/** Both ends of a chain, as they are stored beside their seal. */
export interface ChainEnds {
  lastN: number;
  lastHash: Uint8Array;
  removedN: number;
  removedHash: Uint8Array;
}

export interface AccessEventRow {
  userId: string;
  n: number;
  at: Date;
  kind: AccessKind;
  subject: string;
  detail: string;
  previousHash: Uint8Array;
  hash: Uint8Array;
}

/** What the first event of an account follows, and the seal of a chain that has no event yet. */
export const NO_HASH: Uint8Array = new Uint8Array(32);

/**
 * The ends of an account's chain, which is begun where there is none. Nobody else adds to it before this transaction ends.
 */
export async function lockChain(tx: Tx, userId: string): Promise<ChainEnds> {
  const [row] = await tx
    .insert(accessChains)
    .values({ userId, lastN: 0, lastHash: NO_HASH, removedN: 0, removedHash: NO_HASH, seal: NO_HASH })
    // Changes nothing, and waits for the row: what comes back is what the other transaction left.
    .onConflictDoUpdate({ target: accessChains.userId, set: { lastN: sql`${accessChains.lastN}` } })
    .returning({
      lastN: accessChains.lastN,
      lastHash: accessChains.lastHash,
      removedN: accessChains.removedN,
      removedHash: accessChains.removedHash,
    });
  if (!row) throw new Error('The chain of an account was neither found nor begun.');
  return row;
}

/** Adds an event and moves the end of its chain, in one statement. */
export async function appendAccessEvent(tx: Tx, event: AccessEventRow, seal: Uint8Array): Promise<void> {
  const { userId, n, at, kind, subject, detail, previousHash, hash } = event;
  await tx.execute(sql`
    with moved as (
      update access_chains set last_n = ${n}, last_hash = ${hash}::bytea, seal = ${seal}::bytea where user_id = ${userId})
    insert into access_events (user_id, n, at, kind, subject, detail, previous_hash, hash)
    values (${userId}, ${n}, ${at.toISOString()}::timestamptz, ${kind}, ${subject}, ${detail}, ${previousHash}::bytea, ${hash}::bytea)`);
}

/** Those before `before`, the newest first, `limit` at most; as app_user. */
export async function findAccessEvents(
  tx: Tx,
  userId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<Pick<AccessEventRow, 'n' | 'at' | 'kind' | 'subject' | 'detail'>[]> {
  return await tx
    .select({
      n: accessEvents.n,
      at: accessEvents.at,
      kind: accessEvents.kind,
      subject: accessEvents.subject,
      detail: accessEvents.detail,
    })
    .from(accessEvents)
    .where(and(eq(accessEvents.userId, userId), before === null ? undefined : lt(accessEvents.n, before)))
    .orderBy(desc(accessEvents.n))
    .limit(limit);
}

/** Accounts that have events whose time is over; as app_worker. */
export async function findChainsToSweep(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: accessEvents.userId })
    .from(accessEvents)
    .where(isOver)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** The last event before the first whose time is not over; null where there is none to sweep. */
export async function findLastToSweep(
  tx: Tx,
  userId: string,
): Promise<Pick<AccessEventRow, 'n' | 'hash'> | null> {
  const [row] = await tx
    .select({ n: accessEvents.n, hash: accessEvents.hash })
    .from(accessEvents)
    .where(
      and(
        eq(accessEvents.userId, userId),
        isOver,
        sql`not exists (select from access_events kept where kept.user_id = ${userId}
          and kept.n < ${accessEvents.n} and kept.at >= now() - make_interval(years => ${KEPT_FOR.accessEventYears}))`,
      ),
    )
    .orderBy(desc(accessEvents.n))
    .limit(1);
  return row ?? null;
}

/** Takes away all up to `last`, which the chain keeps as what its first event follows. */
export async function removeUpTo(
  tx: Tx,
  userId: string,
  last: Pick<AccessEventRow, 'n' | 'hash'>,
  seal: Uint8Array,
): Promise<void> {
  await tx
    .update(accessChains)
    .set({ removedN: last.n, removedHash: last.hash, seal })
    .where(eq(accessChains.userId, userId));
  await tx
    .delete(accessEvents)
    .where(and(eq(accessEvents.userId, userId), sql`${accessEvents.n} <= ${last.n}`));
}

// The policy of the table says the same: younger rows cannot go.
const isOver = lt(accessEvents.at, sql`now() - make_interval(years => ${KEPT_FOR.accessEventYears})`);

/** A chain whole, with both of its ends. */
export interface StoredChain {
  userId: string;
  /** null: there are events, and no row that says where they begin and end. */
  ends: (ChainEnds & { seal: Uint8Array }) | null;
  events: Omit<AccessEventRow, 'userId'>[];
}

/** Accounts with a chain or an event, in the order of their ids, after `after`; as app_worker. */
export async function findChainOwners(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  const owners = tx
    .select({ userId: accessChains.userId })
    .from(accessChains)
    .union(tx.select({ userId: accessEvents.userId }).from(accessEvents))
    .as('owners');
  const rows = await tx
    .select()
    .from(owners)
    .where(after === null ? undefined : gt(owners.userId, after))
    .orderBy(owners.userId)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Her whole chain as it is at one moment: nobody adds to it before this transaction ends. As app_user. */
export async function readChain(tx: Tx, userId: string): Promise<StoredChain> {
  const [ends] = await tx
    .select({
      lastN: accessChains.lastN,
      lastHash: accessChains.lastHash,
      removedN: accessChains.removedN,
      removedHash: accessChains.removedHash,
      seal: accessChains.seal,
    })
    .from(accessChains)
    .where(eq(accessChains.userId, userId))
    .for('update');
  const events = await tx
    .select({
      n: accessEvents.n,
      at: accessEvents.at,
      kind: accessEvents.kind,
      subject: accessEvents.subject,
      detail: accessEvents.detail,
      previousHash: accessEvents.previousHash,
      hash: accessEvents.hash,
    })
    .from(accessEvents)
    .where(eq(accessEvents.userId, userId))
    .orderBy(accessEvents.n);
  return { userId, ends: ends ?? null, events };
}
