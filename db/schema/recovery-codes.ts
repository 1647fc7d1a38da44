import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appAuth } from './roles.ts';
import { users } from './users.ts';

/** Codes for the day on which she has lost her second factor; each works once. Only keyed hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    unique('recovery_codes_user_code').on(table.userId, table.codeHash),
    check('recovery_codes_code_hash_size', sql`octet_length(${table.codeHash}) = 32`),
    pgPolicy('recovery_codes_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
