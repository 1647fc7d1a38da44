import { sql } from 'drizzle-orm';
import { foreignKey, index, pgPolicy, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { newsletterIssues } from './newsletter-issues.ts';
import { newsletterSubscriptions } from './newsletter-subscriptions.ts';
import { appWorker } from './roles.ts';

/** One mail that is still to be sent. It goes once it was, and with the subscription: nobody's reading is kept. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id').notNull(),
  },
  (table) => [
    unique('newsletter_deliveries_issue_subscription').on(table.issueId, table.subscriptionId),
    // Named, because the name made of both tables would be longer than PostgreSQL keeps.
    foreignKey({
      name: 'newsletter_deliveries_subscription_fk',
      columns: [table.subscriptionId],
      foreignColumns: [newsletterSubscriptions.id],
    }).onDelete('cascade'),
    index('newsletter_deliveries_subscription_id').on(table.subscriptionId),
    pgPolicy('newsletter_deliveries_worker', {
      for: 'all',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
).enableRLS();
