import { hkdfSync } from 'node:crypto';
import { NEWSLETTER_CONFIRM_DAYS } from '@lunaria/domain/newsletter/subscription.ts';
import { jwtVerify, SignJWT } from 'jose';

/** What a link of a mail does. One that ends a subscription cannot confirm it, nor the other way round. */
export type NewsletterLinkPurpose = 'confirm' | 'unsubscribe';

export interface NewsletterLinks {
  /** The token of a link that works until `NEWSLETTER_CONFIRM_DAYS` after `requestedAt`. */
  signConfirmation(subscriptionId: string, requestedAt: Date): Promise<string>;
  /** The token of a link that works for as long as the subscription does. */
  signUnsubscribe(subscriptionId: string): Promise<string>;
  /** The id of the subscription; null for everything that this server did not sign for this, or too long ago. */
  verify(token: string, purpose: NewsletterLinkPurpose): Promise<string | null>;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const audienceOf = (purpose: NewsletterLinkPurpose) => `newsletter-${purpose}`;

/** Signs with a key of its own: no token of another kind that the same secret signed opens anything here. */
export function createNewsletterLinks(sessionSecret: string): NewsletterLinks {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'lunaria newsletter link', 32));
  const prepare = (subscriptionId: string, purpose: NewsletterLinkPurpose) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subscriptionId)
      .setAudience(audienceOf(purpose));
  return {
    signConfirmation: async (subscriptionId, requestedAt) =>
      await prepare(subscriptionId, 'confirm')
        .setExpirationTime(Math.floor(requestedAt.getTime() / 1000) + NEWSLETTER_CONFIRM_DAYS * 86_400)
        .sign(key),
    signUnsubscribe: async (subscriptionId) => await prepare(subscriptionId, 'unsubscribe').sign(key),
    verify: async (token, purpose) => {
      try {
        const audience = audienceOf(purpose);
        const { payload } = await jwtVerify(token, key, { audience, algorithms: ['HS256'] });
        return payload.sub !== undefined && uuidPattern.test(payload.sub) ? payload.sub : null;
      } catch {
        return null;
      }
    },
  };
}
