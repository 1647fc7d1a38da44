import { sql } from 'drizzle-orm';
import { check, foreignKey, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { healthDocuments } from './health-documents.ts';
import { anyRole, appWorker, currentUserId } from './roles.ts';

/** Values as she corrected them, apart from what was read: encrypted JSON, bound to document and value. */
export const documentCorrections = pgTable(
  'document_corrections',
  {
    userId: uuid('user_id').notNull(),
    documentId: uuid('document_id').notNull(),
    /** `page-line-nth` as reading makes them, or `added-` and an id: says nothing of the value. */
    valueKey: text('value_key').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'document_corrections_pkey',
      columns: [table.userId, table.documentId, table.valueKey],
    }),
    foreignKey({
      name: 'document_corrections_document',
      columns: [table.userId, table.documentId],
      foreignColumns: [healthDocuments.userId, healthDocuments.id],
    }).onDelete('cascade'),
    check(
      'document_corrections_value_key',
      sql`${table.valueKey} ~ '^([0-9]{1,4}-[0-9]{1,5}-[0-9]{1,3}|added-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$'`,
    ),
    check('document_corrections_content_size', sql`octet_length(${table.content}) between 31 and 16384`),
    pgPolicy('document_corrections_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('document_corrections_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
