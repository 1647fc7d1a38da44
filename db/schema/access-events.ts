import { ACCESS_KINDS } from '@lunaria/domain/access/access-event.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appAuth, appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Who or what came to what is hers, one row for one act, kept for two years. Only added to: nobody but the owner may
 * change a row, and app_worker may take away those whose time is over. Each row is chained to the one before by a hash
 * under the audit key, so that what the owner of the database does shows (`npm run admin -- verify-chain`).
 */
export const accessEvents = pgTable(
  'access_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One more than the event before, checked by a trigger. */
    n: integer('n').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** domain/access/access-event.ts. */
    kind: text('kind', { enum: ACCESS_KINDS }).notNull(),
    subject: text('subject').notNull(),
    detail: text('detail').notNull(),
    /** `hash` of the event before. */
    previousHash: bytea('previous_hash').notNull(),
    hash: bytea('hash').notNull(),
  },
  (table) => [
    primaryKey({ name: 'access_events_pkey', columns: [table.userId, table.n] }),
    index('access_events_at').on(table.at),
    check(
      'access_events_kind',
      sql`${table.kind} in ('sign-in', 'document-read', 'document-read-by-model', 'consent-given', 'consent-withdrawn', 'push-on', 'push-off', 'operator-command', 'feed-made', 'feed-renewed', 'feed-ended', 'feed-read', 'emergency-page-renewed', 'emergency-page-opened', 'emergency-page-locked', 'pin-set', 'pin-changed', 'pin-ended', 'pin-refused', 'export-made', 'export-fetched', 'export-restored', 'erasure-asked', 'erasure-kept', 'part-erased')`,
    ),
    check('access_events_subject_length', sql`char_length(${table.subject}) <= 100`),
    check('access_events_detail_length', sql`char_length(${table.detail}) <= 701`),
    check(
      'access_events_hash_size',
      sql`octet_length(${table.previousHash}) = 32 and octet_length(${table.hash}) = 32`,
    ),
    pgPolicy('access_events_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('access_events_own_add', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    // The grants let these two read numbers, times and hashes alone: what the chain goes on from.
    pgPolicy('access_events_auth_read', { for: 'select', to: appAuth, using: sql`true` }),
    pgPolicy('access_events_auth_add', { for: 'insert', to: appAuth, withCheck: sql`true` }),
    pgPolicy('access_events_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('access_events_worker_add', { for: 'insert', to: appWorker, withCheck: sql`true` }),
    pgPolicy('access_events_worker_sweep', {
      for: 'delete',
      to: appWorker,
      using: sql`${table.at} < now() - interval '2 years'`,
    }),
  ],
).enableRLS();
