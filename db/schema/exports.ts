import { EXPORT_STATES } from '@lunaria/domain/export/data-export.ts';
import { LEAVABLE_PARTS } from '@lunaria/domain/export/exported-data.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { anyRole, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Files with all of her data that she asked for. One at a time is made; each goes seven days after it was ready. A file that
 * no row names any more is removed from the storage by the sweep.
 */
export const exports = pgTable(
  'exports',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made in her browser, so that a retry makes no second one. */
    id: uuid('id').notNull(),
    state: text('state', { enum: EXPORT_STATES }).notNull().default('waiting'),
    /** domain/export/exported-data.ts. */
    leavesOut: text('leaves_out', { enum: LEAVABLE_PARTS }).array().notNull(),
    hasPassphrase: boolean('has_passphrase').notNull(),
    /** Until the file is made, encrypted with her key, bound to user and id. */
    passphrase: bytea('passphrase'),
    /** Of a hundred. */
    progress: smallint('progress').notNull().default(0),
    /** How often it was begun. */
    attempts: smallint('attempts').notNull().default(0),
    /** Below the folder `exports` of the storage; named before its first byte is stored. */
    filePath: text('file_path'),
    fileSize: bigint('file_size', { mode: 'number' }),
    /** SHA-256 of the ZIP. */
    digest: bytea('digest'),
    requestedAt: timestamp('requested_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** While it is made: when nothing was heard until then, it is begun again. */
    heldUntil: timestamp('held_until', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '2 minutes'`),
    readyAt: timestamp('ready_at', { withTimezone: true, precision: 3 }),
    downloadedAt: timestamp('downloaded_at', { withTimezone: true, precision: 3 }),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 })
      .notNull()
      .default(sql`now() + interval '7 days'`),
  },
  (table) => [
    primaryKey({ name: 'exports_pkey', columns: [table.userId, table.id] }),
    unique('exports_file_path').on(table.filePath),
    uniqueIndex('exports_one_in_progress')
      .on(table.userId)
      .where(sql`${table.state} in ('waiting', 'building')`),
    index('exports_expires_at').on(table.expiresAt),
    check('exports_state', sql`${table.state} in ('waiting', 'building', 'ready', 'failed')`),
    check(
      'exports_leaves_out',
      sql`${table.leavesOut} <@ array['losses', 'notes'] and cardinality(${table.leavesOut}) <= 2`,
    ),
    check(
      'exports_passphrase',
      sql`(${table.passphrase} is not null) = (${table.hasPassphrase} and ${table.state} in ('waiting', 'building'))`,
    ),
    // 29 bytes around 8 to 128 UTF-16 units, which are at most three bytes of UTF-8 each.
    check('exports_passphrase_size', sql`octet_length(${table.passphrase}) between 37 and 413`),
    check('exports_progress', sql`${table.progress} between 0 and 100`),
    check('exports_attempts', sql`${table.attempts} between 0 and 5`),
    check(
      'exports_file_path_form',
      sql`${table.filePath} ~ ('^' || ${table.userId}::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]zip$')`,
    ),
    check('exports_file', sql`(${table.filePath} is not null) = (${table.state} in ('building', 'ready'))`),
    check(
      'exports_ready',
      sql`num_nulls(${table.fileSize}, ${table.digest}, ${table.readyAt}) = case ${table.state} when 'ready' then 0 else 3 end`,
    ),
    check('exports_file_size', sql`${table.fileSize} > 0`),
    check('exports_digest_size', sql`octet_length(${table.digest}) = 32`),
    check('exports_downloaded', sql`${table.downloadedAt} is null or ${table.readyAt} is not null`),
    check(
      'exports_times',
      sql`isfinite(${table.requestedAt}) and isfinite(${table.heldUntil}) and isfinite(${table.expiresAt})`,
    ),
    pgPolicy('exports_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('exports_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    // What nobody goes on with is begun again.
    pgPolicy('exports_worker_again', {
      for: 'update',
      to: appWorker,
      using: sql`${table.state} in ('waiting', 'building') and ${table.heldUntil} < now()`,
      withCheck: sql`${table.state} = 'waiting'`,
    }),
    pgPolicy('exports_worker_end', {
      for: 'delete',
      to: appWorker,
      using: sql`${table.expiresAt} < now()`,
    }),
  ],
).enableRLS();
