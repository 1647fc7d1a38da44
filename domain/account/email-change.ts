import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { emailSchema } from './sign-up.ts';

/** How long both links of a change of address work. */
export const EMAIL_CHANGE_HOURS = 24;

/** Changes that an account may begin in an hour: each writes two mails. */
export const EMAIL_CHANGES_PER_HOUR = 3;

/** Mails about a change that one new address may get in an hour, whoever asks for them. */
export const EMAIL_CHANGE_MAILS_PER_HOUR = 6;

export const EMAIL_CHANGE_TEXTS = {
  sameAddress: 'This is the address of your account already.',
  tooMany: 'You asked for a change often enough in this hour. Try again later.',
} as const;

/** What the server says for a link that is used, replaced, too old, changed or to an address that was taken meanwhile. */
export const DEAD_EMAIL_LINK_MESSAGE = 'This link does not work any more.';

/** Form and wire are the same: `POST /api/auth/change-email`. Stored as accounts are, in small letters. */
export const emailChangeSchema = z.object({ email: emailSchema });

/** `POST /api/auth/change-email/link` and `…/confirm`: the token of the link in a mail. */
export const emailLinkSchema = z.object({
  token: textSchema({
    min: 1,
    max: 1000,
    tooShort: DEAD_EMAIL_LINK_MESSAGE,
    tooLong: DEAD_EMAIL_LINK_MESSAGE,
  }),
});

/** Which of the two addresses a link was sent to. */
export type EmailSide = 'old' | 'new';

/** A change that waits for one of the two addresses, or for both. */
export interface WaitingEmailChange {
  new_email: string;
  is_old_confirmed: boolean;
  is_new_confirmed: boolean;
  /** ISO 8601. */
  expires_at: string;
}

/** `GET /api/auth/change-email`. */
export interface EmailState {
  email: string;
  email_verified: boolean;
  change: WaitingEmailChange | null;
}

/** What a link is about, for the page that asks whether to go on: `POST /api/auth/change-email/link`. */
export interface EmailLinkFacts {
  side: EmailSide;
  new_email: string;
  /** Only for whoever reads the mails of the old one. */
  old_email: string | null;
  /** The other address has agreed already: confirming changes the address at once. */
  is_other_confirmed: boolean;
}
