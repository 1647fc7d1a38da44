import type { AllExtras } from '@lunaria/domain/daily-log/log-extras.ts';
import type { DaySigns } from '@lunaria/domain/daily-log/sign-fields.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * What she logged for a day; null and a missing key: not logged. Hours and glasses are doubles, so that what comes back
 * is the number that was sent. What is measured (weight, temperatures, resting rate, blood pressure) stands in
 * `measurements`.
 */
export const dailyLogs = pgTable(
  'daily_logs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    logDate: date('log_date').notNull(),
    sleepHours: doublePrecision('sleep_hours'),
    sleepQuality: smallint('sleep_quality'),
    activityMinutes: smallint('activity_minutes'),
    activityType: text('activity_type'),
    mood: smallint('mood'),
    stress: smallint('stress'),
    waterGlasses: doublePrecision('water_glasses'),
    /** By mode, and the signs of every mode. Looked into by a function of migrations/0036_day_signs.sql; never holds what is measured, or bleeding. */
    extras: jsonb('extras').$type<AllExtras & { signs?: DaySigns }>().notNull(),
    /** Of before `measurements`, until the job move-blood-pressures was there: encrypted, bound to user and day. */
    bloodPressure: bytea('blood_pressure'),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'daily_logs_pkey', columns: [table.userId, table.logDate] }),
    check(
      'daily_logs_date',
      sql`${table.logDate} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check('daily_logs_sleep_hours', sql`${table.sleepHours} between 0 and 24`),
    check('daily_logs_sleep_quality', sql`${table.sleepQuality} between 1 and 10`),
    check('daily_logs_activity_minutes', sql`${table.activityMinutes} between 0 and 1440`),
    check(
      'daily_logs_activity_type',
      sql`${table.activityType} in ('cardio', 'strength', 'yoga', 'walking', 'none')`,
    ),
    // A named type for no minutes. Null beside either is no contradiction.
    check(
      'daily_logs_activity',
      sql`not (${table.activityMinutes} = 0 and ${table.activityType} is not null and ${table.activityType} <> 'none')`,
    ),
    check('daily_logs_mood', sql`${table.mood} between 1 and 10`),
    check('daily_logs_stress', sql`${table.stress} between 1 and 10`),
    check('daily_logs_water', sql`${table.waterGlasses} between 0 and 100`),
    check('daily_logs_extras', sql`are_daily_log_extras(${table.extras})`),
    // It has a row of its own, one a day: bleeding_days.
    check(
      'daily_logs_no_bleeding',
      sql`not (jsonb_path_exists(${table.extras}, '$.*.period_flow') or jsonb_path_exists(${table.extras}, '$.*.breakthrough_bleeding') or jsonb_path_exists(${table.extras}, '$.*.period_this_week'))`,
    ),
    // 29 bytes around `50/20` to `300/200`.
    check('daily_logs_blood_pressure_size', sql`octet_length(${table.bloodPressure}) between 34 and 36`),
    pgPolicy('daily_logs_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
