import { findAddressToAsk } from '@lunaria/db/queries/newsletter-subscriptions.ts';
import { NEWSLETTER_CONFIRM_DAYS } from '@lunaria/domain/newsletter/subscription.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import { composeConfirmSubscription } from '../mail/templates/newsletter-mails.ts';
import type { JobHandler } from './job-handler.ts';
import { linkToUnsubscribe, type NewsletterMailDependencies, sendIfPossible } from './newsletter-mail.ts';

/** Asks an address whether it wants the mails, unless it gets them already or was asked within the hour. */
export function createNewsletterConfirmationJob(dependencies: NewsletterMailDependencies): JobHandler {
  const { database, sendMail, newsletterLinks, publicUrl } = dependencies;
  return async ({ subjectId: subscriptionId }, jobId) => {
    if (subscriptionId === null) return;
    const found = await database.asWorker((tx) => findAddressToAsk(tx, subscriptionId, jobId));
    if (found === null) return;
    const token = await newsletterLinks.signConfirmation(subscriptionId, found.requestedAt);
    const forgetUrl = await linkToUnsubscribe(dependencies, subscriptionId);
    const content = await composeConfirmSubscription({
      url: absoluteLink(publicUrl, '/newsletter/confirm', { token }),
      forgetUrl,
      validDays: NEWSLETTER_CONFIRM_DAYS,
    });
    await sendIfPossible(sendMail, {
      ...content,
      idempotencyKey: jobId,
      to: { address: found.address },
      unsubscribeUrl: forgetUrl,
    });
  };
}
