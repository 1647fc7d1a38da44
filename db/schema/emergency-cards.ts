import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appLink, appUser, appWorker, currentLinkHash, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * What helpers should know of her beside what other tables hold, and the page behind a secret address that shows the parts
 * she ticked, to whoever has the address, while it is switched on.
 */
export const emergencyCards = pgTable(
  'emergency_cards',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Her texts as JSON; encrypted with her key, bound to user. Null: none. */
    content: bytea('content'),
    isPublic: boolean('is_public').notNull().default(false),
    /** SHA-256 of the secret, which is stored nowhere; null while it is switched off. */
    tokenHash: bytea('token_hash'),
    /** Of the digits she chose, under her key: who has the database alone cannot try them out. Null: none are asked. */
    pinHash: bytea('pin_hash'),
    /** domain/emergency/emergency-card.ts. */
    shownParts: text('shown_parts').array().notNull().default(sql`'{}'`),
    tellsByMail: boolean('tells_by_mail').notNull().default(true),
    /** Wrong digits since the last right ones, or since it was locked. */
    failures: smallint('failures').notNull().default(0),
    /** Until then no digits are looked at. */
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** When a mail about an opening was promised last. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('emergency_cards_token_hash').on(table.tokenHash),
    check('emergency_cards_public', sql`${table.isPublic} = (${table.tokenHash} is not null)`),
    check('emergency_cards_pin', sql`${table.pinHash} is null or ${table.isPublic}`),
    check(
      'emergency_cards_hash_size',
      sql`octet_length(${table.tokenHash}) = 32 and octet_length(${table.pinHash}) = 32`,
    ),
    // 29 bytes around the JSON; six texts of at most 500 UTF-16 units, whose letters may each need six bytes in JSON.
    check('emergency_cards_content_size', sql`octet_length(${table.content}) between 31 and 20000`),
    check(
      'emergency_cards_shown_parts',
      sql`${table.shownParts} <@ array['name', 'birth-year', 'blood', 'pregnancy', 'allergies', 'conditions', 'medicines', 'implants', 'languages', 'note', 'people'] and cardinality(${table.shownParts}) <= 11`,
    ),
    check('emergency_cards_failures', sql`${table.failures} between 0 and 5`),
    check(
      'emergency_cards_times',
      sql`(${table.lockedUntil} is null or isfinite(${table.lockedUntil})) and (${table.toldAt} is null or isfinite(${table.toldAt})) and (${table.openedAt} is null or isfinite(${table.openedAt}))`,
    ),
    pgPolicy('emergency_cards_own', {
      for: 'all',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('emergency_cards_link', {
      for: 'select',
      to: appLink,
      using: sql`${table.tokenHash} = ${currentLinkHash}`,
    }),
    // Tries are counted by whoever has the address.
    pgPolicy('emergency_cards_link_count', {
      for: 'update',
      to: appLink,
      using: sql`${table.tokenHash} = ${currentLinkHash}`,
      withCheck: sql`${table.tokenHash} = ${currentLinkHash}`,
    }),
    // The mail about an opening.
    pgPolicy('emergency_cards_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
