import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { WRONG_CURRENT_PASSWORD_MESSAGE } from './change-password.ts';
import type { FactorType } from './factors.ts';
import { PASSWORD_MAX_LENGTH } from './password-strength.ts';

/** How somebody who is signed in can prove that it is still she. */
export type WayToProve = 'password' | 'recovery-code' | 'google' | 'apple' | FactorType;

/** `GET /api/auth/proof`: whether the account may be changed from here just now. */
export interface Proof {
  is_fresh: boolean;
  /** Seconds since 1970; in the past where it is not fresh. */
  proved_until: number;
  ways: WayToProve[];
}

/** `POST /api/auth/proof`, where the account has no second factor. */
export const passwordProofSchema = z.object({
  password: textSchema({
    min: 1,
    max: PASSWORD_MAX_LENGTH,
    tooShort: 'Please enter your current password',
    tooLong: WRONG_CURRENT_PASSWORD_MESSAGE,
  }),
});
