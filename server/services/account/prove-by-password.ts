import type { Database } from '@lunaria/db/engine/database.ts';
import { hasVerifiedFactor } from '@lunaria/db/queries/factors.ts';
import { findPasswordState, isStillPassword } from '@lunaria/db/queries/passwords.ts';
import { rotateSession } from '@lunaria/db/queries/sessions.ts';
import { WRONG_CURRENT_PASSWORD_MESSAGE } from '@lunaria/domain/account/change-password.ts';
import { verifyPassword } from '../../auth/hash-password.ts';
import { makeSessionSecret } from '../../auth/session-writer.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * Notes in the session that she has just proved that it is she, and returns its new secret. Throws
 * AppError('second_factor_required') where the account has a factor, which is the proof then, and 'wrong_password'.
 */
export async function proveByPassword(
  { database }: { database: Database },
  { id: sessionId, userId }: { id: string; userId: string },
  password: string,
): Promise<string> {
  if (await hasVerifiedFactor(database.auth, userId)) throw new AppError('second_factor_required');
  const hash = (await findPasswordState(database.auth, userId))?.passwordHash ?? null;
  if (hash === null || !(await verifyPassword({ hash, password }))) throw wrongPassword();
  const made = makeSessionSecret();
  await database.auth.transaction(async (tx) => {
    // Checking takes long enough for another to be set, or a factor to be verified, meanwhile.
    if (!(await isStillPassword(tx, userId, hash))) throw wrongPassword();
    if (await hasVerifiedFactor(tx, userId)) throw new AppError('second_factor_required');
    if (!(await rotateSession(tx, sessionId, made))) throw new AppError('unauthenticated');
  });
  return made.token;
}

function wrongPassword(): AppError {
  return new AppError('wrong_password', WRONG_CURRENT_PASSWORD_MESSAGE);
}
