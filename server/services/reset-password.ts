import { deleteWaitingEmailChange } from '@lunaria/db/queries/email-changes.ts';
import {
  deletePasskeys,
  findPasswordState,
  markAddressConfirmed,
  replacePassword,
} from '@lunaria/db/queries/passwords.ts';
import { deleteSessionsOfUser } from '@lunaria/db/queries/sessions.ts';
import { DEAD_RESET_LINK_MESSAGE, type PasswordReset } from '@lunaria/domain/account/password-reset.ts';
import { hashPassword } from '../auth/hash-password.ts';
import { AppError } from '../errors/app-error.ts';
import type { PasswordDependencies } from './ask-password-reset.ts';

/**
 * Sets the password of the account whose link this is and ends all its sessions, and its passkeys where the address had
 * never been confirmed; the database itself promises the mail
 * that says so (migrations/0018). Returns whose account it is. Throws AppError('dead_link') where the link was used, is too
 * old or was never ours; of two uses at once one counts.
 */
export async function resetPassword(
  { database, resetLinks }: PasswordDependencies,
  { token, password }: PasswordReset,
): Promise<{ userId: string; email: string }> {
  const userId = await resetLinks.verify(token);
  const state = userId && (await findPasswordState(database.auth, userId));
  if (!userId || !state || !resetLinks.isCurrent(token, state)) throw deadLink();
  const newHash = await hashPassword(password);
  await database.auth.transaction(async (tx) => {
    const isReplaced = await replacePassword(tx, userId, { oldHash: state.passwordHash, newHash });
    if (!isReplaced) throw deadLink();
    // Whoever was in the account before may have asked for it.
    await deleteWaitingEmailChange(tx, userId);
    await deleteSessionsOfUser(tx, userId, null);
    // The link came by mail to this address and to no other. Where nobody had confirmed it before, somebody else may have
    // made the account in her name: a passkey of his would still open it, with both factors at once.
    if (await markAddressConfirmed(tx, userId)) await deletePasskeys(tx, userId);
  });
  return { userId, email: state.email };
}

function deadLink(): AppError {
  return new AppError('dead_link', DEAD_RESET_LINK_MESSAGE);
}
