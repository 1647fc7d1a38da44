import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, emailSchema, SIGN_UP_TEXTS } from '../account/sign-up.ts';
import { NEWSLETTER_LISTS, NEWSLETTER_WORDINGS, type NewsletterWordingVersion } from './wording.ts';

/** A request that nobody confirmed is forgotten after this long, and its link ends. */
export const NEWSLETTER_CONFIRM_DAYS = 3;

/** No address gets a second mail that asks to confirm before this long. */
export const NEWSLETTER_ASK_EVERY_HOURS = 1;

/** `POST /api/newsletter`. The address by the rules of sign-up, stored in lower case as an account's is. */
export const subscriptionRequestSchema = z.object({
  address: emailSchema.check(
    z.toLowerCase(),
    // Again: some letters become two in lower case (İ).
    z.maxLength(EMAIL_MAX_LENGTH, { error: SIGN_UP_TEXTS.emailInvalid }),
  ),
  list: z.enum(NEWSLETTER_LISTS, { error: 'There is no such list' }),
  // as: Object.keys knows no keys; these are the ones of the object.
  wording: z.enum(Object.keys(NEWSLETTER_WORDINGS) as [NewsletterWordingVersion], {
    error: 'The page is older than the server. Load it again.',
  }),
});

export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** What a list is called on the page that confirms. */
export const NEWSLETTER_LIST_NAMES = {
  newsletter: 'the newsletter',
  blog: 'new articles of the blog',
} as const;
