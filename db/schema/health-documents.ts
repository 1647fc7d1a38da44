import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { anyRole, appUser, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Documents she uploaded. Every text is encrypted with her key, bound to the row and its column (29 bytes more than
 * the text in UTF-8, where a UTF-16 unit takes at most 3). A row that goes, however it goes, leaves a row in
 * `document_uploads`, so that its file goes too (a trigger in the guards' migration).
 */
export const healthDocuments = pgTable(
  'health_documents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made in her browser: part of the key, so that it says nothing about anybody else's. */
    id: uuid('id').notNull(),
    fileName: bytea('file_name').notNull(),
    /** Below the folder `health-documents` of the storage. */
    filePath: text('file_path').notNull(),
    documentType: text('document_type').notNull(),
    fileSize: integer('file_size').notNull(),
    mimeType: text('mime_type').notNull(),
    notes: bytea('notes'),
    aiSuggestedName: bytea('ai_suggested_name'),
    aiSuggestedCategory: text('ai_suggested_category'),
    /** With the suggested category all three are there, or none. */
    aiCategorySure: boolean('ai_category_sure'),
    aiSecondCategory: text('ai_second_category'),
    aiSummary: bytea('ai_summary'),
    /** What the list shows, as encrypted JSON. */
    aiDigest: bytea('ai_digest'),
    ownName: bytea('own_name'),
    ownCategory: text('own_category'),
    readingState: text('reading_state').notNull().default('waiting'),
    /** When its reading was promised last. Pages written since are not read again after a restart. */
    readingPromisedAt: timestamp('reading_promised_at', { withTimezone: true }).notNull().defaultNow(),
    readingPage: smallint('reading_page'),
    readingPages: smallint('reading_pages'),
    readingFailure: text('reading_failure'),
    /** How often its reading was begun and not ended by anything that could be noted: the process died. */
    readingAttempts: smallint('reading_attempts').notNull().default(0),
    /** Who reads it now, and until when that counts unless it says again that it goes on. */
    readingHolder: uuid('reading_holder'),
    readingHeldUntil: timestamp('reading_held_until', { withTimezone: true }),
    /** How many of its rows wait for her answer; null: to be counted when somebody asks. */
    proposalsWaiting: smallint('proposals_waiting'),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** null while it is there; an hour later the sweeper takes row and file away. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ name: 'health_documents_pkey', columns: [table.userId, table.id] }),
    unique('health_documents_file_path').on(table.filePath),
    index('health_documents_newest').on(table.userId, table.uploadedAt),
    index('health_documents_to_read')
      .on(table.readingState)
      .where(sql`${table.readingState} in ('waiting', 'reading')`),
    index('health_documents_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check(
      'health_documents_file_path_form',
      sql`${table.filePath} ~ ('^' || ${table.userId}::text || '/[1-9][0-9]{12}[.](pdf|jpg|jpeg|png|docx)$')`,
    ),
    check(
      'health_documents_mime_type',
      sql`coalesce(case substring(${table.filePath} from '[^.]+$')
        when 'pdf' then ${table.mimeType} = 'application/pdf'
        when 'jpg' then ${table.mimeType} = 'image/jpeg'
        when 'jpeg' then ${table.mimeType} = 'image/jpeg'
        when 'png' then ${table.mimeType} = 'image/png'
        when 'docx' then ${table.mimeType} = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
        end, false)`,
    ),
    check(
      'health_documents_document_type',
      sql`${table.documentType} in ('Lab Result', 'Imaging Report', 'Medical Record', 'Prescription', 'Test Result', 'Other')`,
    ),
    check('health_documents_file_size', sql`${table.fileSize} between 1 and 10485760`),
    check(
      'health_documents_ai_suggested_category',
      sql`${table.aiSuggestedCategory} in ('lab_results', 'imaging', 'prescription', 'consultation_notes', 'vaccination_record', 'other')`,
    ),
    check(
      'health_documents_own_category',
      sql`${table.ownCategory} in ('lab_results', 'imaging', 'prescription', 'consultation_notes', 'vaccination_record', 'other')`,
    ),
    check(
      'health_documents_reading_state',
      sql`${table.readingState} in ('waiting', 'reading', 'done', 'failed')`,
    ),
    check(
      'health_documents_ai_second_category',
      sql`${table.aiSecondCategory} in ('lab_results', 'imaging', 'prescription', 'consultation_notes', 'vaccination_record', 'other')`,
    ),
    check(
      'health_documents_ai_category_whole',
      sql`num_nulls(${table.aiSuggestedCategory}, ${table.aiCategorySure}, ${table.aiSecondCategory}) in (0, 3)`,
    ),
    check(
      'health_documents_ai_categories_differ',
      sql`${table.aiSuggestedCategory} <> ${table.aiSecondCategory}`,
    ),
    check(
      'health_documents_reading_done',
      sql`${table.readingState} <> 'done' or ${table.aiSuggestedCategory} is not null`,
    ),
    check('health_documents_reading_pages', sql`${table.readingPages} between 1 and 300`),
    // A page is under way while it is read, and is one of the pages it has.
    check(
      'health_documents_reading_page',
      sql`${table.readingPage} is null or coalesce(${table.readingState} = 'reading' and ${table.readingPage} between 1 and ${table.readingPages}, false)`,
    ),
    check(
      'health_documents_reading_failure',
      sql`${table.readingFailure} in ('locked', 'damaged', 'no_text', 'too_many_pages', 'too_large', 'too_slow', 'too_heavy', 'file_lost', 'failed')`,
    ),
    check(
      'health_documents_reading_failed',
      sql`(${table.readingState} = 'failed') = (${table.readingFailure} is not null)`,
    ),
    check('health_documents_proposals_waiting', sql`${table.proposalsWaiting} >= 0`),
    check('health_documents_reading_attempts', sql`${table.readingAttempts} between 0 and 3`),
    check(
      'health_documents_reading_held',
      sql`num_nulls(${table.readingHolder}, ${table.readingHeldUntil}) = case ${table.readingState} when 'reading' then 0 else 2 end`,
    ),
    check('health_documents_ai_digest_size', sql`octet_length(${table.aiDigest}) between 31 and 32797`),
    check('health_documents_file_name_size', sql`octet_length(${table.fileName}) between 30 and 794`),
    check('health_documents_notes_size', sql`octet_length(${table.notes}) between 30 and 6029`),
    check(
      'health_documents_ai_suggested_name_size',
      sql`octet_length(${table.aiSuggestedName}) between 30 and 629`,
    ),
    check('health_documents_ai_summary_size', sql`octet_length(${table.aiSummary}) between 30 and 12029`),
    check('health_documents_own_name_size', sql`octet_length(${table.ownName}) between 30 and 629`),
    check('health_documents_deleted_at', sql`${table.deletedAt} >= ${table.uploadedAt}`),
    pgPolicy('health_documents_own_read', {
      for: 'select',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    // She may erase a document at once; deleted otherwise it can be brought back for an hour.
    pgPolicy('health_documents_own_erase', {
      for: 'delete',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('health_documents_own_create', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('health_documents_own_update', {
      for: 'update',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('health_documents_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('health_documents_worker_update', {
      for: 'update',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    // Whatever the sweeper asks for: what she sees, or may still bring back, stays.
    pgPolicy('health_documents_worker_delete', {
      for: 'delete',
      to: appWorker,
      using: sql`${table.deletedAt} < now() - interval '1 hour'`,
    }),
  ],
).enableRLS();
