import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { users } from '../schema/users.ts';

/** Which version of the terms an account agreed to last, and when; null where there is no such account. As app_auth. */
export async function findAcceptedTerms(
  tx: Tx,
  userId: string,
): Promise<{ version: string; acceptedAt: Date } | null> {
  const [row] = await tx
    .select({ version: users.termsVersion, acceptedAt: users.termsAcceptedAt })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Keeps which version of the terms an account agreed to last, and when. Runs as app_auth. */
export async function setTermsVersion(tx: Tx, userId: string, version: string): Promise<void> {
  await tx
    .update(users)
    .set({ termsVersion: version, termsAcceptedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
