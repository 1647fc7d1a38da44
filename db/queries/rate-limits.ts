import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { rateLimits } from '../schema/rate-limits.ts';

/**
 * Counts one request of `key` in a fixed window of `windowSeconds` and returns the count in this window and the
 * seconds until it ends. One statement, so that several processes count together and none twice; never inside a
 * transaction with anything else, because its commit does not wait for the disk.
 */
export async function countRequest(
  tx: Tx,
  key: string,
  windowSeconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const [row] = await counting(tx).execute({ key, windowSeconds });
  if (!row) throw new Error('The rate limit was not counted.');
  return { count: row.count, secondsLeft: Math.max(1, row.secondsLeft) };
}

const counting = oncePer((tx: Tx) => {
  const nextEnd = sql`clock_timestamp() + make_interval(secs => ${sql.placeholder('windowSeconds')})`;
  const isOver = sql`${rateLimits.windowEndsAt} <= clock_timestamp()`;
  return tx
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), count: 1, windowEndsAt: nextEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${rateLimits.count}, 2000000000) + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${nextEnd} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - clock_timestamp()))::int`,
      // What a power cut takes with it are the counts of its last second; all who count at once would wait for the
      // disk one after the other.
      commit: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .prepare('count_request');
});

/** Takes one counted request of `key` back. */
export async function giveCountBack(tx: Tx, key: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}

/** Begins the count of `key` anew. */
export async function forgetCount(tx: Tx, key: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Forgets windows that are over: their keys hold client addresses. */
export async function deleteEndedRateLimits(tx: Tx): Promise<void> {
  await tx.delete(rateLimits).where(sql`${rateLimits.windowEndsAt} <= clock_timestamp()`);
}
