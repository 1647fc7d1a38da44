import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appAuth } from './roles.ts';
import { sessions } from './sessions.ts';

const OWN_PATH = "'^(/[A-Za-z0-9-]+)+([?]section=[A-Za-z0-9-]+)?$'";

/**
 * A journey to Google or Apple and back: what has to come back unchanged, in the browser that left. Used once, within
 * minutes. The state and the browser's secret are stored as hashes only.
 */
export const providerFlows = pgTable(
  'provider_flows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider', { enum: ['google', 'apple'] }).notNull(),
    /** sign-in: also the first time; link: beside the account that is signed in; proof: a step-up of that account. */
    purpose: text('purpose', { enum: ['sign-in', 'link', 'proof'] }).notNull(),
    stateHash: bytea('state_hash').notNull().unique(),
    /** Of the cookie that ties the journey to one browser. */
    browserHash: bytea('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** link and proof: the session that asked. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** The page of ours that opens afterwards. */
    returnPath: text('return_path').notNull(),
    /** The page that says so when it fails. */
    failurePath: text('failure_path').notNull(),
    /** Apple tells her name once, outside the signed token, before the browser comes back with its cookie. */
    fullName: text('full_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('provider_flows_session_id').on(table.sessionId),
    index('provider_flows_expires_at').on(table.expiresAt),
    check('provider_flows_provider', sql`${table.provider} in ('google', 'apple')`),
    check('provider_flows_purpose', sql`${table.purpose} in ('sign-in', 'link', 'proof')`),
    check(
      'provider_flows_session_where_needed',
      sql`(${table.purpose} = 'sign-in') = (${table.sessionId} is null)`,
    ),
    check(
      'provider_flows_hash_sizes',
      sql`octet_length(${table.stateHash}) = 32 and octet_length(${table.browserHash}) = 32`,
    ),
    check('provider_flows_full_name_length', sql`char_length(${table.fullName}) <= 200`),
    // Nothing that a browser could read as another host.
    check(
      'provider_flows_own_paths',
      sql`${table.returnPath} ~ ${sql.raw(OWN_PATH)} and ${table.failurePath} ~ ${sql.raw(OWN_PATH)}`,
    ),
    pgPolicy('provider_flows_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
