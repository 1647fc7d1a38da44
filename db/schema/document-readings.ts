import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { healthDocuments } from './health-documents.ts';
import { appUser, appWorker, currentUserId } from './roles.ts';

/** What was understood of a document, by the rules and, where she allowed it, by a language model: encrypted JSON. */
export const documentReadings = pgTable(
  'document_readings',
  {
    userId: uuid('user_id').notNull(),
    documentId: uuid('document_id').notNull(),
    understanding: bytea('understanding').notNull(),
    modelReading: bytea('model_reading'),
    /** Which rules understood it. */
    readerVersion: smallint('reader_version').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'document_readings_pkey', columns: [table.userId, table.documentId] }),
    foreignKey({
      name: 'document_readings_document',
      columns: [table.userId, table.documentId],
      foreignColumns: [healthDocuments.userId, healthDocuments.id],
    }).onDelete('cascade'),
    check('document_readings_reader_version', sql`${table.readerVersion} >= 1`),
    check(
      'document_readings_understanding_size',
      sql`octet_length(${table.understanding}) between 31 and 16777216`,
    ),
    check(
      'document_readings_model_reading_size',
      sql`octet_length(${table.modelReading}) between 31 and 1048576`,
    ),
    pgPolicy('document_readings_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('document_readings_worker', {
      for: 'all',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
).enableRLS();
