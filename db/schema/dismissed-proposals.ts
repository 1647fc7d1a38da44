import { sql } from 'drizzle-orm';
import { check, foreignKey, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { healthDocuments } from './health-documents.ts';
import { anyRole, currentUserId } from './roles.ts';

/** Rows of a document that she does not want among her results; of one that is there: she keeps what her results say. */
export const dismissedProposals = pgTable(
  'dismissed_proposals',
  {
    userId: uuid('user_id').notNull(),
    documentId: uuid('document_id').notNull(),
    /** Which row it was when she said so: says nothing of the value. */
    valueKey: text('value_key').notNull(),
    /** What the row said then: JSON, encrypted with her key, bound to user, document and row. */
    said: bytea('said').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'dismissed_proposals_pkey',
      columns: [table.userId, table.documentId, table.valueKey],
    }),
    foreignKey({
      name: 'dismissed_proposals_document',
      columns: [table.userId, table.documentId],
      foreignColumns: [healthDocuments.userId, healthDocuments.id],
    }).onDelete('cascade'),
    check(
      'dismissed_proposals_value_key',
      sql`${table.valueKey} ~ '^([0-9]{1,4}-[0-9]{1,5}-[0-9]{1,3}|added-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$'`,
    ),
    check('dismissed_proposals_said_size', sql`octet_length(${table.said}) between 31 and 8192`),
    pgPolicy('dismissed_proposals_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
