import { sql } from 'drizzle-orm';
import {
  check,
  date,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** What she noted for a day. The functions in the CHECKs are made by migrations/0003_known_values.sql. */
export const dailyHealthSignals = pgTable(
  'daily_health_signals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    signalDate: date('signal_date').notNull(),
    symptoms: text('symptoms').array().notNull(),
    /** A list of { id, protected }. */
    intercourse: jsonb('intercourse').$type<{ id: string; protected: boolean }[]>().notNull(),
    mood: text('mood').array().notNull(),
    discharge: text('discharge').notNull(),
    /** Encrypted with her key, bound to user and day; null for no notes. */
    notes: bytea('notes'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'daily_health_signals_pkey', columns: [table.userId, table.signalDate] }),
    check(
      'daily_health_signals_date',
      sql`${table.signalDate} between '1900-01-01'::date and '2100-12-31'::date`,
    ),
    check(
      'daily_health_signals_symptoms',
      sql`are_known_codes(${table.symptoms}, '{cramps,headache,bloating,tender_breasts,back_pain,nausea,fatigue,acne}')`,
    ),
    check('daily_health_signals_intercourse', sql`are_intercourse_entries(${table.intercourse})`),
    check(
      'daily_health_signals_mood',
      sql`are_known_codes(${table.mood}, '{happy,sad,anxious,irritable,energetic,calm}')`,
    ),
    check(
      'daily_health_signals_discharge',
      sql`${table.discharge} in ('none', 'dry', 'sticky', 'creamy', 'watery', 'ewcm')`,
    ),
    // 29 bytes around the text, and 1 to 4,000 UTF-16 units, which are at most three bytes of UTF-8 each.
    check('daily_health_signals_notes_size', sql`octet_length(${table.notes}) between 30 and 12029`),
    pgPolicy('daily_health_signals_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
