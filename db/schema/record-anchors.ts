import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { healthDocuments } from './health-documents.ts';
import { measurements } from './measurements.ts';
import { medicalRecords } from './medical-records.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** Where a result, or an entry of her medical history, stands in a document of hers: it goes with what it is of. */
export const recordAnchors = pgTable(
  'record_anchors',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** One of these two. */
    recordId: uuid('record_id'),
    measurementId: uuid('measurement_id'),
    /** null once the document is gone. */
    documentId: uuid('document_id'),
    page: smallint('page').notNull(),
    line: integer('line').notNull(),
    /** Which row of the document it is, or was when she added it. */
    valueKey: text('value_key').notNull(),
    /** The line, and what the row said, when she added it: JSON, encrypted with her key, bound to user and id. */
    quote: bytea('quote').notNull(),
    /** When the document was deleted; of one that can still be brought back, too. Set by a trigger at the latest. */
    documentGoneAt: timestamp('document_gone_at', { withTimezone: true }),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'record_anchors_pkey', columns: [table.userId, table.id] }),
    foreignKey({
      name: 'record_anchors_record',
      columns: [table.userId, table.recordId],
      foreignColumns: [medicalRecords.userId, medicalRecords.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'record_anchors_measurement',
      columns: [table.userId, table.measurementId],
      foreignColumns: [measurements.userId, measurements.id],
    }).onDelete('cascade'),
    // By hand in the migration: `set null (document_id)`, for whose it is stays.
    foreignKey({
      name: 'record_anchors_document',
      columns: [table.userId, table.documentId],
      foreignColumns: [healthDocuments.userId, healthDocuments.id],
    }).onDelete('set null'),
    uniqueIndex('record_anchors_one_of_record').on(
      table.userId,
      table.recordId,
      table.documentId,
      table.valueKey,
    ),
    uniqueIndex('record_anchors_one_of_measurement').on(
      table.userId,
      table.measurementId,
      table.documentId,
      table.valueKey,
    ),
    index('record_anchors_of_document').on(table.userId, table.documentId),
    check('record_anchors_target', sql`num_nonnulls(${table.recordId}, ${table.measurementId}) = 1`),
    check('record_anchors_page', sql`${table.page} between 1 and 300`),
    check('record_anchors_line', sql`${table.line} >= 1`),
    check(
      'record_anchors_value_key',
      sql`${table.valueKey} ~ '^([0-9]{1,4}-[0-9]{1,5}-[0-9]{1,3}|added-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$'`,
    ),
    check('record_anchors_quote_size', sql`octet_length(${table.quote}) between 31 and 8192`),
    check('record_anchors_gone', sql`${table.documentId} is not null or ${table.documentGoneAt} is not null`),
    check(
      'record_anchors_gone_at',
      sql`${table.documentGoneAt} between '2026-01-01 00:00+00'::timestamptz and ${table.updatedAt} + interval '14 hours'`,
    ),
    pgPolicy('record_anchors_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
