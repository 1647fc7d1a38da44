import type { Database } from '@lunaria/db/engine/database.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { deletePassword, findWaysWithoutPassword } from '@lunaria/db/queries/passkeys.ts';
import { deleteSessionsOfUser, rotateSession } from '@lunaria/db/queries/sessions.ts';
import { PASSWORD_NEEDED_MESSAGE } from '@lunaria/domain/account/passkey.ts';
import { makeSessionSecret } from '../auth/session-writer.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Takes the password away: passkeys are the way in from then on. Every other session ends, and a mail says what happened.
 * Returns the new secret of her session. Throws AppError('conflict') where a lost device would lock her out, or where there
 * is no password.
 */
export async function removePassword(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string> {
  const made = makeSessionSecret();
  await database.auth.transaction(async (tx) => {
    const { hasPasskey, hasSpare } = await findWaysWithoutPassword(tx, userId);
    if (!hasPasskey || !hasSpare) throw new AppError('conflict', PASSWORD_NEEDED_MESSAGE);
    if (!(await deletePassword(tx, userId))) {
      throw new AppError('conflict', 'This account has no password.');
    }
    await deleteSessionsOfUser(tx, userId, sessionId);
    if (!(await rotateSession(tx, sessionId, made))) throw new AppError('unauthenticated');
    await promiseJob(tx, { userId, job: 'send-password-removed-mail' });
  });
  return made.token;
}
