import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { PASSWORD_MAX_LENGTH } from './password-strength.ts';
import { newPasswordSchema } from './sign-up.ts';

/** What the server says when the password that is asked for again is not the account's. */
export const WRONG_CURRENT_PASSWORD_MESSAGE = 'Your current password is not right.';

/** `POST /api/auth/change-password`: the password as it is, and as it is to be. */
export const changePasswordSchema = z.object({
  current_password: textSchema({
    min: 1,
    max: PASSWORD_MAX_LENGTH,
    tooShort: 'Please enter your current password',
    tooLong: WRONG_CURRENT_PASSWORD_MESSAGE,
  }),
  password: newPasswordSchema,
});
