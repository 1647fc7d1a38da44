import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth, appWorker } from './roles.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/**
 * A change of address that waits until both addresses have agreed; one at a time for an account.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked: it goes on when the others end. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    oldConfirmedAt: timestamp('old_confirmed_at', { withTimezone: true }),
    newConfirmedAt: timestamp('new_confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('email_changes_session_id').on(table.sessionId),
    index('email_changes_expires_at').on(table.expiresAt),
    check('email_changes_new_email_length', sql`char_length(${table.newEmail}) between 3 and 254`),
    check('email_changes_new_email_lower_case', sql`${table.newEmail} = lower(${table.newEmail})`),
    check('email_changes_to_another', sql`${table.newEmail} <> ${table.oldEmail}`),
    pgPolicy('email_changes_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
    pgPolicy('email_changes_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
