import { sql } from 'drizzle-orm';
import { check, integer, pgPolicy, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appAuth, appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Both ends of an account's chain of access events. Its row is the lock under which the next event gets its number. `seal`
 * is a hash of it under the audit key: an end cannot be taken off unseen either.
 */
export const accessChains = pgTable(
  'access_chains',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastN: integer('last_n').notNull(),
    lastHash: bytea('last_hash').notNull(),
    /** The last event that was swept; the one after it is the first there is. */
    removedN: integer('removed_n').notNull(),
    removedHash: bytea('removed_hash').notNull(),
    seal: bytea('seal').notNull(),
  },
  (table) => [
    check('access_chains_ends', sql`0 <= ${table.removedN} and ${table.removedN} <= ${table.lastN}`),
    check(
      'access_chains_hash_size',
      sql`octet_length(${table.lastHash}) = 32 and octet_length(${table.removedHash}) = 32 and octet_length(${table.seal}) = 32`,
    ),
    pgPolicy('access_chains_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('access_chains_own_create', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('access_chains_own_change', {
      for: 'update',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('access_chains_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
    pgPolicy('access_chains_worker', { for: 'all', to: appWorker, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
