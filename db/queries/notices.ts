import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { notices } from '../schema/notices.ts';
import { reminders } from '../schema/reminders.ts';
import type { ClaimedReminder } from './reminders.ts';

export interface NoticeRow extends Pick<ClaimedReminder, 'id' | 'kind' | 'subjectId' | 'on'> {
  madeAt: Date;
  dismissedAt: Date | null;
}

/** Those whose time is not over, with what they are about, the newest first. */
export async function findNotices(tx: Tx, userId: string, now: Date, limit: number): Promise<NoticeRow[]> {
  const rows = await tx
    .select({
      id: notices.id,
      kind: notices.kind,
      subjectId: reminders.subjectId,
      on: reminders.onDay,
      madeAt: notices.madeAt,
      dismissedAt: notices.dismissedAt,
    })
    .from(notices)
    .innerJoin(reminders, and(eq(reminders.userId, notices.userId), eq(reminders.id, notices.id)))
    .where(and(eq(notices.userId, userId), gt(notices.usefulUntil, now)))
    .orderBy(desc(notices.madeAt), desc(notices.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    kind: row.kind as ReminderKind, // as: the table's CHECK
    on: row.on as CalendarDate, // as: a date, given as YYYY-MM-DD
  }));
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
