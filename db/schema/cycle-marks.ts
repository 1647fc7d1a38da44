import { sql } from 'drizzle-orm';
import { check, date, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** What she said of single cycles, each named by its first day; a cycle of which nothing is said has no row. */
export const cycleMarks = pgTable(
  'cycle_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Points at no period: a period that was deleted and comes back finds what was said of it. */
    cycleStart: date('cycle_start').notNull(),
    verdict: text('verdict'),
    reason: text('reason'),
    ovulationOn: date('ovulation_on'),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'cycle_marks_pkey', columns: [table.userId, table.cycleStart] }),
    check(
      'cycle_marks_cycle_start',
      sql`${table.cycleStart} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check(
      'cycle_marks_verdict',
      sql`${table.verdict} in ('unusual', 'whole', 'start-missing', 'same-period')`,
    ),
    check(
      'cycle_marks_reason',
      sql`${table.reason} in ('illness', 'stress', 'travel', 'medication', 'hormones', 'procedure', 'other')`,
    ),
    // A CHECK takes null for true: a reason beside no verdict must not pass.
    check(
      'cycle_marks_reason_of_unusual',
      sql`coalesce(${table.verdict} = 'unusual', false) = (${table.reason} is not null)`,
    ),
    // Day 120 is the last of the longest cycle there is.
    check(
      'cycle_marks_ovulation_in_cycle',
      sql`${table.ovulationOn} between ${table.cycleStart} and ${table.cycleStart} + 119`,
    ),
    check('cycle_marks_ovulation_on', sql`${table.ovulationOn} <= ${latestTodayAt(table.updatedAt)}`),
    check('cycle_marks_says_something', sql`num_nonnulls(${table.verdict}, ${table.ovulationOn}) > 0`),
    pgPolicy('cycle_marks_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
