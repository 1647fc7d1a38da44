import { NEWSLETTER_CONFIRM_DAYS } from '@lunaria/domain/newsletter/subscription.ts';
import { deriveLinkKey, secondsAfter } from './signed-link.ts';

/** What a link of a mail does. One that ends a subscription cannot confirm it, nor the other way round. */
type NewsletterLinkPurpose = 'confirm' | 'unsubscribe';

export interface NewsletterLinks {
  /** The token of a link that works until `NEWSLETTER_CONFIRM_DAYS` after `requestedAt`. */
  signConfirmation(subscriptionId: string, requestedAt: Date): Promise<string>;
  /** The token of a link that works for as long as the subscription does. */
  signUnsubscribe(subscriptionId: string): Promise<string>;
  /** The id of the subscription; null for everything that this server did not sign for this, or too long ago. */
  verify(token: string, purpose: NewsletterLinkPurpose): Promise<string | null>;
}

const audienceOf = (purpose: NewsletterLinkPurpose) => `newsletter-${purpose}`;

export function createNewsletterLinks(sessionSecret: string): NewsletterLinks {
  const key = deriveLinkKey(sessionSecret, 'lunaria newsletter link');
  return {
    signConfirmation: async (subscriptionId, requestedAt) => {
      const exp = secondsAfter(requestedAt, NEWSLETTER_CONFIRM_DAYS * 86_400);
      return await key.sign({ sub: subscriptionId, aud: audienceOf('confirm'), exp });
    },
    signUnsubscribe: async (subscriptionId) =>
      await key.sign({ sub: subscriptionId, aud: audienceOf('unsubscribe') }),
    verify: async (token, purpose) => (await key.verify(token, audienceOf(purpose)))?.sub ?? null,
  };
}
