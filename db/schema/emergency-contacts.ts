import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Whom to call for her, at most ten in her order. That no two stand at one place is held by
 * `emergency_contacts_one_at_a_place`, which the migration makes by hand: it is looked at when a statement ends, so that one
 * statement can put all into another order.
 */
export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    position: smallint('position').notNull(),
    /** Name, relation and phone number as JSON; encrypted with her key, bound to user and id. */
    content: bytea('content').notNull(),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'emergency_contacts_pkey', columns: [table.userId, table.id] }),
    check('emergency_contacts_position', sql`${table.position} between 0 and 9`),
    // 29 bytes around the JSON of the shortest contact, and of the longest, whose letters may each need six bytes.
    check('emergency_contacts_content_size', sql`octet_length(${table.content}) between 68 and 1000`),
    pgPolicy('emergency_contacts_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
