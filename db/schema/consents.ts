import { CONSENT_PURPOSES } from '@lunaria/domain/consents/consent.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * The one ledger of what she agreed to: for what, to whom, with which words, when, and when she withdrew it. Kept as
 * evidence, with the account; of one purpose and subject at most one counts.
 */
export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** domain/consents/consent.ts. */
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    /** To whom or what; '' where the purpose has only one. Never a word of hers. */
    subject: text('subject').notNull(),
    /** domain/consents/consent-texts.ts. */
    textVersion: text('text_version').notNull(),
    /** What else belongs to it; encrypted with her key, bound to user and id. */
    detail: bytea('detail'),
    givenAt: timestamp('given_at', { withTimezone: true, precision: 3 }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ name: 'consents_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('consents_one_counts')
      .on(table.userId, table.purpose, table.subject)
      .where(sql`${table.withdrawnAt} is null`),
    index('consents_given_at').on(table.userId, table.givenAt),
    check(
      'consents_purpose',
      sql`${table.purpose} in ('health-processing', 'model-documents', 'model-assistant', 'sync', 'share', 'emergency-page', 'visit', 'method-rules', 'reminders-mail', 'reminders-push')`,
    ),
    // An address of 500 and a name of 200, the longest that a model may have, and the space between them.
    check('consents_subject', sql`char_length(${table.subject}) <= 701`),
    check('consents_text_version', sql`${table.textVersion} ~ '^[a-z0-9.-]{1,40}$'`),
    check('consents_detail_size', sql`octet_length(${table.detail}) between 30 and 4096`),
    check('consents_withdrawn_at', sql`${table.withdrawnAt} >= ${table.givenAt}`),
    pgPolicy('consents_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('consents_own_create', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    // What was withdrawn stays so: she agrees anew in a row of its own.
    pgPolicy('consents_own_withdraw', {
      for: 'update',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId} and ${table.withdrawnAt} is null`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('consents_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
