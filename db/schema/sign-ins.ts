import { sql } from 'drizzle-orm';
import { boolean, check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appAuth, appWorker } from './roles.ts';
import { users } from './users.ts';

/**
 * Times at which somebody came into the account, for its owner to look at; kept for ninety days. The address is
 * stored shortened, the browser by the name it gives itself and by the hash of a cookie that only says "seen before".
 */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    method: text('method', { enum: ['sign-up', 'password', 'google', 'apple', 'passkey'] }).notNull(),
    device: text('device'),
    address: text('address'),
    browserHash: bytea('browser_hash'),
    /** From a browser that the account did not know: its owner is told by mail. */
    isUnusual: boolean('is_unusual').notNull().default(false),
  },
  (table) => [
    index('sign_ins_user_id').on(table.userId, table.at.desc()),
    index('sign_ins_at').on(table.at),
    check('sign_ins_method', sql`${table.method} in ('sign-up', 'password', 'google', 'apple', 'passkey')`),
    check('sign_ins_device_length', sql`char_length(${table.device}) <= 100`),
    check('sign_ins_address_length', sql`char_length(${table.address}) <= 64`),
    check('sign_ins_browser_hash_size', sql`octet_length(${table.browserHash}) = 32`),
    pgPolicy('sign_ins_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
    pgPolicy('sign_ins_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
