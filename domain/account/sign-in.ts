import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { PASSWORD_MAX_LENGTH } from './password-strength.ts';
import { EMAIL_MAX_LENGTH } from './sign-up.ts';

/** What the server says for a wrong password and for an unknown address alike. */
export const INVALID_CREDENTIALS_MESSAGE = 'Invalid login credentials';

/** What the person reads instead. */
const INVALID_CREDENTIALS_TEXT = 'Invalid email or password. Please try again.';

/**
 * Form and wire are the same: `POST /api/auth/sign-in/email`. Both must be there, nothing else is asked of
 * them: an address that could never have an account is answered like any other unknown one.
 */
export const signInRequestSchema = z.object({
  email: textSchema({
    min: 1,
    max: EMAIL_MAX_LENGTH,
    tooShort: 'Please enter your email address',
    tooLong: `Email must be at most ${EMAIL_MAX_LENGTH} characters`,
  }),
  password: textSchema({
    min: 1,
    max: PASSWORD_MAX_LENGTH,
    tooShort: 'Please enter your password',
    tooLong: `Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
  }),
});

export type SignInRequest = z.infer<typeof signInRequestSchema>;

/** The sentence for the `Login failed` toast: the server's own, except for wrong credentials. */
export function describeSignInFailure(serverMessage: string): string {
  return serverMessage === INVALID_CREDENTIALS_MESSAGE ? INVALID_CREDENTIALS_TEXT : serverMessage;
}
