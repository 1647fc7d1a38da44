import { sql } from 'drizzle-orm';
import { check, index, integer, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { factors } from './factors.ts';
import { appAuth } from './roles.ts';
import { sessions } from './sessions.ts';

/**
 * A question to a factor, answered once and within minutes: what an authenticator has to sign, or the hash of a code
 * that was sent. Without a factor and a session: the question to whichever passkey somebody signs in with.
 */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    factorId: uuid('factor_id').references(() => factors.id, { onDelete: 'cascade' }),
    /** Only the session that asked may answer. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** webauthn: the challenge, base64url. */
    challenge: text('challenge'),
    /** phone: keyed hash of the code that was sent. */
    codeHash: bytea('code_hash'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Answered rightly: never again. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('factor_challenges_factor_id').on(table.factorId),
    index('factor_challenges_session_id').on(table.sessionId),
    index('factor_challenges_expires_at').on(table.expiresAt),
    check('factor_challenges_challenge_length', sql`char_length(${table.challenge}) between 16 and 256`),
    check('factor_challenges_code_hash_size', sql`octet_length(${table.codeHash}) = 32`),
    check('factor_challenges_attempts', sql`${table.attempts} >= 0`),
    check(
      'factor_challenges_session_with_factor',
      sql`(${table.factorId} is null) = (${table.sessionId} is null)`,
    ),
    pgPolicy('factor_challenges_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
