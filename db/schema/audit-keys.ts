import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appWorker } from './roles.ts';

/** The one key under which access events are chained, wrapped by a master key; made at the first start. Nobody's. */
export const auditKeys = pgTable(
  'audit_keys',
  {
    id: uuid('id').primaryKey(),
    wrappedKey: bytea('wrapped_key').notNull(),
    masterKeyId: text('master_key_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('audit_keys_one').on(sql`(true)`),
    check('audit_keys_wrapped_key_size', sql`octet_length(${table.wrappedKey}) = 61`),
    check('audit_keys_master_key_id', sql`char_length(${table.masterKeyId}) between 1 and 32`),
    pgPolicy('audit_keys_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('audit_keys_worker_create', { for: 'insert', to: appWorker, withCheck: sql`true` }),
  ],
).enableRLS();
