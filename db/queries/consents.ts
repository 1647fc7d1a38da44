import type { Consent, ConsentPurpose } from '@lunaria/domain/consents/consent.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { consents } from '../schema/consents.ts';

export type ConsentRow = Omit<typeof consents.$inferSelect, 'userId' | 'detail'>;

const columns = {
  id: consents.id,
  purpose: consents.purpose,
  subject: consents.subject,
  textVersion: consents.textVersion,
  givenAt: consents.givenAt,
  withdrawnAt: consents.withdrawnAt,
};

/** Whether she agreed to this and did not withdraw it, as of this moment. */
export async function hasConsent(
  tx: Tx,
  userId: string,
  { purpose, subject }: { purpose: ConsentPurpose; subject: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(counts(userId), eq(consents.purpose, purpose), eq(consents.subject, subject)));
  return rows.length > 0;
}

/** What counts of a purpose, to whomever, the one given last first. */
export async function findCounting(tx: Tx, userId: string, purpose: ConsentPurpose): Promise<ConsentRow[]> {
  return await tx
    .select(columns)
    .from(consents)
    .where(and(counts(userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.givenAt));
}

/** All she ever gave, the newest first. */
export async function findConsents(tx: Tx, userId: string): Promise<ConsentRow[]> {
  return await tx
    .select(columns)
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id));
}

export async function addConsent(
  tx: Tx,
  userId: string,
  row: Pick<Consent, 'id' | 'purpose' | 'subject' | 'text_version'> & { detail: Uint8Array | null },
): Promise<void> {
  await tx.insert(consents).values({
    ...{ userId, id: row.id, purpose: row.purpose, subject: row.subject },
    textVersion: row.text_version,
    detail: row.detail,
    // The time of the clock, not of the transaction: what was withdrawn and given again has an order.
    givenAt: sql`clock_timestamp()`,
  });
}

/** Returns what was withdrawn; null where there is none of hers that counts. */
export async function endConsent(tx: Tx, userId: string, id: string): Promise<ConsentRow | null> {
  const [row] = await tx
    .update(consents)
    .set({ withdrawnAt: sql`greatest(clock_timestamp(), ${consents.givenAt})` })
    .where(and(counts(userId), eq(consents.id, id)))
    .returning(columns);
  return row ?? null;
}

function counts(userId: string) {
  return and(eq(consents.userId, userId), isNull(consents.withdrawnAt));
}
