import { useRecoveryCode } from '@lunaria/db/queries/recovery-codes.ts';
import { rotateSession } from '@lunaria/db/queries/sessions.ts';
import { hashRecoveryCode } from '../../../auth/recovery-code.ts';
import { makeSessionSecret } from '../../../auth/session-writer.ts';
import { AppError } from '../../../errors/app-error.ts';
import { countUse, type LimitDependencies } from '../../limits.ts';
import { tellAccountChange } from '../account-changes.ts';

/**
 * Uses up one of her recovery codes, makes the session aal2 under another secret, which is returned, and promises the
 * mail that says so. Throws AppError('wrong_code') and 'rate_limited'.
 */
export async function verifyRecoveryCode(
  dependencies: LimitDependencies,
  { id: sessionId, userId }: { id: string; userId: string },
  code: string,
): Promise<string> {
  const { database } = dependencies;
  await countUse(dependencies, 'recovery-code', userId);
  const hash = await hashRecoveryCode(userId, code);
  const made = makeSessionSecret();
  await database.auth.transaction(async (tx) => {
    if (!(await useRecoveryCode(tx, userId, hash))) {
      throw new AppError('wrong_code', 'This is none of your unused recovery codes.');
    }
    await tellAccountChange(tx, { userId, kind: 'code-used' });
    if (!(await rotateSession(tx, sessionId, { ...made, aal: 'aal2' })))
      throw new AppError('unauthenticated');
  });
  return made.token;
}
