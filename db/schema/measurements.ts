import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { healthDocuments } from './health-documents.ts';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Everything measured of her, whatever part of the product stores it: one row for each value. `value` is in the unit of
 * its kind (kg, °C, /min), what she typed stands beside it. A kind that is encrypted has `content` and no value.
 */
export const measurements = pgTable(
  'measurements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    localDay: date('local_day').notNull(),
    /** null where only the day is known. */
    at: timestamp('at', { withTimezone: true }),
    /** 'log': the one value of its day and kind, which the daily log shows and writes. */
    slot: text('slot', { enum: ['log'] }),
    value: doublePrecision('value'),
    enteredValue: doublePrecision('entered_value'),
    enteredUnit: text('entered_unit'),
    /** Encrypted with her key, bound to user, kind, day and id. */
    content: bytea('content'),
    /** The fields of the daily log that show it (domain/measurements/log-measurements.ts); null where none does. */
    logFields: text('log_fields').array(),
    /** Where a value of a laboratory came from; null for every other kind. */
    origin: text('origin'),
    /** The document in which it stands; null again once that is deleted. */
    documentId: uuid('document_id'),
    /** Which row of the document it was: a value that is confirmed twice is one. */
    valueKey: text('value_key'),
    /** When she said that it was read rightly; nothing read in a document is a value of hers before. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'measurements_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('measurements_one_of_day')
      .on(table.userId, table.kind, table.localDay)
      .where(sql`${table.slot} = 'log'`),
    // A value that was sent twice is one value.
    uniqueIndex('measurements_one_of_instant')
      .on(table.userId, table.kind, table.at)
      .where(sql`${table.slot} is null`),
    uniqueIndex('measurements_one_of_document').on(table.userId, table.documentId, table.valueKey),
    // By hand in the migration: `set null (document_id)`, for whose it is stays.
    foreignKey({
      name: 'measurements_document',
      columns: [table.userId, table.documentId],
      foreignColumns: [healthDocuments.userId, healthDocuments.id],
    }).onDelete('set null'),
    index('measurements_user_kind_day').on(table.userId, table.kind, table.localDay),
    index('measurements_logged').on(table.userId, table.localDay).where(sql`${table.logFields} is not null`),
    check(
      'measurements_kind',
      sql`${table.kind} in ('weight', 'temperature', 'temperature-basal', 'rate-resting', 'pressure', 'lab')`,
    ),
    check(
      'measurements_local_day',
      sql`${table.localDay} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check(
      'measurements_at',
      sql`${table.at} between '1900-01-01 00:00+00'::timestamptz and ${table.updatedAt} + interval '14 hours'`,
    ),
    // A day begins 14 hours before UTC's and ends 12 hours after it.
    check(
      'measurements_at_of_day',
      sql`${table.at} at time zone 'UTC' between ${table.localDay} - interval '14 hours' and ${table.localDay} + interval '36 hours'`,
    ),
    check('measurements_slot', sql`${table.slot} in ('log')`),
    check(
      'measurements_named',
      sql`${table.kind} = 'lab' or ${table.slot} is not null or ${table.at} is not null or ${table.logFields} is not null`,
    ),
    check('measurements_slot_of_log', sql`${table.slot} is null or ${table.logFields} is not null`),
    check(
      'measurements_log_fields',
      sql`case ${table.kind}
        when 'weight' then ${table.logFields} <@ '{pregnancy.weight_kg,post-menopause.weight_kg,weight_kg}'
        when 'temperature' then ${table.logFields} <@ '{signs.temperature}'
        when 'temperature-basal' then ${table.logFields} <@ '{conception.basal_temperature,menstrual-cycle.basal_body_temperature}'
        when 'rate-resting' then ${table.logFields} <@ '{menstrual-cycle.resting_heart_rate}'
        else ${table.logFields} <@ '{}' end`,
    ),
    check(
      'measurements_value',
      sql`coalesce(case ${table.kind}
        when 'weight' then ${table.value} between 10 and 650
        when 'temperature' then ${table.value} between 32 and 43
        when 'temperature-basal' then ${table.value} between 32 and 43
        when 'rate-resting' then ${table.value} between 20 and 250 and ${table.value} = trunc(${table.value})
        else ${table.value} is null end, false)`,
    ),
    // What she typed is the value, in a unit in which it can be typed.
    check(
      'measurements_entered',
      sql`coalesce(case ${table.enteredUnit}
        when 'kg' then ${table.kind} = 'weight' and ${table.enteredValue} = ${table.value}
        when 'lbs' then ${table.kind} = 'weight' and abs(${table.enteredValue} * 0.45359237 - ${table.value}) < 0.0001
        when 'C' then ${table.kind} in ('temperature', 'temperature-basal') and ${table.enteredValue} = ${table.value}
        when 'F' then ${table.kind} in ('temperature', 'temperature-basal') and abs((${table.enteredValue} - 32) * 5 / 9 - ${table.value}) < 0.0051
        when '/min' then ${table.kind} = 'rate-resting' and ${table.enteredValue} = ${table.value}
        else ${table.kind} not in ('weight', 'temperature', 'temperature-basal', 'rate-resting')
          and ${table.enteredUnit} is null and ${table.enteredValue} is null end, false)`,
    ),
    // 29 bytes around `50/20` to `300/200`; around the JSON of a result.
    check(
      'measurements_content',
      sql`coalesce(case ${table.kind} when 'pressure' then octet_length(${table.content}) between 34 and 36
        when 'lab' then octet_length(${table.content}) between 31 and 8192
        else ${table.content} is null end, false)`,
    ),
    // A value of a laboratory stands in no log and has a day alone.
    check(
      'measurements_lab',
      sql`coalesce(case ${table.kind} when 'lab' then ${table.origin} in ('typed', 'document') and num_nonnulls(${table.slot}, ${table.at}, ${table.logFields}) = 0
        else ${table.origin} is null end, false)`,
    ),
    check(
      'measurements_of_document',
      sql`coalesce(case ${table.origin} when 'document' then num_nonnulls(${table.valueKey}, ${table.confirmedAt}) = 2
        else num_nonnulls(${table.documentId}, ${table.valueKey}, ${table.confirmedAt}) = 0 end, false)`,
    ),
    check(
      'measurements_value_key',
      sql`${table.valueKey} ~ '^([0-9]{1,4}-[0-9]{1,5}-[0-9]{1,3}|added-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$'`,
    ),
    check(
      'measurements_confirmed_at',
      sql`${table.confirmedAt} between '2026-01-01 00:00+00'::timestamptz and ${table.updatedAt} + interval '14 hours'`,
    ),
    pgPolicy('measurements_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
