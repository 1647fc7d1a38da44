import type { Database } from '@lunaria/db/engine/database.ts';
import { findPasswordState, isStillPassword, markAddressConfirmed } from '@lunaria/db/queries/passwords.ts';
import {
  DEAD_VERIFICATION_LINK_MESSAGE,
  type EmailVerification,
} from '@lunaria/domain/account/email-verification.ts';
import { verifyPassword } from '../../../auth/hash-password.ts';
import type { GuessLimiter } from '../../../auth/limit-guesses.ts';
import type { VerificationLinks } from '../../../auth/verification-link.ts';
import { AppError } from '../../../errors/app-error.ts';
import { nameAccount } from '../../../logging/report-security-event.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';

export interface VerificationDependencies {
  database: Database;
  verificationLinks: VerificationLinks;
  guesses: GuessLimiter;
}

/**
 * Notes that the owner of an account reads the mails of its address, and returns whose account it is. A link alone shows
 * only that somebody reads them: whoever made the account in another's name would have her confirm it for him. So it counts
 * in a browser that is signed in to the account (`signedInAs`), or with its password. Throws AppError('dead_link'),
 * 'proof_required' where there is neither, 'wrong_password' and 'rate_limited'. Confirming again changes nothing.
 */
export async function verifyEmail(
  { database, verificationLinks, guesses }: VerificationDependencies,
  { token, password }: EmailVerification,
  signedInAs: string | null,
): Promise<string> {
  const link = await verificationLinks.verify(token);
  const state = link && (await findPasswordState(database.auth, link.userId));
  if (!link || !state || !link.isFor(state.email)) throw deadLink();
  const { userId } = link;
  if (signedInAs === userId) {
    await markAddressConfirmed(database.auth, userId, state.email);
    return userId;
  }
  if (password === undefined) throw new AppError('proof_required');
  nameAccount(userId);
  await guesses.countCurrentPassword(userId);
  const { passwordHash: hash } = state;
  if (hash === null || !(await verifyPassword({ hash, password }))) throw wrongPassword();
  await database.auth.transaction(async (tx) => {
    // Checking takes long enough for another to be set meanwhile.
    if (!(await isStillPassword(tx, userId, hash))) throw wrongPassword();
    await markAddressConfirmed(tx, userId, state.email);
  });
  return userId;
}

function deadLink(): AppError {
  return new AppError('dead_link', DEAD_VERIFICATION_LINK_MESSAGE);
}

function wrongPassword(): AppError {
  return new AppError('wrong_password', ACCOUNT_REFUSALS.notThePassword);
}
