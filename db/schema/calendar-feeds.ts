import { sql } from 'drizzle-orm';
import {
  check,
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
import { anyRole, appLink, currentLinkHash, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * Secret addresses under which a calendar program reads her days, three at most. A feed that she ends is gone, so that its
 * address is one that never was; a renewed one keeps its row and gets another secret.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made in her browser, so that a retry makes no second one. */
    id: uuid('id').notNull(),
    /** No two of hers have the same; so there are three at most. */
    place: smallint('place').notNull(),
    /** SHA-256 of the secret, which is stored nowhere. */
    tokenHash: bytea('token_hash').notNull(),
    /** domain/calendar-feed/calendar-feed.ts. */
    contents: text('contents').array().notNull(),
    titleMode: text('title_mode').notNull(),
    /** Her own words in place of a title; encrypted with her key, bound to user and id. */
    ownTitle: bytea('own_title'),
    /** By whose clock it is today. */
    zone: text('zone').notNull(),
    /** How often each event was moved, and when last, as JSON; encrypted the same way. Null: never read. */
    revisions: bytea('revisions'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastReadAt: timestamp('last_read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'calendar_feeds_pkey', columns: [table.userId, table.id] }),
    unique('calendar_feeds_place_once').on(table.userId, table.place),
    unique('calendar_feeds_token_hash').on(table.tokenHash),
    check('calendar_feeds_place', sql`${table.place} between 1 and 3`),
    check('calendar_feeds_token_hash_size', sql`octet_length(${table.tokenHash}) = 32`),
    check(
      'calendar_feeds_contents',
      sql`${table.contents} <@ array['period', 'window', 'fertile', 'pills', 'renewals', 'due'] and cardinality(${table.contents}) between 1 and 6`,
    ),
    check('calendar_feeds_title_mode', sql`${table.titleMode} in ('discreet', 'own', 'plain')`),
    check('calendar_feeds_own_title', sql`(${table.ownTitle} is not null) = (${table.titleMode} = 'own')`),
    // 29 bytes around the text, and 1 to 40 UTF-16 units, which are at most three bytes of UTF-8 each.
    check('calendar_feeds_own_title_size', sql`octet_length(${table.ownTitle}) between 30 and 149`),
    check('calendar_feeds_zone_length', sql`char_length(${table.zone}) between 1 and 64`),
    check('calendar_feeds_revisions_size', sql`octet_length(${table.revisions}) between 31 and 200000`),
    check(
      'calendar_feeds_times',
      sql`isfinite(${table.createdAt}) and (${table.lastReadAt} is null or isfinite(${table.lastReadAt}))`,
    ),
    pgPolicy('calendar_feeds_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    // Whose it is and which, of the one whose secret was said.
    pgPolicy('calendar_feeds_link', {
      for: 'select',
      to: appLink,
      using: sql`${table.tokenHash} = ${currentLinkHash}`,
    }),
    // Whatever else such a transaction was told. The owner, with whose rights her rows are deleted, is a member of the role.
    pgPolicy('calendar_feeds_link_alone', {
      as: 'restrictive',
      for: 'all',
      to: appLink,
      using: sql`current_user <> 'app_link' or ${table.tokenHash} = ${currentLinkHash}`,
    }),
  ],
).enableRLS();
