import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { type FactorType, MAX_FACTORS } from './factors.ts';
import { IDENTITY_PROVIDERS, type IdentityProvider } from './identity-provider.ts';
import { emailSchema, newPasswordSchema, SIGN_UP_TEXTS } from './sign-up.ts';

/** How long the link of a reset mail works, from when the mail is written. */
export const PASSWORD_RESET_MINUTES = 30;

/** Mails that one address may get in an hour, whoever asks for them. */
export const PASSWORD_RESET_MAILS_PER_HOUR = 3;

/** What the server says for a link that is used, too old, changed or of an account that is gone. */
export const DEAD_RESET_LINK_MESSAGE = 'This link does not work any more. Ask for a new one.';

/** Form and wire are the same: `POST /api/auth/request-password-reset`. */
export const passwordResetAskSchema = z.object({ email: emailSchema });

const tokenSchema = textSchema({
  min: 1,
  max: 1000,
  tooShort: DEAD_RESET_LINK_MESSAGE,
  tooLong: DEAD_RESET_LINK_MESSAGE,
});

/** `POST /api/auth/reset-password/link`: the token of the link in the mail. */
export const resetLinkSchema = z.object({ token: tokenSchema });

/**
 * `POST /api/auth/reset-password`: the token of the link in the mail, the password to be set, and by their ids the other ways
 * into the account that are to go.
 */
export const passwordResetSchema = z.object({
  token: tokenSchema,
  password: newPasswordSchema,
  remove: z.optional(z.array(z.uuid()).check(z.maxLength(MAX_FACTORS + IDENTITY_PROVIDERS.length))),
});

/** A way into an account beside its password, or what is asked for after it. */
export interface OtherWayIn {
  id: string;
  kind: IdentityProvider | FactorType;
  /** Hers for a factor, the provider's own. */
  name: string;
  /** ISO 8601. */
  added_at: string;
  /**
   * Goes with the new password: it was added before anybody had shown that mails to the address are read by the owner
   * of the account.
   */
  will_end: boolean;
}

/** `POST /api/auth/reset-password/link`: what else leads into the account, the oldest first. */
export interface ResetFacts {
  ways: OtherWayIn[];
  /** After how many hours a second step that is to go is none any more. */
  removal_hours: number;
}

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
