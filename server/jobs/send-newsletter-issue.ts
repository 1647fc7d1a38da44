import { type Delivery, deleteDelivery, findDelivery } from '@lunaria/db/queries/newsletter-issues.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { MailContent } from '../mail/mail.ts';
import { composeNewArticle, composeNewsletterIssue } from '../mail/templates/newsletter-mails.ts';
import type { JobHandler } from './job-handler.ts';
import { linkToUnsubscribe, type NewsletterMailDependencies, sendIfPossible } from './newsletter-mail.ts';

/** Sends one issue to one subscriber, unless the subscription has ended. That it was sent is not kept. */
export function createNewsletterIssueJob(dependencies: NewsletterMailDependencies): JobHandler {
  const { database, sendMail, publicUrl } = dependencies;
  return async ({ subjectId: deliveryId }, jobId) => {
    if (deliveryId === null) return;
    const delivery = await database.asWorker((tx) => findDelivery(tx, deliveryId));
    if (delivery === null) return;
    const { address, subscriptionId } = delivery;
    const unsubscribeUrl = await linkToUnsubscribe(dependencies, subscriptionId);
    const content = await compose(delivery, publicUrl, unsubscribeUrl);
    await sendIfPossible(sendMail, { ...content, idempotencyKey: jobId, to: { address }, unsubscribeUrl });
    await database.asWorker((tx) => deleteDelivery(tx, deliveryId));
  };
}

async function compose(
  { article, subject, body }: Delivery,
  publicUrl: string,
  unsubscribeUrl: string,
): Promise<MailContent> {
  if (article === null) return await composeNewsletterIssue({ subject, body, unsubscribeUrl });
  const url = absoluteLink(publicUrl, `/blog/${article}`);
  return await composeNewArticle({ title: subject, teaser: body, url, unsubscribeUrl });
}
