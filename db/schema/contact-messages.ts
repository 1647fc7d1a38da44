import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appWorker } from './roles.ts';

/**
 * Messages of the contact forms on their way to the operator's mailbox: stored so that none is lost, deleted as soon as
 * the mail is sent. Each has a key of its own, wrapped by the server's master key. It points at no account, whoever
 * wrote it. One role sees it, app_worker.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Made by the form; also the id of the outbox row and of the job. */
    id: uuid('id').primaryKey(),
    /** What was written, encrypted (server/services/contact/contact-messages.ts). */
    body: bytea('body').notNull(),
    wrappedKey: bytea('wrapped_key').notNull(),
    masterKeyId: text('master_key_id').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contact_messages_taken_at').on(table.takenAt),
    // 29 bytes around JSON, in which each of at most 4,854 characters takes 6 bytes or fewer.
    check('contact_messages_body_size', sql`octet_length(${table.body}) between 30 and 32768`),
    check('contact_messages_wrapped_key_length', sql`octet_length(${table.wrappedKey}) between 32 and 256`),
    check('contact_messages_master_key_id', sql`char_length(${table.masterKeyId}) between 1 and 32`),
    pgPolicy('contact_messages_worker', {
      for: 'all',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
).enableRLS();
