import { ACCOUNT_EVENT_KINDS } from '@lunaria/domain/account/account-event.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { appAuth, appUser, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * What happened to the protection of an account, for its owner to look at; kept for ninety days. The same within one hour
 * is one row that counts, so that nobody fills the table by guessing. The address is stored shortened.
 */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** domain/account/account-event.ts. */
    kind: text('kind', { enum: ACCOUNT_EVENT_KINDS }).notNull(),
    /** Her name for the second step, or the provider's; '' where there is none. */
    name: text('name').notNull().default(''),
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    /** The last time in that hour. */
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    count: integer('count').notNull().default(1),
    /** Of the first time in that hour. */
    address: text('address'),
    hasOtherAddresses: boolean('has_other_addresses').notNull().default(false),
  },
  (table) => [
    unique('account_events_once_an_hour').on(table.userId, table.kind, table.name, table.hour),
    index('account_events_at').on(table.at),
    check(
      'account_events_kind',
      sql`${table.kind} in ('password-wrong', 'code-wrong', 'password-changed', 'password-reset', 'password-removed', 'factor-added', 'factor-removed', 'removal-asked', 'removal-stopped', 'codes-renewed', 'code-used', 'provider-added', 'provider-removed', 'email-change-asked', 'email-changed', 'sessions-ended', 'change-undone')`,
    ),
    check('account_events_name_length', sql`char_length(${table.name}) <= 200`),
    check('account_events_count', sql`${table.count} >= 1`),
    check('account_events_address_length', sql`char_length(${table.address}) <= 64`),
    pgPolicy('account_events_auth', { for: 'all', to: appAuth, using: sql`true`, withCheck: sql`true` }),
    pgPolicy('account_events_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
