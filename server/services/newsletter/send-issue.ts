import type { Database } from '@lunaria/db/engine/database.ts';
import {
  addIssue,
  findIssueSentAt,
  lockIssues,
  promiseDeliveries,
} from '@lunaria/db/queries/newsletter-issues.ts';
import { countSubscribers } from '@lunaria/db/queries/newsletter-subscriptions.ts';
import type { Issue } from '@lunaria/domain/newsletter/issue.ts';

export async function countReceivers(database: Database): Promise<number> {
  return await database.asWorker((tx) => countSubscribers(tx, 'newsletter'));
}

/** `repeated`: exactly these words were sent before, at that time, and are not sent again. */
type SentIssue = { kind: 'sent'; receivers: number } | { kind: 'repeated'; sentAt: Date };

/**
 * Promises one mail to everybody who confirmed the newsletter, all of them or none. Sent twice, as after a command of
 * which nobody saw the end, it stays one mailing.
 */
export async function sendIssue(database: Database, issue: Issue): Promise<SentIssue> {
  return await database.asWorker(async (tx) => {
    await lockIssues(tx);
    const sentAt = await findIssueSentAt(tx, { list: 'newsletter', ...issue });
    if (sentAt !== null) return { kind: 'repeated', sentAt };
    const issueId = await addIssue(tx, { list: 'newsletter', article: null, ...issue });
    return { kind: 'sent', receivers: await promiseDeliveries(tx, issueId) };
  });
}
