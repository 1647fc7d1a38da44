import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { waitingLinks } from '../schema/waiting-links.ts';

type WaitingLink = Pick<
  typeof waitingLinks.$inferSelect,
  'userId' | 'provider' | 'subject' | 'browserHash' | 'expiresAt'
>;

/** Keeps a link until its account was opened in the same browser; the last one of a browser counts. */
export async function keepWaitingLink(tx: Tx, link: WaitingLink): Promise<void> {
  await tx
    .insert(waitingLinks)
    .values(link)
    .onConflictDoUpdate({
      target: waitingLinks.browserHash,
      set: {
        userId: link.userId,
        provider: link.provider,
        subject: link.subject,
        expiresAt: link.expiresAt,
      },
    });
}

/** Takes the link out that waits in this browser for this account; null when there is none. */
export async function takeWaitingLink(
  tx: Tx,
  { userId, browserHash }: Pick<WaitingLink, 'userId' | 'browserHash'>,
): Promise<WaitingLink | null> {
  const [taken] = await tx
    .delete(waitingLinks)
    .where(
      and(
        eq(waitingLinks.browserHash, browserHash),
        eq(waitingLinks.userId, userId),
        gt(waitingLinks.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return taken ?? null;
}

/** Links that nobody logged in for. */
export async function deleteEndedWaitingLinks(tx: Tx): Promise<void> {
  await tx.delete(waitingLinks).where(lt(waitingLinks.expiresAt, sql`now()`));
}
