import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { users } from '../schema/users.ts';

/** Keeps which version of the terms an account agreed to last, and when. Runs as app_auth. */
export async function setTermsVersion(tx: Tx, userId: string, version: string): Promise<void> {
  await tx
    .update(users)
    .set({ termsVersion: version, termsAcceptedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
