import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth, appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Work promised inside a transaction, a user's or, for what has to do with no account, the worker's. The worker turns
 * each row into a job whose id is the row's id, so handing over twice makes one job. A row holds ids only: never a
 * health value, a name or an address.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** null for jobs that have to do with no account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    job: text('job').notNull(),
    subjectId: uuid('subject_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'outbox_job',
      sql`${table.job} in ('send-verification-mail', 'send-guardian-mail', 'send-password-reset-mail', 'send-password-changed-mail', 'send-password-removed-mail', 'send-factors-changed-mail', 'send-factor-removal-mail', 'send-email-change-mails', 'send-email-changed-mail', 'send-sign-in-notice', 'send-account-linked-mail', 'read-document', 'ask-model', 'send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message', 'move-blood-pressures', 'send-emergency-page-mail', 'make-export', 'send-erasure-mail', 'forget-erased')`,
    ),
    check(
      'outbox_user_where_there_is_one',
      sql`(${table.userId} is null) = (${table.job} in ('send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message'))`,
    ),
    index('outbox_waiting').on(table.createdAt).where(sql`${table.handedOverAt} is null`),
    index('outbox_user_id').on(table.userId),
    pgPolicy('outbox_own_create', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('outbox_auth_create', { for: 'insert', to: appAuth, withCheck: sql`true` }),
    pgPolicy('outbox_worker', { for: 'all', to: appWorker, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
