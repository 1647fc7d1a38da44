import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Her data key, wrapped by the server's master key (server/encryption). Deleting the row makes everything that
 * was encrypted with it unreadable, backups included, as soon as the backup of this table is gone too.
 */
export const userKeys = pgTable(
  'user_keys',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    wrappedKey: bytea('wrapped_key').notNull(),
    masterKeyId: text('master_key_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('user_keys_wrapped_key_length', sql`octet_length(${table.wrappedKey}) between 32 and 256`),
    pgPolicy('user_keys_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    // Of an account that is being erased the key goes first, and nobody makes another.
    pgPolicy('user_keys_own_create', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId} and not exists (select from erasures e where e.user_id = user_keys.user_id and e.state = 'running')`,
    }),
    pgPolicy('user_keys_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('user_keys_worker_erase', {
      for: 'delete',
      to: appWorker,
      using: sql`exists (select from erasures e where e.user_id = user_keys.user_id and e.state = 'running')`,
    }),
  ],
).enableRLS();
