import { sql } from 'drizzle-orm';
import { boolean, check, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth, appWorker } from './roles.ts';

/**
 * One row per account. Written by app_auth only; a trigger (migrations) makes the profile and the outbox row
 * of the verification mail in the same transaction.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** When somebody first showed that mails to the account's address are read by its owner; kept by a trigger. */
    emailProvedAt: timestamp('email_proved_at', { withTimezone: true }),
    fullName: text('full_name').notNull(),
    image: text('image'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('users_email_length', sql`char_length(${table.email}) between 3 and 254`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_full_name_length', sql`char_length(${table.fullName}) <= 200`),
    pgPolicy('users_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
    pgPolicy('users_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
