import type { ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import type { Notice } from '@lunaria/domain/reminders/reminder-settings.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { notices } from '../schema/notices.ts';

const columns = {
  id: notices.id,
  kind: notices.kind,
  madeAt: notices.madeAt,
  dismissedAt: notices.dismissedAt,
};

/** Those that are still of use, the newest first. */
export async function findNotices(tx: Tx, userId: string, now: Date, limit: number): Promise<Notice[]> {
  const rows = await tx
    .select(columns)
    .from(notices)
    .where(and(eq(notices.userId, userId), gt(notices.usefulUntil, now)))
    .orderBy(desc(notices.madeAt), desc(notices.id))
    .limit(limit);
  return rows.map(toNotice);
}

/** Puts a notice away, or back. */
export async function dismissNotice(
  tx: Tx,
  userId: string,
  id: string,
  dismissedAt: Date | null,
): Promise<void> {
  await tx
    .update(notices)
    .set({ dismissedAt })
    .where(and(eq(notices.userId, userId), eq(notices.id, id)));
}

function toNotice(row: { id: string; kind: string; madeAt: Date; dismissedAt: Date | null }): Notice {
  return {
    id: row.id,
    kind: row.kind as ReminderKind, // as: the table's CHECK
    made_at: row.madeAt.toISOString(),
    is_dismissed: row.dismissedAt !== null,
  };
}
