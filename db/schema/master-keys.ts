import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appWorker } from './roles.ts';

/**
 * The master keys that data lies under, each with a value that the right key alone opens: a wrong key is found at the
 * start and not by the first woman who reads a note. Nothing in here helps to find a key, and nothing is anybody's.
 */
export const masterKeys = pgTable(
  'master_keys',
  {
    /** As the setting MASTER_KEY names it. */
    id: text('id').primaryKey(),
    /** A known text, encrypted with the key (server/encryption/master-key-check.ts). */
    checkValue: bytea('check_value').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('master_keys_id_length', sql`char_length(${table.id}) between 1 and 32`),
    check('master_keys_check_value_size', sql`octet_length(${table.checkValue}) between 30 and 128`),
    pgPolicy('master_keys_worker', { for: 'all', to: appWorker, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
