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

/**
 * The text of a document page by page, as encrypted JSON bound to document and page. Written as pages are read, so that
 * a reading goes on where a restart cut it off.
 */
export const documentPages = pgTable(
  'document_pages',
  {
    userId: uuid('user_id').notNull(),
    documentId: uuid('document_id').notNull(),
    page: smallint('page').notNull(),
    content: bytea('content').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'document_pages_pkey', columns: [table.userId, table.documentId, table.page] }),
    foreignKey({
      name: 'document_pages_document',
      columns: [table.userId, table.documentId],
      foreignColumns: [healthDocuments.userId, healthDocuments.id],
    }).onDelete('cascade'),
    check('document_pages_page', sql`${table.page} between 1 and 300`),
    check('document_pages_content_size', sql`octet_length(${table.content}) between 31 and 2097152`),
    pgPolicy('document_pages_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('document_pages_worker', { for: 'all', to: appWorker, using: sql`true`, withCheck: sql`true` }),
  ],
).enableRLS();
