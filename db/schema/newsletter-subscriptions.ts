import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { appWorker } from './roles.ts';

/**
 * Who gets the newsletter or the mail about new articles: an address, and when and to which words its owner agreed.
 * It points at no account. A request that is not confirmed is deleted after some days, a subscription that ends is
 * deleted at once. One role sees it, app_worker, so that no patient's and no account's request can.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    /** Stands in the links of the mails, which therefore show no address. */
    id: uuid('id').primaryKey().defaultRandom(),
    list: text('list').notNull(),
    address: text('address').notNull(),
    /** The version of the words that stood beside the button. */
    wordingVersion: text('wording_version').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    unique('newsletter_subscriptions_address_list').on(table.address, table.list),
    index('newsletter_subscriptions_unconfirmed')
      .on(table.requestedAt)
      .where(sql`${table.confirmedAt} is null`),
    check('newsletter_subscriptions_list', sql`${table.list} in ('newsletter', 'blog')`),
    check('newsletter_subscriptions_address_length', sql`char_length(${table.address}) between 3 and 254`),
    check('newsletter_subscriptions_address_lower_case', sql`${table.address} = lower(${table.address})`),
    check(
      'newsletter_subscriptions_wording_version',
      sql`char_length(${table.wordingVersion}) between 1 and 20`,
    ),
    pgPolicy('newsletter_subscriptions_worker', {
      for: 'all',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
).enableRLS();
