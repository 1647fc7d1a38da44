import { sql } from 'drizzle-orm';
import { check, date, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** How she bled on a day, on whatever screen she noted it; a day of which nothing is said has no row. */
export const bleedingDays = pgTable(
  'bleeding_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    flow: text('flow'),
    /** What bleeding it was; null: not said. */
    kind: text('kind'),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'bleeding_days_pkey', columns: [table.userId, table.day] }),
    check(
      'bleeding_days_day',
      sql`${table.day} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check(
      'bleeding_days_flow',
      sql`${table.flow} in ('none', 'spotting', 'unspecified', 'light', 'medium', 'heavy')`,
    ),
    check(
      'bleeding_days_kind',
      sql`${table.kind} in ('period', 'between', 'hormone-break', 'after-sex', 'lochia', 'unknown')`,
    ),
    check('bleeding_days_says_something', sql`num_nonnulls(${table.flow}, ${table.kind}) > 0`),
    pgPolicy('bleeding_days_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
