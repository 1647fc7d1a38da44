import * as z from 'zod/mini';
import { textSchema } from '../text.ts';

/** No letter that another is taken for: I, L, O and U are left out (Crockford's base 32). */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five bits each: 80 together. */
export const RECOVERY_CODE_LENGTH = 16;

const MESSAGE = 'Enter one of your recovery codes';

/** `POST /api/auth/recovery-codes`: shown this once. */
export interface RecoveryCodes {
  codes: string[];
}

/** Four groups of four, as it is shown. */
export function groupRecoveryCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** As it was made, from however it was typed. */
const recoveryCodeSchema = z.pipe(
  z.pipe(
    textSchema({ max: 60, tooLong: MESSAGE }),
    z.transform((text: string) =>
      text.toUpperCase().replace(/[\s-]/gu, '').replace(/[IL]/g, '1').replace(/O/g, '0'),
    ),
  ),
  z
    .string()
    .check(z.regex(new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`), { error: MESSAGE })),
);

/** `POST /api/auth/recovery-codes/verify`. */
export const recoveryCodeAnswerSchema = z.object({ code: recoveryCodeSchema });
