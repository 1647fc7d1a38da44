import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** Her pregnancies: at most one that goes on, and those that ended. */
export const pregnancies = pgTable(
  'pregnancies',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    datingMethod: text('dating_method').notNull(),
    lastPeriodDate: date('last_period_date'),
    dueDate: date('due_date'),
    /** 0 where another method dates it. */
    currentWeek: integer('current_week').notNull(),
    /** The day on her clock when she said it: a current week counts from it. */
    statedOn: date('stated_on').notNull(),
    /** null: not asked yet. */
    firstPregnancy: boolean('first_pregnancy'),
    /** Encrypted with her key; null for none. */
    complications: bytea('complications'),
    /** These two null while it goes on. */
    endReason: text('end_reason'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The day, where she gave one. */
    endedOn: date('ended_on'),
    /** The day on her clock when she said that it was over: its end where she gave no day. */
    endSaidOn: date('end_said_on'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pregnancies_one_goes_on').on(table.userId).where(sql`${table.endedAt} is null`),
    check(
      'pregnancies_dating',
      sql`case ${table.datingMethod}
        when 'lastPeriod' then ${table.lastPeriodDate} is not null and ${table.dueDate} is null and ${table.currentWeek} = 0
        when 'dueDate' then ${table.dueDate} is not null and ${table.lastPeriodDate} is null and ${table.currentWeek} = 0
        when 'currentWeek' then ${table.currentWeek} between 1 and 42 and num_nonnulls(${table.lastPeriodDate}, ${table.dueDate}) = 0
        else false end`,
    ),
    check(
      'pregnancies_last_period',
      sql`${table.lastPeriodDate} between '1900-01-01'::date and ${table.statedOn}`,
    ),
    check('pregnancies_due_date', sql`${table.dueDate} between '1900-01-01'::date and '2199-12-31'::date`),
    check(
      'pregnancies_stated_on',
      sql`${table.statedOn} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    // 29 bytes around the text, and 1 to 2,000 UTF-16 units, which are at most three bytes of UTF-8 each.
    check('pregnancies_complications_size', sql`octet_length(${table.complications}) between 30 and 6029`),
    check('pregnancies_end_reason', sql`${table.endReason} in ('birth', 'loss', 'prefer-not-to-say')`),
    check(
      'pregnancies_end',
      sql`(${table.endReason} is null) = (${table.endedAt} is null) and (${table.endedOn} is null or ${table.endedAt} is not null)`,
    ),
    check(
      'pregnancies_ended_on',
      sql`${table.endedOn} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check(
      'pregnancies_end_said_on',
      sql`${table.endSaidOn} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check('pregnancies_said_of_an_end', sql`${table.endSaidOn} is null or ${table.endedAt} is not null`),
    pgPolicy('pregnancies_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
