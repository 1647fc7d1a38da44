import { CHALLENGE_SECONDS } from '@lunaria/domain/account/factors.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

/** The last line lets a telephone offer the code on our pages alone (origin-bound one-time codes). */
export function sayPhoneCode(code: string, host: string): string {
  return `${code} is your ${PRODUCT_NAME} code. It works for ${CHALLENGE_SECONDS / 60} minutes. Give it to nobody.\n\n@${host} #${code}`;
}

/** To the telephone that is itself a second step. */
export const REMOVAL_ASKED = `${PRODUCT_NAME}: somebody with access to your mails asked to remove a second step of your account. Log in with it to keep it.`;
