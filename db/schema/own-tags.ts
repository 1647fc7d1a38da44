import { sql } from 'drizzle-orm';
import { boolean, check, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** What she keeps an eye on that no list has: tags that she made. On which days they are stands in `day_answers`. */
export const ownTags = pgTable(
  'own_tags',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made in her browser: part of the key, so that it says nothing about anybody else's. */
    id: uuid('id').notNull(),
    /** Encrypted with her key, bound to user and id. */
    name: bytea('name').notNull(),
    /** One of the inks of the life stages. */
    color: text('color').notNull(),
    hasStrength: boolean('has_strength').notNull(),
    /** Offered no longer; the days that have it keep it. */
    isArchived: boolean('is_archived').notNull(),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'own_tags_pkey', columns: [table.userId, table.id] }),
    // 29 bytes around the text, and 1 to 30 UTF-16 units, which are at most three bytes of UTF-8 each.
    check('own_tags_name_size', sql`octet_length(${table.name}) between 30 and 119`),
    check(
      'own_tags_color',
      sql`${table.color} in ('pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf', 'pregnancy', 'menopause', 'post-menopause')`,
    ),
    pgPolicy('own_tags_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
