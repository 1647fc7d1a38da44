import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** Reminders on her dashboard, each with the id of its reminder. */
export const notices = pgTable(
  'notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** From then on it is not shown. */
    usefulUntil: timestamp('useful_until', { withTimezone: true }).notNull(),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'notices_pkey', columns: [table.userId, table.id] }),
    check(
      'notices_kind',
      sql`${table.kind} in ('period-due', 'period-late', 'fertile-window', 'log-today', 'pill', 'patch', 'ring', 'injection', 'renewal', 'implant', 'document-read', 'something-waits')`,
    ),
    check(
      'notices_times',
      sql`isfinite(${table.madeAt}) and isfinite(${table.usefulUntil}) and isfinite(${table.dismissedAt})`,
    ),
    pgPolicy('notices_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('notices_own_dismiss', {
      for: 'update',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('notices_worker', { for: 'all', to: appWorker, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
