import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** Her recorded periods, one row for each start. */
export const periodTracking = pgTable(
  'period_tracking',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    periodStartDate: date('period_start_date').notNull(),
    /** null while it goes on. */
    periodEndDate: date('period_end_date'),
    cycleLength: integer('cycle_length').notNull(),
    /**
     * The last day it may be drawn on: without an end the default length of five days (domain/cycle/cycle.ts). A
     * column and not an expression in the query: under the policies an index serves only comparisons that cannot leak.
     */
    lastDay: date('last_day').generatedAlwaysAs(sql`coalesce(period_end_date, period_start_date + 4)`),
    /** Set by a trigger whatever is written: what "future" means is the database's own clock. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => {
    // The latest day that it is anywhere on earth (UTC+14): nobody knows her time zone here.
    const today = sql`(${table.updatedAt} at time zone 'UTC' + interval '14 hours')::date`;
    return [
      primaryKey({ name: 'period_tracking_pkey', columns: [table.userId, table.periodStartDate] }),
      index('period_tracking_user_last_day').on(table.userId, table.lastDay),
      check('period_tracking_start', sql`${table.periodStartDate} >= '1900-01-01'`),
      check('period_tracking_end', sql`${table.periodEndDate} >= ${table.periodStartDate}`),
      check(
        'period_tracking_not_in_future',
        sql`${table.periodStartDate} <= ${today} and (${table.periodEndDate} is null or ${table.periodEndDate} <= ${today})`,
      ),
      check('period_tracking_cycle_length', sql`${table.cycleLength} between 21 and 90`),
      pgPolicy('period_tracking_own', {
        for: 'all',
        to: anyRole,
        using: sql`${table.userId} = ${currentUserId}`,
        withCheck: sql`${table.userId} = ${currentUserId}`,
      }),
    ];
  },
).enableRLS();
