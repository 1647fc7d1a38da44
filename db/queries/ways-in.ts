import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accounts } from '../schema/accounts.ts';

/** How somebody can sign in to an account, passkeys aside. */
interface WaysIn {
  hasPassword: boolean;
  providers: ('google' | 'apple')[];
}

/** Runs as app_auth. */
export async function findWaysIn(tx: Tx, userId: string): Promise<WaysIn> {
  const rows = await tx
    .select({ provider: accounts.providerId, hasPassword: sql<boolean>`${accounts.password} is not null` })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return {
    hasPassword: rows.some(({ hasPassword }) => hasPassword),
    providers: (['google', 'apple'] as const).filter((name) => rows.some((row) => row.provider === name)),
  };
}
