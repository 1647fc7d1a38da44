import { sql } from 'drizzle-orm';
import { pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth } from './roles.ts';

/** Signing keys of the access tokens; the private half is encrypted with the session secret. */
export const jwks = pgTable(
  'jwks',
  {
    id: uuid('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    alg: text('alg'),
    crv: text('crv'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  () => [pgPolicy('jwks_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` })],
).enableRLS();
