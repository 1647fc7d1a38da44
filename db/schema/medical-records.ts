import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** Her medical history: conditions, medicines, allergies and six kinds more, which behave alike. */
export const medicalRecords = pgTable(
  'medical_records',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made in her browser: part of the key, so that it says nothing about anybody else's. */
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    status: text('status').notNull(),
    /** Null: not known. Of a month, a year or an age the first day it can have been. */
    startedOn: date('started_on'),
    startedPrecision: text('started_precision').notNull(),
    /** Of a month, a year or an age the last day it can have been. */
    endedOn: date('ended_on'),
    /** Null: it goes on, or has no end. */
    endedPrecision: text('ended_precision'),
    /** All its texts as JSON, encrypted with her key, bound to user and id. */
    content: bytea('content').notNull(),
    origin: text('origin').notNull(),
    /** It can be brought back for an hour, then it goes. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'medical_records_pkey', columns: [table.userId, table.id] }),
    index('medical_records_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check(
      'medical_records_kind',
      sql`${table.kind} in ('condition', 'medication', 'allergy', 'vaccination', 'procedure', 'family', 'provider', 'implant', 'obstetric')`,
    ),
    check(
      'medical_records_status',
      sql`${table.status} in ('active', 'inactive', 'resolved', 'planned', 'refuted')`,
    ),
    check('medical_records_origin', sql`${table.origin} in ('typed', 'document', 'import', 'setup', 'sync')`),
    check(
      'medical_records_started_precision',
      sql`${table.startedPrecision} in ('day', 'month', 'year', 'age', 'unknown')`,
    ),
    check(
      'medical_records_ended_precision',
      sql`${table.endedPrecision} in ('day', 'month', 'year', 'age', 'unknown')`,
    ),
    check(
      'medical_records_start_known',
      sql`(${table.startedOn} is null) = (${table.startedPrecision} = 'unknown')`,
    ),
    check(
      'medical_records_end_known',
      sql`(${table.endedOn} is null) = (coalesce(${table.endedPrecision}, 'unknown') = 'unknown')`,
    ),
    check(
      'medical_records_start_first_day',
      sql`case ${table.startedPrecision}
        when 'month' then extract(day from ${table.startedOn}) = 1
        when 'year' then extract(doy from ${table.startedOn}) = 1
        when 'age' then extract(doy from ${table.startedOn}) = 1
        else true end`,
    ),
    check(
      'medical_records_end_last_day',
      sql`case ${table.endedPrecision}
        when 'month' then extract(day from ${table.endedOn} + 1) = 1
        when 'year' then extract(doy from ${table.endedOn} + 1) = 1
        when 'age' then extract(doy from ${table.endedOn} + 1) = 1
        else true end`,
    ),
    check(
      'medical_records_started_on',
      sql`${table.startedOn} between '1900-01-01'::date and case when ${table.status} = 'planned' then '2199-12-31'::date else ${latestTodayAt(table.updatedAt)} end`,
    ),
    check(
      'medical_records_ended_on',
      sql`${table.endedOn} between coalesce(${table.startedOn}, '1900-01-01'::date) and '2199-12-31'::date`,
    ),
    check('medical_records_content_size', sql`octet_length(${table.content}) between 31 and 16384`),
    pgPolicy('medical_records_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('medical_records_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    // Whatever the sweeper asks for: what she sees, or may still bring back, stays.
    pgPolicy('medical_records_worker_delete', {
      for: 'delete',
      to: appWorker,
      using: sql`${table.deletedAt} < now() - interval '1 hour'`,
    }),
  ],
).enableRLS();
