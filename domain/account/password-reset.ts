import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { emailSchema, newPasswordSchema, SIGN_UP_TEXTS } from './sign-up.ts';

/** How long the link of a reset mail works, from when the mail is written. */
export const PASSWORD_RESET_MINUTES = 30;

/** Mails that one address may get in an hour, whoever asks for them. */
export const PASSWORD_RESET_MAILS_PER_HOUR = 3;

/** What the server says for a link that is used, too old, changed or of an account that is gone. */
export const DEAD_RESET_LINK_MESSAGE = 'This link does not work any more. Ask for a new one.';

/** Form and wire are the same: `POST /api/auth/request-password-reset`. */
export const passwordResetAskSchema = z.object({ email: emailSchema });

/** `POST /api/auth/reset-password`: the token of the link in the mail, and the password to be set. */
export const passwordResetSchema = z.object({
  token: textSchema({
    min: 1,
    max: 1000,
    tooShort: DEAD_RESET_LINK_MESSAGE,
    tooLong: DEAD_RESET_LINK_MESSAGE,
  }),
  password: newPasswordSchema,
});

export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** What is wrong with the two fields of a new password; null where nothing is, or nothing was typed yet. */
export function checkNewPassword(password: string, repeated: string) {
  const checked = newPasswordSchema.safeParse(password);
  return {
    password: password === '' || checked.success ? null : (checked.error.issues[0]?.message ?? null),
    repeated: repeated === '' || repeated === password ? null : SIGN_UP_TEXTS.passwordsDiffer,
    isComplete: checked.success && repeated === password,
  };
}
