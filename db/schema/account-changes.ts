import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth } from './roles.ts';
import { users } from './users.ts';

/**
 * What was changed about the ways into an account, for as long as the link in the mail that told it takes it back
 * (domain/account/account-change.ts).
 */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: [
        'factor-added',
        'factor-removed',
        'codes-renewed',
        'code-used',
        'provider-added',
        'provider-removed',
        'email-changed',
      ],
    }).notNull(),
    /** The factor, or the row of the provider, that it is about; it may be gone by now. */
    subjectId: uuid('subject_id'),
    /** How she knows it: her name for the factor, the provider's name. */
    name: text('name'),
    /** The rows as they were before: what takes the change back needs of them. */
    before: jsonb('before'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    index('account_changes_user_id').on(table.userId),
    index('account_changes_created_at').on(table.createdAt),
    check(
      'account_changes_kind',
      sql`${table.kind} in ('factor-added', 'factor-removed', 'codes-renewed', 'code-used', 'provider-added', 'provider-removed', 'email-changed')`,
    ),
    check('account_changes_name_length', sql`char_length(${table.name}) <= 200`),
    pgPolicy('account_changes_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
