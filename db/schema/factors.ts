import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appAuth } from './roles.ts';
import { users } from './users.ts';

/**
 * Second factors of an account: an authenticator app (totp), a passkey or security key (webauthn), a phone. A factor
 * counts once it is verified; from then on health data needs a session of aal2 (server/auth/require-user.ts).
 */
export const factors = pgTable(
  'factors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    factorType: text('factor_type', { enum: ['totp', 'webauthn', 'phone'] }).notNull(),
    friendlyName: text('friendly_name').notNull(),
    status: text('status', { enum: ['unverified', 'verified'] })
      .notNull()
      .default('unverified'),
    /** totp: the name that the authenticator app shows above the account. */
    issuer: text('issuer'),
    /** totp: the shared secret; phone: the number. Encrypted with a key of the row's own (wrappedKey). */
    secret: bytea('secret'),
    wrappedKey: bytea('wrapped_key'),
    masterKeyId: text('master_key_id'),
    /** totp: the last time step whose code was taken; an earlier or equal one is a replay. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** webauthn: base64url. */
    credentialId: text('credential_id'),
    publicKey: bytea('public_key'),
    signCount: bigint('sign_count', { mode: 'number' }),
    /** webauthn: how the browser reaches the authenticator, such as "internal" or "usb". */
    transports: text('transports').array(),
    /** webauthn: synchronised between her devices. */
    isBackedUp: boolean('is_backed_up'),
    /** Wrong codes in a row; see lockedUntil. */
    failures: integer('failures').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** From when on it is no factor any more: asked for by mail, because she cannot use it. null where nobody asked. */
    removalDueAt: timestamp('removal_due_at', { withTimezone: true }),
  },
  (table) => [
    index('factors_user_id').on(table.userId),
    index('factors_removal_due_at').on(table.removalDueAt).where(sql`${table.removalDueAt} is not null`),
    check(
      'factors_removal_where_verified',
      sql`${table.removalDueAt} is null or ${table.status} = 'verified'`,
    ),
    unique('factors_credential_id').on(table.credentialId),
    unique('factors_friendly_name').on(table.userId, table.friendlyName),
    check('factors_type', sql`${table.factorType} in ('totp', 'webauthn', 'phone')`),
    check('factors_status', sql`${table.status} in ('unverified', 'verified')`),
    check('factors_friendly_name_length', sql`char_length(${table.friendlyName}) between 1 and 64`),
    check('factors_issuer_length', sql`char_length(${table.issuer}) between 1 and 64`),
    check('factors_failures', sql`${table.failures} >= 0`),
    check('factors_secret_size', sql`octet_length(${table.secret}) between 30 and 512`),
    check('factors_wrapped_key_length', sql`octet_length(${table.wrappedKey}) between 32 and 256`),
    check('factors_master_key_id', sql`char_length(${table.masterKeyId}) between 1 and 32`),
    check('factors_credential_id_length', sql`char_length(${table.credentialId}) between 1 and 1400`),
    check('factors_public_key_size', sql`octet_length(${table.publicKey}) between 16 and 8192`),
    check(
      'factors_secret_where_there_is_one',
      sql`(${table.factorType} in ('totp', 'phone')) = (${table.secret} is not null and ${table.wrappedKey} is not null and ${table.masterKeyId} is not null)`,
    ),
    check(
      'factors_credential_where_verified',
      sql`(${table.factorType} = 'webauthn' and ${table.status} = 'verified') = (${table.credentialId} is not null and ${table.publicKey} is not null and ${table.signCount} is not null)`,
    ),
    pgPolicy('factors_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
