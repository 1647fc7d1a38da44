import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { anyRole, appWorker, currentUserId } from './roles.ts';

/**
 * Paths in the storage that have a file, or may get or still have one, and no row in `health_documents`: reserved
 * before the first byte is stored, and again when a document's row goes. Whose they were is no foreign key: an
 * account that goes leaves its files' paths here until the files are gone.
 */
export const documentUploads = pgTable(
  'document_uploads',
  {
    filePath: text('file_path').primaryKey(),
    userId: uuid('user_id').notNull(),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull().defaultNow(),
    /** From then on no document can be made of it: its file, should there be one, is to be removed. */
    abandonedAt: timestamp('abandoned_at', { withTimezone: true }),
  },
  (table) => [
    index('document_uploads_user_id').on(table.userId),
    check(
      'document_uploads_file_path_form',
      sql`${table.filePath} ~ ('^' || ${table.userId}::text || '/[1-9][0-9]{12}[.](pdf|jpg|jpeg|png|docx)$')`,
    ),
    pgPolicy('document_uploads_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('document_uploads_worker', {
      for: 'all',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
).enableRLS();
