import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { anyRole, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** What she wants to be reminded of, a row for each kind that she ever touched; the others are off. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** domain/reminders/kinds.ts. */
    kind: text('kind').notNull(),
    /** Stands in the links of the mails, which therefore name neither her nor what they are about. */
    id: uuid('id').notNull().defaultRandom(),
    isOn: boolean('is_on').notNull(),
    leadDays: smallint('lead_days').notNull(),
    /** Of the day on her wall. */
    minute: smallint('minute').notNull(),
    /** Bit n for the day of the week n, 0 for Sunday. */
    weekdays: smallint('weekdays').notNull(),
    /** The day that she named, and after how many days it comes again. */
    firstOn: date('first_on'),
    everyDays: smallint('every_days'),
    byMail: boolean('by_mail').notNull(),
    onDashboard: boolean('on_dashboard').notNull(),
    /** To the devices on which she turned it on: where there is none, nothing comes of it. */
    byPush: boolean('by_push').notNull().default(true),
    /** When she last changed when it comes: what would have been due before is not made up for. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'reminder_settings_pkey', columns: [table.userId, table.kind] }),
    unique('reminder_settings_id').on(table.id),
    check(
      'reminder_settings_kind',
      sql`${table.kind} in ('period-due', 'period-late', 'fertile-window', 'log-today', 'pill', 'patch', 'ring', 'injection', 'renewal', 'implant', 'document-read', 'something-waits')`,
    ),
    check('reminder_settings_lead_days', sql`${table.leadDays} between 0 and 60`),
    check('reminder_settings_minute', sql`${table.minute} between 0 and 1439`),
    check('reminder_settings_weekdays', sql`${table.weekdays} between 1 and 127`),
    check(
      'reminder_settings_first_on',
      sql`${table.firstOn} between '1900-01-01'::date and '9999-12-31'::date`,
    ),
    check('reminder_settings_every_days', sql`${table.everyDays} between 1 and 400`),
    check('reminder_settings_changed_at', sql`isfinite(${table.changedAt})`),
    pgPolicy('reminder_settings_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('reminder_settings_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('reminder_settings_worker_unsubscribe', {
      for: 'update',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
).enableRLS();
