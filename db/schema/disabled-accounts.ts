import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth, appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * An account that the operator has disabled: without `enabled_at` nobody gets into it, and nothing goes out of it. Enabled again, the
 * row says when it was. Only the operator's commands write it (server/admin).
 */
export const disabledAccounts = pgTable(
  'disabled_accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    disabledAt: timestamp('disabled_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    enabledAt: timestamp('enabled_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    check('disabled_accounts_disabled_at', sql`isfinite(${table.disabledAt})`),
    check('disabled_accounts_enabled_at', sql`${table.enabledAt} >= ${table.disabledAt}`),
    pgPolicy('disabled_accounts_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('disabled_accounts_auth_read', { for: 'select', to: appAuth, using: sql`true` }),
    pgPolicy('disabled_accounts_worker', {
      for: 'all',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
).enableRLS();
