import { sql } from 'drizzle-orm';
import { check, date, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** Contraceptive methods that she uses or used; several may go on at once. */
export const methodUses = pgTable(
  'method_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made in her browser: part of the key, so that it says nothing about anybody else's. */
    id: uuid('id').notNull(),
    method: text('method').notNull(),
    /** Null: not known. Of a month or a year its first day. */
    startedOn: date('started_on'),
    startedCertainty: text('started_certainty').notNull(),
    /** The last day; null while it goes on. */
    endedOn: date('ended_on'),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'method_uses_pkey', columns: [table.userId, table.id] }),
    check(
      'method_uses_method',
      sql`${table.method} in ('combined-pill', 'patch', 'ring', 'progestogen-pill', 'injection', 'implant', 'hormonal-coil', 'copper-coil', 'barrier', 'withdrawal', 'fertility-awareness', 'sterilisation', 'other')`,
    ),
    check(
      'method_uses_started_certainty',
      sql`${table.startedCertainty} in ('day', 'month', 'year', 'unknown')`,
    ),
    check(
      'method_uses_start_known',
      sql`(${table.startedOn} is null) = (${table.startedCertainty} = 'unknown')`,
    ),
    check(
      'method_uses_start_first_day',
      sql`${table.startedCertainty} not in ('month', 'year') or (extract(day from ${table.startedOn}) = 1 and (${table.startedCertainty} = 'month' or extract(month from ${table.startedOn}) = 1))`,
    ),
    check(
      'method_uses_started_on',
      sql`${table.startedOn} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check(
      'method_uses_ended_on',
      sql`${table.endedOn} between coalesce(${table.startedOn}, '1900-01-01'::date) and ${latestTodayAt(table.updatedAt)}`,
    ),
    pgPolicy('method_uses_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
