import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appWorker } from './roles.ts';

/**
 * What was sent to a list, or stood in the blog when this server first looked: an article has one row, so that it is
 * announced once however many processes start with it.
 */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    list: text('list').notNull(),
    /** The last part of the article's address; null for an issue of the newsletter. */
    article: text('article').unique(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('newsletter_issues_list', sql`${table.list} in ('newsletter', 'blog')`),
    check(
      'newsletter_issues_article_of_blog',
      sql`(${table.article} is not null) = (${table.list} = 'blog')`,
    ),
    check(
      'newsletter_issues_article',
      sql`${table.article} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${table.article}) <= 200`,
    ),
    check('newsletter_issues_subject_length', sql`char_length(${table.subject}) between 1 and 200`),
    check('newsletter_issues_body_length', sql`char_length(${table.body}) between 1 and 100000`),
    pgPolicy('newsletter_issues_worker', {
      for: 'all',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
).enableRLS();
