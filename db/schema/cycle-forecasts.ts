import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, appUser, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** The forecasts that were on her screen, each kept once and never changed: what is scored is what was said. They go with the days of periods that she erases. */
export const cycleForecasts = pgTable(
  'cycle_forecasts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cycleStart: date('cycle_start').notNull(),
    /** The first day on her clock on which it stood there like this. */
    shownOn: date('shown_on').notNull(),
    predictedStart: date('predicted_start').notNull(),
    /** The window of 80 %, both days counted. */
    windowFrom: date('window_from').notNull(),
    windowTo: date('window_to').notNull(),
    knownCycles: smallint('known_cycles').notNull(),
    isOvulationKnown: boolean('is_ovulation_known').notNull(),
    /** Set by a trigger whatever is written. */
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'cycle_forecasts_pkey',
      columns: [table.userId, table.cycleStart, table.predictedStart, table.windowFrom, table.windowTo],
    }),
    index('cycle_forecasts_user_shown_on').on(table.userId, table.shownOn),
    check('cycle_forecasts_cycle_start', sql`${table.cycleStart} >= '1900-01-01'::date`),
    check(
      'cycle_forecasts_shown_on',
      sql`${table.shownOn} between ${table.cycleStart} and ${latestTodayAt(table.keptAt)}`,
    ),
    check('cycle_forecasts_after_shown', sql`${table.windowFrom} > ${table.shownOn}`),
    check(
      'cycle_forecasts_window',
      sql`${table.predictedStart} between ${table.windowFrom} and ${table.windowTo}`,
    ),
    // Ovulation on day 120, the last there is, and a luteal phase after it.
    check('cycle_forecasts_reach', sql`${table.windowTo} <= ${table.cycleStart} + 150`),
    check('cycle_forecasts_known_cycles', sql`${table.knownCycles} between 0 and 1000`),
    pgPolicy('cycle_forecasts_own_read', {
      for: 'select',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('cycle_forecasts_own_keep', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('cycle_forecasts_own_erase', {
      for: 'delete',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
