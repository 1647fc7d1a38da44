import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import type { ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import type { PlannedReminder } from '@lunaria/domain/reminders/plan-reminders.ts';
import type { SentReminder } from '@lunaria/domain/reminders/reminder-settings.ts';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { disabledAccounts } from '../schema/disabled-accounts.ts';
import { erasures } from '../schema/erasures.ts';
import { healthDocuments } from '../schema/health-documents.ts';
import { notices } from '../schema/notices.ts';
import { reminders } from '../schema/reminders.ts';

// All but what she reads of it runs as app_worker.

/**
 * Promises a reminder; the same occasion again moves it, unless it is due, somebody's or was sent. Returns its id, null where
 * it stays as it is.
 */
export async function promiseReminder(
  tx: Tx,
  { userId, kind, subjectId, on, dueAt, usefulUntil }: PlannedReminder & { userId: string },
  now: Date,
): Promise<string | null> {
  const [row] = await tx
    .insert(reminders)
    .values({ userId, kind, subjectId, onDay: on, dueAt, usefulUntil })
    .onConflictDoUpdate({
      target: [reminders.userId, reminders.kind, reminders.subjectId, reminders.onDay],
      set: { dueAt, usefulUntil },
      setWhere: sql`${and(not(reminders.isDone), gt(reminders.dueAt, now), isNull(reminders.heldUntil))}`,
    })
    .returning({ id: reminders.id });
  return row?.id ?? null;
}

/** Ends what is not due yet, but for these, and for what has happened and waits to be told. */
export async function endReminders(tx: Tx, userId: string, except: string[], now: Date): Promise<void> {
  await tx
    .delete(reminders)
    .where(
      and(
        eq(reminders.userId, userId),
        not(reminders.isDone),
        gt(reminders.dueAt, now),
        isNull(reminders.heldUntil),
        ne(reminders.kind, 'document-read'),
        except.length > 0 ? notInArray(reminders.id, except) : undefined,
      ),
    );
}

export interface ClaimedReminder {
  id: string;
  userId: string;
  kind: ReminderKind;
  subjectId: string | null;
  on: CalendarDate;
  dueAt: Date;
  usefulUntil: Date;
  mailedAt: Date | null;
  shownAt: Date | null;
  /** The devices that have it, by their sessions. */
  pushedTo: string[];
  /** Until then it is whose who claimed it. Each claim has its own: who has it no more can tell by it. */
  heldUntil: Date;
}

/**
 * Takes those that are due, the longest due first, for so long: two who ask at once get different ones, and who is gone then
 * has lost them to the next.
 */
export async function claimReminders(
  tx: Tx,
  { now, limit, holdMs }: { now: Date; limit: number; holdMs: number },
): Promise<ClaimedReminder[]> {
  const due = tx
    .select({ id: reminders.id })
    .from(reminders)
    .where(
      and(
        not(reminders.isDone),
        lte(reminders.dueAt, now),
        or(isNull(reminders.heldUntil), lte(reminders.heldUntil, now)),
        // Of an account that is to be erased, or is disabled, nobody is told anything. Kept, it is reminded of what is still of use.
        sql`not exists (select from ${erasures} where ${erasures.userId} = ${reminders.userId} and ${erasures.state} <> 'cancelled')`,
        sql`not exists (select from ${disabledAccounts} where ${disabledAccounts.userId} = ${reminders.userId} and ${disabledAccounts.enabledAt} is null)`,
      ),
    )
    .orderBy(reminders.dueAt, reminders.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const heldUntil = new Date(now.getTime() + holdMs);
  const rows = await tx.update(reminders).set({ heldUntil }).where(inArray(reminders.id, due)).returning();
  return rows
    .map(({ onDay, isDone: _, mailTriedAt: __, pushTriedAt: ___, pushedAt: ____, ...row }) => ({
      ...row,
      heldUntil,
      kind: row.kind as ReminderKind, // as: the table's CHECK
      on: onDay as CalendarDate, // as: a date, given as YYYY-MM-DD
    }))
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || (one.id < other.id ? -1 : 1));
}

/** Puts it on her dashboard, once. */
export async function showReminder(tx: Tx, reminder: ClaimedReminder, now: Date): Promise<void> {
  const { id, userId, kind, usefulUntil } = reminder;
  await tx.insert(notices).values({ userId, id, kind, madeAt: now, usefulUntil }).onConflictDoNothing();
  await tx.update(reminders).set({ shownAt: now }).where(eq(reminders.id, id));
}

type Claim = Pick<ClaimedReminder, 'id' | 'heldUntil'>;

/** Says before a mail is handed over that it may have been. False for who has it no more: somebody else sends it. */
export async function noteMailTry(tx: Tx, claimed: Claim, now: Date): Promise<boolean> {
  return await noteTry(tx, claimed, { mailTriedAt: now });
}

export async function noteMailed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(reminders).set({ mailedAt: now }).where(eq(reminders.id, id));
}

/** The same before it is handed over to push services. */
export async function notePushTry(tx: Tx, claimed: Claim, now: Date): Promise<boolean> {
  return await noteTry(tx, claimed, { pushTriedAt: now });
}

async function noteTry(
  tx: Tx,
  { id, heldUntil }: Claim,
  tried: { mailTriedAt: Date } | { pushTriedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(reminders)
    .set(tried)
    .where(and(eq(reminders.id, id), eq(reminders.heldUntil, heldUntil)))
    .returning({ id: reminders.id });
  return rows.length > 0;
}

/** Says that a device was sent it: that one is not tried again. */
export async function notePushed(tx: Tx, id: string, sessionId: string, now: Date): Promise<void> {
  await tx
    .update(reminders)
    .set({
      pushedAt: sql`coalesce(${reminders.pushedAt}, ${sql.param(now, reminders.pushedAt)})`,
      pushedTo: sql`array_append(array_remove(${reminders.pushedTo}, ${sessionId}::uuid), ${sessionId}::uuid)`,
    })
    .where(eq(reminders.id, id));
}

/** Nobody takes it before then. */
export async function restReminder(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.update(reminders).set({ heldUntil: until }).where(eq(reminders.id, id));
}

/**
 * What was handed over stays, so that it does not come again, also where it was refused for good; the rest is forgotten, and may be
 * planned anew.
 */
export async function finishReminder(tx: Tx, id: string): Promise<void> {
  await tx
    .update(reminders)
    .set({ isDone: true, heldUntil: null })
    .where(
      and(
        eq(reminders.id, id),
        or(isNotNull(reminders.mailTriedAt), isNotNull(reminders.shownAt), isNotNull(reminders.pushTriedAt)),
      ),
    );
  await tx.delete(reminders).where(and(eq(reminders.id, id), not(reminders.isDone)));
}

export async function deleteOldReminders(tx: Tx): Promise<void> {
  const isOld = sql`now() - make_interval(days => ${KEPT_FOR.reminderDays})`;
  await tx.delete(reminders).where(lt(reminders.usefulUntil, isOld));
  await tx.delete(notices).where(lt(notices.usefulUntil, isOld));
}

/** Whether it is still read and there. */
export async function isDocumentRead(tx: Tx, userId: string, documentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: healthDocuments.id })
    .from(healthDocuments)
    .where(
      and(
        eq(healthDocuments.userId, userId),
        eq(healthDocuments.id, documentId),
        eq(healthDocuments.readingState, 'done'),
        isNull(healthDocuments.deletedAt),
      ),
    );
  return rows.length > 0;
}

/** What she was reminded of, the newest first. */
export async function findSentReminders(tx: Tx, userId: string, limit: number): Promise<SentReminder[]> {
  const at = sql<string>`coalesce(${reminders.mailedAt}, ${reminders.pushedAt}, ${reminders.shownAt})`;
  const rows = await tx
    .select({
      id: reminders.id,
      kind: reminders.kind,
      mailedAt: reminders.mailedAt,
      shownAt: reminders.shownAt,
      pushedAt: reminders.pushedAt,
    })
    .from(reminders)
    // Refused for good, it was not sent.
    .where(and(eq(reminders.userId, userId), reminders.isDone, isNotNull(at)))
    .orderBy(desc(at), desc(reminders.id))
    .limit(limit);
  return rows.map(({ id, kind, mailedAt, shownAt, pushedAt }) => ({
    id,
    kind: kind as ReminderKind, // as: the table's CHECK
    at: (mailedAt ?? pushedAt ?? shownAt ?? new Date(0)).toISOString(),
    by_mail: mailedAt !== null,
    on_dashboard: shownAt !== null,
    by_push: pushedAt !== null,
  }));
}

/** Of these days those of which something is logged; one of which all was taken back is not. Runs as app_user. */
export async function findLoggedDays(
  tx: Tx,
  userId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<CalendarDate[]> {
  const of = (table: string, day: string, saysSomething = sql`true`) =>
    sql`select ${sql.identifier(day)}::text as day from ${sql.identifier(table)}
      where user_id = ${userId} and ${sql.identifier(day)} between ${from} and ${to} and ${saysSomething}`;
  const places = [
    of(
      'daily_logs',
      'log_date',
      sql`(jsonb_path_exists(extras, '$.*.*') or num_nonnulls(sleep_hours, sleep_quality, activity_minutes, activity_type, mood,
        stress, water_glasses, blood_pressure) > 0)`,
    ),
    of(
      'daily_health_signals',
      'signal_date',
      sql`(symptoms <> '{}' or mood <> '{}' or intercourse <> '[]' or discharge <> 'none' or notes is not null)`,
    ),
    of('day_answers', 'day'),
    of('bleeding_days', 'day'),
    // A result of a laboratory is no log of the day.
    of('measurements', 'local_day', sql`kind <> 'lab'`),
  ];
  const found = await tx.execute(sql.join(places, sql` union `));
  // as: the statement names the one column
  return (found as unknown as { rows: { day: CalendarDate }[] }).rows.map(({ day }) => day);
}
