import { sql } from 'drizzle-orm';
import { check, date, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** Times without cycles that she entered. */
export const cyclePauses = pgTable(
  'cycle_pauses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made in her browser: part of the key, so that it says nothing about anybody else's. */
    id: uuid('id').notNull(),
    fromOn: date('from_on').notNull(),
    /** The last day of it; null while it goes on. */
    toOn: date('to_on'),
    reason: text('reason').notNull(),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'cycle_pauses_pkey', columns: [table.userId, table.id] }),
    check(
      'cycle_pauses_from_on',
      sql`${table.fromOn} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check(
      'cycle_pauses_to_on',
      sql`${table.toOn} between ${table.fromOn} and ${latestTodayAt(table.updatedAt)}`,
    ),
    check(
      'cycle_pauses_reason',
      sql`${table.reason} in ('breastfeeding', 'hormones', 'treatment', 'not-recorded', 'other')`,
    ),
    pgPolicy('cycle_pauses_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
