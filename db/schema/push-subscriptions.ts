import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { anyRole, appWorker, currentUserId } from './roles.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/**
 * Devices that show her reminders: one for a session, so that it ends with it, however that ends. Of an address no two
 * devices, so that what was one account's cannot become another's too.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address, which is long and random: known again, and never read from it. */
    endpointHash: bytea('endpoint_hash').notNull().unique(),
    /** Address, keys and name of the device as JSON; encrypted with her key, bound to user and session. */
    content: bytea('content').notNull(),
    turnedOnAt: timestamp('turned_on_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('push_subscriptions_user_id').on(table.userId),
    check('push_subscriptions_endpoint_hash_size', sql`octet_length(${table.endpointHash}) = 32`),
    // 29 bytes around the JSON of a short address, and of the longest.
    check('push_subscriptions_content_size', sql`octet_length(${table.content}) between 200 and 3000`),
    check('push_subscriptions_turned_on_at', sql`isfinite(${table.turnedOnAt})`),
    pgPolicy('push_subscriptions_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('push_subscriptions_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('push_subscriptions_worker_end', { for: 'delete', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
