import { randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODE_LENGTH } from '@lunaria/domain/account/recovery-code.ts';
import { hashWithSalt } from './hash-password.ts';

/** A new code, without the hyphens it is shown with. */
export function makeRecoveryCode(): string {
  return Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('');
}

/**
 * What is stored of a code. The salt is one for all of an account's (its id, which is random and nobody else's), so
 * that a code is found by its hash and one computation tells whether it is right.
 */
export async function hashRecoveryCode(userId: string, code: string): Promise<Uint8Array> {
  return await hashWithSalt(code, `lunaria recovery code ${userId}`);
}
