import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { emergencyCards } from '../schema/emergency-cards.ts';

type Row = typeof emergencyCards.$inferSelect;

/** What she wrote and chose, as it is stored. */
export interface CardRow
  extends Pick<Row, 'content' | 'isPublic' | 'pinHash' | 'shownParts' | 'tellsByMail' | 'openedAt'> {
  /** No digits are looked at now. */
  isLocked: boolean;
}

export type CardChanges = Partial<
  Pick<
    Row,
    | 'content'
    | 'isPublic'
    | 'tokenHash'
    | 'pinHash'
    | 'shownParts'
    | 'tellsByMail'
    | 'failures'
    | 'lockedUntil'
    | 'openedAt'
  >
>;

/** What is known by the secret alone. */
export interface LinkedCard {
  userId: string;
  /** Null: no digits are asked. */
  pinHash: Uint8Array | null;
  /** No digits are looked at now. */
  isLocked: boolean;
}

const isLocked = sql<boolean>`coalesce(${emergencyCards.lockedUntil} > clock_timestamp(), false)`;

const columns = {
  content: emergencyCards.content,
  isPublic: emergencyCards.isPublic,
  pinHash: emergencyCards.pinHash,
  shownParts: emergencyCards.shownParts,
  tellsByMail: emergencyCards.tellsByMail,
  openedAt: emergencyCards.openedAt,
  isLocked,
};

/** Whose page it is, as app_link: the policies show the one that the secret belongs to. Null: none. */
export async function findCardOfLink(tx: Tx): Promise<LinkedCard | null> {
  const [row] = await tx
    .select({ userId: emergencyCards.userId, pinHash: emergencyCards.pinHash, isLocked })
    .from(emergencyCards);
  return row ?? null;
}

/** The same, with the row held: tries that come at once are counted one after the other. */
export async function lockCardOfLink(tx: Tx): Promise<LinkedCard | null> {
  // By the index and without a condition of its own: as app_link there is at most this one.
  const [row] = await tx
    .select({ userId: emergencyCards.userId, pinHash: emergencyCards.pinHash, isLocked })
    .from(emergencyCards)
    .for('update');
  return row ?? null;
}

/** Wrong digits, as app_link: the last of five locks it for an hour. Returns whether this was the last. */
export async function countWrongDigits(tx: Tx, max: number): Promise<boolean> {
  // After a lock that is over they are counted anew.
  const before = sql`case when ${emergencyCards.lockedUntil} <= clock_timestamp() then 0 else ${emergencyCards.failures} end`;
  const isLast = sql`${before} + 1 >= ${max}`;
  const [row] = await tx
    .update(emergencyCards)
    .set({
      failures: sql`least(${before} + 1, ${max})`,
      lockedUntil: sql`case when ${isLast} then clock_timestamp() + interval '1 hour' end`,
    })
    .returning({ isLast: isLocked });
  return row?.isLast ?? false;
}

/** Right digits, as app_link: those before are forgotten. */
export async function forgetWrongDigits(tx: Tx): Promise<void> {
  await tx.update(emergencyCards).set({ failures: 0, lockedUntil: null });
}

/** Hers; null: she never wrote one. */
export async function findCard(tx: Tx, userId: string): Promise<CardRow | null> {
  const [row] = await tx.select(columns).from(emergencyCards).where(eq(emergencyCards.userId, userId));
  return row ?? null;
}

/** Changes what is named of her card, which is at least one thing, and makes it where there is none. */
export async function saveCard(tx: Tx, userId: string, changes: CardChanges): Promise<void> {
  // Two statements: a part of a row alone, put in to find out that there is one, would not be a row.
  await tx.insert(emergencyCards).values({ userId }).onConflictDoNothing();
  await tx.update(emergencyCards).set(changes).where(eq(emergencyCards.userId, userId));
}

/**
 * Notes an opening of hers and whether a mail is to tell of it: one an hour at most, where she wants them. Null: there is
 * no page any more.
 */
export async function noteCardOpened(tx: Tx, userId: string): Promise<{ isToBeTold: boolean } | null> {
  const isDue = sql`${emergencyCards.tellsByMail} and coalesce(${emergencyCards.toldAt} < now() - interval '1 hour', true)`;
  const [row] = await tx
    .update(emergencyCards)
    .set({
      openedAt: sql`now()`,
      toldAt: sql`case when ${isDue} then now() else ${emergencyCards.toldAt} end`,
    })
    .where(sql`${emergencyCards.userId} = ${userId} and ${emergencyCards.isPublic}`)
    .returning({ isToBeTold: sql<boolean>`${emergencyCards.toldAt} is not distinct from now()` });
  return row ?? null;
}

/** When the page of an account was opened last, as app_worker; null where it is off, or she wants no mail of it. */
export async function findOpeningToTell(tx: Tx, userId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ openedAt: emergencyCards.openedAt })
    .from(emergencyCards)
    .where(
      sql`${emergencyCards.userId} = ${userId} and ${emergencyCards.isPublic} and ${emergencyCards.tellsByMail}`,
    );
  return row?.openedAt ?? null;
}
