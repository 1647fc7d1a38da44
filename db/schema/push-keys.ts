import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appWorker } from './roles.ts';

/**
 * The one key with which this server shows push services who sends (VAPID), wrapped by a master key; made when push is first
 * switched on. Nobody's. Another one would end every subscription.
 */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: uuid('id').primaryKey(),
    wrappedKey: bytea('wrapped_key').notNull(),
    masterKeyId: text('master_key_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('push_keys_one').on(sql`(true)`),
    check('push_keys_wrapped_key_size', sql`octet_length(${table.wrappedKey}) = 61`),
    check('push_keys_master_key_id', sql`char_length(${table.masterKeyId}) between 1 and 32`),
    pgPolicy('push_keys_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('push_keys_worker_create', { for: 'insert', to: appWorker, withCheck: sql`true` }),
  ],
).enableRLS();
