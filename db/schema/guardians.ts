import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { anyRole, appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * The guardians she named; the latest is the one that counts now. A row that was answered stays as evidence of who was
 * asked, when, and in which words; one that was not gives way to the next address, and its link ends with it.
 */
export const guardians = pgTable(
  'guardians',
  {
    /** Stands in the link of the mail. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted with her key; erased when the guardian refuses. */
    email: bytea('email'),
    namedAt: timestamp('named_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a mail was promised last; null: nobody was written to. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The version of the words that the guardian read. */
    wordingVersion: text('wording_version'),
  },
  (table) => [
    index('guardians_user_id').on(table.userId, table.namedAt),
    // 29 bytes around an address of at most 254 UTF-16 units.
    check('guardians_email_size', sql`octet_length(${table.email}) between 34 and 791`),
    check(
      'guardians_email_until_refused',
      sql`(${table.email} is null) = (${table.answer} is not distinct from 'refused')`,
    ),
    check('guardians_answer', sql`${table.answer} in ('given', 'refused')`),
    check(
      'guardians_answer_with_its_time',
      sql`num_nulls(${table.answer}, ${table.answeredAt}, ${table.wordingVersion}) in (0, 3)`,
    ),
    check('guardians_asked_before_answered', sql`${table.answer} is null or ${table.askedAt} is not null`),
    check('guardians_wording_version', sql`char_length(${table.wordingVersion}) between 1 and 20`),
    pgPolicy('guardians_own_read', {
      for: 'select',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('guardians_own_create', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    // An answer cannot be changed, nor its row deleted.
    pgPolicy('guardians_own_update', {
      for: 'update',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId} and ${table.answer} is null`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('guardians_own_delete', {
      for: 'delete',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId} and ${table.answer} is null`,
    }),
    pgPolicy('guardians_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
