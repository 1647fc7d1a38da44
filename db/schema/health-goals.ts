import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** The goals she set herself: at most one of a kind that has not ended, and those that did. */
export const healthGoals = pgTable(
  'health_goals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made in her browser: part of the key, so that it says nothing about anybody else's. */
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    amount: doublePrecision('amount'),
    daysPerWeek: smallint('days_per_week'),
    startedOn: date('started_on').notNull(),
    state: text('state').notNull(),
    /** null while it is active. */
    stateSince: date('state_since'),
    /** First and last day of the last pause that is over; both null: none. */
    lastPauseFrom: date('last_pause_from'),
    lastPauseTo: date('last_pause_to'),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'health_goals_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('health_goals_one_of_a_kind')
      .on(table.userId, table.kind)
      .where(sql`${table.state} <> 'ended'`),
    // A CHECK takes null for true: an amount that is missing must not pass.
    check(
      'health_goals_amount',
      sql`coalesce(case ${table.kind}
        when 'sleep' then ${table.amount} between 3 and 14
        when 'activity' then ${table.amount} between 5 and 5000 and ${table.amount} = trunc(${table.amount})
        when 'water' then ${table.amount} between 1 and 40
        when 'mood' then ${table.amount} is null
        when 'logging' then ${table.amount} is null
        end, false)`,
    ),
    check(
      'health_goals_days_per_week',
      sql`coalesce(case ${table.kind} when 'activity' then ${table.daysPerWeek} is null else ${table.daysPerWeek} between 1 and 7 end, false)`,
    ),
    check(
      'health_goals_started_on',
      sql`${table.startedOn} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check('health_goals_state', sql`${table.state} in ('active', 'paused', 'ended')`),
    check(
      'health_goals_state_since_its_day',
      sql`(${table.state} = 'active') = (${table.stateSince} is null)`,
    ),
    check(
      'health_goals_state_since',
      sql`${table.stateSince} between ${table.startedOn} and ${latestTodayAt(table.updatedAt)}`,
    ),
    check(
      'health_goals_last_pause_whole',
      sql`(${table.lastPauseFrom} is null) = (${table.lastPauseTo} is null)`,
    ),
    check(
      'health_goals_last_pause',
      sql`${table.lastPauseFrom} between ${table.startedOn} and ${table.lastPauseTo} and ${table.lastPauseTo} <= ${latestTodayAt(table.updatedAt)}`,
    ),
    pgPolicy('health_goals_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
