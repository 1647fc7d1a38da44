import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { modelConsents } from '../schema/model-consents.ts';

export interface StoredConsent {
  endpoint: string;
  model: string;
  given_at: Date;
}

/** The consent she gave last and did not withdraw, or null. */
export async function findModelConsent(tx: Tx, userId: string): Promise<StoredConsent | null> {
  const [row] = await tx
    .select({
      endpoint: modelConsents.endpoint,
      model: modelConsents.model,
      given_at: modelConsents.givenAt,
    })
    .from(modelConsents)
    .where(counts(userId));
  return row ?? null;
}

export async function giveModelConsent(
  tx: Tx,
  userId: string,
  { endpoint, model }: Pick<StoredConsent, 'endpoint' | 'model'>,
): Promise<void> {
  // The time of the clock, not of the transaction: two consents must never have the same instant.
  await tx.insert(modelConsents).values({ userId, endpoint, model, givenAt: sql`clock_timestamp()` });
}

export async function withdrawModelConsent(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(modelConsents)
    .set({ withdrawnAt: sql`greatest(clock_timestamp(), ${modelConsents.givenAt})` })
    .where(counts(userId));
}

function counts(userId: string) {
  return and(eq(modelConsents.userId, userId), isNull(modelConsents.withdrawnAt));
}
