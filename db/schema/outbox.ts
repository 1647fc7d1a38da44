import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth, appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Work promised inside a user's transaction. The worker turns each row into a job whose id is the row's id, so
 * handing over twice makes one job. A row holds ids only: never a health value, a name or an address.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    job: text('job').notNull(),
    subjectId: uuid('subject_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'outbox_job',
      sql`${table.job} in ('send-verification-mail', 'send-guardian-mail', 'read-document', 'ask-model')`,
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
