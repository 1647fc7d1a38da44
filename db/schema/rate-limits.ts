import { sql } from 'drizzle-orm';
import { integer, pgPolicy, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { appAuth } from './roles.ts';

/** Requests counted per caller and route in a fixed window; shared by every process of the server. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  () => [pgPolicy('rate_limits_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` })],
).enableRLS();
