import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * That she wants her account erased, and from when on: at most one that is open. While it waits she may hasten it or keep the
 * account; once it runs nobody takes it back. It goes with the account: what stays is a row of `erased_accounts`.
 */
export const erasures = pgTable(
  'erasures',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    requestedAt: timestamp('requested_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull(),
    state: text('state', { enum: ['waiting', 'cancelled', 'running'] })
      .notNull()
      .default('waiting'),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ name: 'erasures_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('erasures_one_open').on(table.userId).where(sql`${table.state} <> 'cancelled'`),
    index('erasures_due_at').on(table.dueAt).where(sql`${table.state} <> 'cancelled'`),
    check('erasures_state', sql`${table.state} in ('waiting', 'cancelled', 'running')`),
    check('erasures_cancelled_at', sql`(${table.cancelledAt} is not null) = (${table.state} = 'cancelled')`),
    check(
      'erasures_due_at',
      sql`${table.dueAt} between ${table.requestedAt} and ${table.requestedAt} + interval '15 days'`,
    ),
    check('erasures_requested_at', sql`isfinite(${table.requestedAt})`),
    pgPolicy('erasures_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('erasures_own_ask', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId} and ${table.state} = 'waiting'`,
    }),
    // What is due is the worker's.
    pgPolicy('erasures_own_change', {
      for: 'update',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId} and ${table.state} = 'waiting' and ${table.dueAt} > now()`,
      withCheck: sql`${table.userId} = ${currentUserId} and ${table.state} <> 'running'`,
    }),
    pgPolicy('erasures_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('erasures_worker_run', {
      for: 'update',
      to: appWorker,
      using: sql`${table.state} = 'waiting' and ${table.dueAt} <= now()`,
      withCheck: sql`${table.state} = 'running'`,
    }),
  ],
).enableRLS();
