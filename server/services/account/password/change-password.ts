import { deleteWaitingEmailChange } from '@lunaria/db/queries/email-changes.ts';
import { findPasswordState, replacePassword } from '@lunaria/db/queries/passwords.ts';
import { deleteSessionsOfUser, rotateSession } from '@lunaria/db/queries/sessions.ts';
import { WRONG_CURRENT_PASSWORD_MESSAGE } from '@lunaria/domain/account/change-password.ts';
import { hashPassword, verifyPassword } from '../../../auth/hash-password.ts';
import { makeSessionSecret } from '../../../auth/session-writer.ts';
import { AppError } from '../../../errors/app-error.ts';
import { noteAccountEvent } from '../account-events.ts';
import type { PasswordDependencies } from './ask-password-reset.ts';

interface PasswordChange {
  userId: string;
  /** The session that asks: it goes on, with another secret. */
  sessionId: string;
  currentPassword: string;
  password: string;
}

/**
 * Puts a password in the place of the one she knows and ends every other session; the database itself promises the mail
 * that says so (migrations/0018). Returns the new secret of her session. Throws AppError('wrong_password').
 */
export async function changePassword(
  { database }: Pick<PasswordDependencies, 'database'>,
  { userId, sessionId, currentPassword, password }: PasswordChange,
): Promise<string> {
  const state = await findPasswordState(database.auth, userId);
  const oldHash = state?.passwordHash ?? null;
  if (oldHash === null || !(await verifyPassword({ hash: oldHash, password: currentPassword }))) {
    throw new AppError('wrong_password', WRONG_CURRENT_PASSWORD_MESSAGE);
  }
  const newHash = await hashPassword(password);
  const made = makeSessionSecret();
  await database.auth.transaction(async (tx) => {
    if (!(await replacePassword(tx, userId, { oldHash, newHash }))) throw new AppError('conflict');
    // Whoever was in the account beside her may have asked for it.
    await deleteWaitingEmailChange(tx, userId);
    await deleteSessionsOfUser(tx, userId, sessionId);
    if (!(await rotateSession(tx, sessionId, made))) throw new AppError('unauthenticated');
    await noteAccountEvent(tx, { userId, kind: 'password-changed' });
  });
  return made.token;
}
