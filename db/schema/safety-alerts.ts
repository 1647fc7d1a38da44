import { sql } from 'drizzle-orm';
import {
  check,
  date,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Alerts about what she entered. Which rule, how urgent and why is encrypted: a rule may rest on her notes or her blood
 * pressure, and its name would tell what these say.
 */
export const safetyAlerts = pgTable(
  'safety_alerts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The day of the entry. */
    day: date('day').notNull(),
    /** Of rule and facts, under her key: the same again is the same row, and nobody without the key can try values out. */
    factsKey: bytea('facts_key').notNull(),
    /**
     * Rule, level, what it was found in and, while it is open, reasons, else why it does not fit; encrypted with her key,
     * bound to user and id.
     */
    content: bytea('content').notNull(),
    /** The state of the rules that found it. */
    rulesVersion: integer('rules_version').notNull(),
    raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
    /** When she said that she has read it; null: not yet, or it was said again since. */
    readAt: timestamp('read_at', { withTimezone: true }),
    state: text('state', { enum: ['open', 'done', 'not-right'] })
      .notNull()
      .default('open'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'safety_alerts_pkey', columns: [table.userId, table.id] }),
    unique('safety_alerts_once').on(table.userId, table.day, table.factsKey),
    check(
      'safety_alerts_day',
      sql`${table.day} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check('safety_alerts_facts_key_size', sql`octet_length(${table.factsKey}) = 32`),
    // 29 bytes around 512 or a multiple of it: the length does not tell the rule.
    check(
      'safety_alerts_content_size',
      sql`octet_length(${table.content}) between 541 and 16413 and octet_length(${table.content}) % 512 = 29`,
    ),
    check('safety_alerts_rules_version', sql`${table.rulesVersion} >= 1`),
    check(
      'safety_alerts_times',
      sql`isfinite(${table.raisedAt}) and isfinite(${table.readAt}) and isfinite(${table.settledAt})`,
    ),
    check('safety_alerts_state', sql`${table.state} in ('open', 'done', 'not-right')`),
    check('safety_alerts_settled', sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
    pgPolicy('safety_alerts_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
