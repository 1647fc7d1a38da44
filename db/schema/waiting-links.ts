import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appAuth } from './roles.ts';
import { users } from './users.ts';

/**
 * A sign-in at a provider whose confirmed address belongs to an account already: it becomes a way into that account
 * only after somebody in the same browser has signed in to it by a way it had before.
 */
export const waitingLinks = pgTable(
  'waiting_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['google', 'apple'] }).notNull(),
    /** The provider's own name of the account (`sub`). */
    subject: text('subject').notNull(),
    browserHash: bytea('browser_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('waiting_links_user_id').on(table.userId),
    index('waiting_links_expires_at').on(table.expiresAt),
    check('waiting_links_provider', sql`${table.provider} in ('google', 'apple')`),
    check('waiting_links_subject_length', sql`char_length(${table.subject}) between 1 and 255`),
    check('waiting_links_browser_hash_size', sql`octet_length(${table.browserHash}) = 32`),
    pgPolicy('waiting_links_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
