import { sql } from 'drizzle-orm';
import {
  check,
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
 * That she agreed to a language model, by endpoint and name, and when she withdrew it: kept as evidence. At most one
 * counts.
 */
export const modelConsents = pgTable(
  'model_consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    model: text('model').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true, precision: 3 }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ name: 'model_consents_pkey', columns: [table.userId, table.givenAt] }),
    uniqueIndex('model_consents_one_counts').on(table.userId).where(sql`${table.withdrawnAt} is null`),
    check('model_consents_endpoint', sql`char_length(${table.endpoint}) between 1 and 500`),
    check('model_consents_model', sql`char_length(${table.model}) between 1 and 200`),
    check('model_consents_withdrawn_at', sql`${table.withdrawnAt} >= ${table.givenAt}`),
    pgPolicy('model_consents_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('model_consents_own_create', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    // What was withdrawn stays so: she agrees anew in a row of its own.
    pgPolicy('model_consents_own_withdraw', {
      for: 'update',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId} and ${table.withdrawnAt} is null`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('model_consents_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
