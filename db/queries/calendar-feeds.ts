import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { calendarFeeds } from '../schema/calendar-feeds.ts';

export type FeedRow = Omit<typeof calendarFeeds.$inferSelect, 'userId' | 'tokenHash' | 'revisions'>;

const columns = {
  id: calendarFeeds.id,
  place: calendarFeeds.place,
  contents: calendarFeeds.contents,
  titleMode: calendarFeeds.titleMode,
  ownTitle: calendarFeeds.ownTitle,
  zone: calendarFeeds.zone,
  createdAt: calendarFeeds.createdAt,
  lastReadAt: calendarFeeds.lastReadAt,
};

/** Whose feed it is, and which, as app_link: the policies show the one that the secret belongs to. Null: none. */
export async function findFeedOfLink(tx: Tx): Promise<{ userId: string; id: string } | null> {
  const [row] = await tx.select({ userId: calendarFeeds.userId, id: calendarFeeds.id }).from(calendarFeeds);
  return row ?? null;
}

/** All of hers, the oldest place first. */
export async function findFeeds(tx: Tx, userId: string): Promise<FeedRow[]> {
  return await tx
    .select(columns)
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .orderBy(asc(calendarFeeds.place));
}

/**
 * One of hers, as it is read: nobody else reads or changes it before this transaction ends. `isFirstToday`: nobody read it
 * yet on this day in Greenwich. Null where there is none.
 */
export async function lockFeed(
  tx: Tx,
  userId: string,
  id: string,
): Promise<(FeedRow & { revisions: Uint8Array | null; isFirstToday: boolean }) | null> {
  const [row] = await tx
    .select({
      ...columns,
      revisions: calendarFeeds.revisions,
      isFirstToday: sql<boolean>`coalesce(${calendarFeeds.lastReadAt} < date_trunc('day', now(), 'UTC'), true)`,
    })
    .from(calendarFeeds)
    .where(isFeed(userId, id))
    .for('update');
  return row ?? null;
}

/** Adds a feed, or changes what is in the one with this id, whose secret stays. */
export async function upsertFeed(
  tx: Tx,
  userId: string,
  feed: Pick<FeedRow, 'id' | 'place' | 'contents' | 'titleMode' | 'ownTitle' | 'zone'> & {
    tokenHash: Uint8Array;
  },
): Promise<void> {
  const { contents, titleMode, ownTitle, zone } = feed;
  await tx
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({
      target: [calendarFeeds.userId, calendarFeeds.id],
      set: { contents, titleMode, ownTitle, zone },
    });
}

/** Another secret for the feed with this id; false where there is none. */
export async function renewFeed(tx: Tx, userId: string, id: string, tokenHash: Uint8Array): Promise<boolean> {
  const rows = await tx
    .update(calendarFeeds)
    .set({ tokenHash })
    .where(isFeed(userId, id))
    .returning({ id: calendarFeeds.id });
  return rows.length > 0;
}

/** Notes that it was read, and how often its events were moved until then. */
export async function noteFeedRead(
  tx: Tx,
  userId: string,
  id: string,
  revisions: Uint8Array | null,
): Promise<void> {
  await tx.update(calendarFeeds).set({ lastReadAt: sql`now()`, revisions }).where(isFeed(userId, id));
}

/** Deletes the feed with this id; false where there is none. */
export async function deleteFeed(tx: Tx, id: string): Promise<boolean> {
  const { rows } = (await tx.execute(sql`select delete_own_calendar_feeds(${id})`)) as unknown as {
    rows: unknown[]; // as: both drivers answer so
  };
  return rows.length > 0;
}

const isFeed = (userId: string, id: string) =>
  and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.id, id));
