import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { providerFlows } from '../schema/provider-flows.ts';

export type ProviderFlow = typeof providerFlows.$inferSelect;
type NewProviderFlow = typeof providerFlows.$inferInsert;

/** Keeps what has to come back. Runs as app_auth, like everything here. */
export async function createProviderFlow(tx: Tx, flow: NewProviderFlow): Promise<void> {
  await tx.insert(providerFlows).values(flow);
}

/** Keeps the name that the provider told with the answer to this journey; nothing happens when there is none. */
export async function keepProviderName(
  tx: Tx,
  { provider, stateHash, fullName }: Pick<ProviderFlow, 'provider' | 'stateHash'> & { fullName: string },
): Promise<void> {
  await tx
    .update(providerFlows)
    .set({ fullName })
    .where(
      and(
        eq(providerFlows.stateHash, stateHash),
        eq(providerFlows.provider, provider),
        gt(providerFlows.expiresAt, sql`now()`),
      ),
    );
}

/** Takes a journey out, so that nobody takes it twice; null when this browser began no such one, or too long ago. */
export async function takeProviderFlow(
  tx: Tx,
  { provider, stateHash, browserHash }: Pick<ProviderFlow, 'provider' | 'stateHash' | 'browserHash'>,
): Promise<ProviderFlow | null> {
  const [taken] = await tx
    .delete(providerFlows)
    .where(
      and(
        eq(providerFlows.stateHash, stateHash),
        eq(providerFlows.browserHash, browserHash),
        eq(providerFlows.provider, provider),
        gt(providerFlows.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return taken ?? null;
}

/** Journeys that nobody came back from. */
export async function deleteEndedProviderFlows(tx: Tx): Promise<void> {
  await tx.delete(providerFlows).where(lt(providerFlows.expiresAt, sql`now()`));
}
