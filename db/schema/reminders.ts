import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * What she is to be reminded of next, and what she was reminded of lately. Beyond the kind it names nothing: ids and days
 * alone. Kind, subject and day are the key that keeps one from coming twice.
 */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The method, the implant or the document that it is about; null where there is none. */
    subjectId: uuid('subject_id'),
    /** The local day, or the first day of the cycle that it is about. */
    onDay: date('on_day').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** From then on it is not sent any more. */
    usefulUntil: timestamp('useful_until', { withTimezone: true }).notNull(),
    /** Until then it is somebody's who claimed it, or rests after a try that failed. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** When its mail was last handed over; set before it is. */
    mailTriedAt: timestamp('mail_tried_at', { withTimezone: true }),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** When it was last handed over to a push service; set before it is. */
    pushTriedAt: timestamp('push_tried_at', { withTimezone: true }),
    /** When the first of her devices was sent it. */
    pushedAt: timestamp('pushed_at', { withTimezone: true }),
    /** The devices it was sent to, by their sessions: where one has to be tried again, the others are not. */
    pushedTo: uuid('pushed_to').array().notNull().default(sql`'{}'`),
    /** When it was put on her dashboard. */
    shownAt: timestamp('shown_at', { withTimezone: true }),
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [
    unique('reminders_once').on(table.userId, table.kind, table.subjectId, table.onDay).nullsNotDistinct(),
    index('reminders_due').on(table.dueAt, table.id).where(sql`not ${table.isDone}`),
    check(
      'reminders_kind',
      sql`${table.kind} in ('period-due', 'period-late', 'fertile-window', 'log-today', 'pill', 'patch', 'ring', 'injection', 'renewal', 'implant', 'document-read', 'something-waits')`,
    ),
    check('reminders_times', sql`isfinite(${table.dueAt}) and isfinite(${table.usefulUntil})`),
    check('reminders_mail_tried', sql`${table.mailedAt} is null or ${table.mailTriedAt} is not null`),
    check('reminders_push_tried', sql`${table.pushedAt} is null or ${table.pushTriedAt} is not null`),
    check('reminders_pushed_to', sql`(${table.pushedAt} is null) = (cardinality(${table.pushedTo}) = 0)`),
    pgPolicy('reminders_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('reminders_worker', { for: 'all', to: appWorker, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
