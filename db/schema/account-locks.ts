import { sql } from 'drizzle-orm';
import { check, integer, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth } from './roles.ts';
import { users } from './users.ts';

/**
 * The lock of an account: a row for each that has a PIN. What is locked is a session (sessions.locked_at); how often a PIN
 * was tried is counted here, for all sessions and addresses together.
 */
export const accountLocks = pgTable(
  'account_locks',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** argon2id, as of a password. */
    pinHash: text('pin_hash').notNull(),
    /** After so many minutes without a touch a session locks; null: by hand only. */
    afterMinutes: integer('after_minutes'),
    /** PINs tried since a right one, or since an hour without a try. */
    tries: integer('tries').notNull().default(0),
    triedAt: timestamp('tried_at', { withTimezone: true }),
  },
  (table) => [
    check('account_locks_pin_hash', sql`${table.pinHash} ~ '^\\$argon2id\\$.{20,200}$'`),
    check('account_locks_after_minutes', sql`${table.afterMinutes} in (1, 5, 15, 60)`),
    check('account_locks_tries', sql`${table.tries} between 0 and 5`),
    pgPolicy('account_locks_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
