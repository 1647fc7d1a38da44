import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth } from './roles.ts';
import { users } from './users.ts';

/** One row per signed-in browser. The cookie carries the token signed with the session secret. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Assurance level: aal2 after a verified second factor, or a passkey that asked for her finger or PIN. */
    aal: text('aal', { enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    /** How she came in. */
    signedInBy: text('signed_in_by', { enum: ['password', 'google', 'apple', 'passkey'] })
      .notNull()
      .default('password'),
    /** When she last proved that it is she: by signing in or by a step-up. */
    provedAt: timestamp('proved_at', { withTimezone: true }).notNull().defaultNow(),
    /** When she locked it, or was found to have left it alone; null while it is open. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    /** When its browser was touched last, as far as it told; what an account's lock is counted from. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    check('sessions_aal', sql`${table.aal} in ('aal1', 'aal2')`),
    check('sessions_signed_in_by', sql`${table.signedInBy} in ('password', 'google', 'apple', 'passkey')`),
    pgPolicy('sessions_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
