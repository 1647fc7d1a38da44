import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { findFactors, lockFactors } from '@lunaria/db/queries/factors.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { deletePassword } from '@lunaria/db/queries/passwords.ts';
import { countRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import { deleteSessionsOfUser, rotateSession } from '@lunaria/db/queries/sessions.ts';
import { PASSWORD_NEEDED_MESSAGE } from '@lunaria/domain/account/passkey.ts';
import { makeSessionSecret } from '../../../auth/session-writer.ts';
import { AppError } from '../../../errors/app-error.ts';
import { noteAccountEvent } from '../account-events.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';

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
    await lockFactors(tx, userId);
    if (!(await isOpenWithout(tx, userId))) throw new AppError('conflict', PASSWORD_NEEDED_MESSAGE);
    if (!(await deletePassword(tx, userId))) {
      throw new AppError('conflict', ACCOUNT_REFUSALS.noPassword);
    }
    await deleteSessionsOfUser(tx, userId, sessionId);
    if (!(await rotateSession(tx, sessionId, made))) throw new AppError('unauthenticated');
    await promiseJob(tx, { userId, job: 'send-password-removed-mail' });
    await noteAccountEvent(tx, { userId, kind: 'password-removed' });
  });
  return made.token;
}

/**
 * A passkey opens the account, and something else does when its device is lost. A provider does not count for that: what
 * is signed in with it needs the second step that was lost.
 */
async function isOpenWithout(tx: Tx, userId: string): Promise<boolean> {
  const verified = (await findFactors(tx, userId)).filter(({ status }) => status === 'verified');
  if (!verified.some(({ factorType }) => factorType === 'webauthn')) return false;
  return verified.length > 1 || (await countRecoveryCodes(tx, userId)) > 0;
}
