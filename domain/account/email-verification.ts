import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { WRONG_CURRENT_PASSWORD_MESSAGE } from './change-password.ts';
import { PASSWORD_MAX_LENGTH } from './password-strength.ts';

/** How long the link of a verification mail works. */
export const VERIFICATION_HOURS = 24;

/** What the server says for a link that is too old, changed, or of an account that is gone or has another address by now. */
export const DEAD_VERIFICATION_LINK_MESSAGE = 'This link does not work any more.';

/**
 * `POST /api/auth/verify-email`: the token of the link in the mail; and the password of the account, where the browser is
 * not logged in to it.
 */
export const emailVerificationSchema = z.object({
  token: textSchema({
    min: 1,
    max: 1000,
    tooShort: DEAD_VERIFICATION_LINK_MESSAGE,
    tooLong: DEAD_VERIFICATION_LINK_MESSAGE,
  }),
  password: z.optional(
    textSchema({
      min: 1,
      max: PASSWORD_MAX_LENGTH,
      tooShort: 'Please enter your password',
      tooLong: WRONG_CURRENT_PASSWORD_MESSAGE,
    }),
  ),
});

export type EmailVerification = z.infer<typeof emailVerificationSchema>;
