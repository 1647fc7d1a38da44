import type { Database } from '@lunaria/db/engine/database.ts';
import { copyRecoveryCodes } from '@lunaria/db/queries/account-changes.ts';
import { hasVerifiedFactor, lockFactors } from '@lunaria/db/queries/factors.ts';
import { replaceRecoveryCodes, useRecoveryCode } from '@lunaria/db/queries/recovery-codes.ts';
import { rotateSession, type SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import { RECOVERY_CODE_COUNT } from '@lunaria/domain/account/factors.ts';
import { groupRecoveryCode, type RecoveryCodes } from '@lunaria/domain/account/recovery-code.ts';
import { hashRecoveryCode, makeRecoveryCode } from '../../../auth/recovery-code.ts';
import { makeSessionSecret } from '../../../auth/session-writer.ts';
import { AppError } from '../../../errors/app-error.ts';
import { countUse, type LimitDependencies } from '../../limits.ts';
import { limitAccountChanges, tellAccountChange } from '../account-changes.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';

/**
 * Makes ten codes in the place of all she had. Throws AppError('conflict') without a verified factor, and
 * 'second_factor_required' for a session that was not confirmed by it.
 */
export async function renewRecoveryCodes(
  database: Database,
  { userId, aal }: Pick<SessionOfUser['session'], 'userId' | 'aal'>,
): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, makeRecoveryCode);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(userId, code)));
  await database.auth.transaction(async (tx) => {
    await lockFactors(tx, userId);
    if (!(await hasVerifiedFactor(tx, userId))) {
      throw new AppError('conflict', ACCOUNT_REFUSALS.codesNeedFactor);
    }
    // The factor came to count while the codes were made: this session would be its own way past it.
    if (aal === 'aal1') throw new AppError('second_factor_required');
    await limitAccountChanges(tx, userId);
    const before = await copyRecoveryCodes(tx, userId);
    await replaceRecoveryCodes(tx, userId, hashes);
    await tellAccountChange(tx, { userId, kind: 'codes-renewed', before });
  });
  return { codes: codes.map(groupRecoveryCode) };
}

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
      throw new AppError('wrong_code', ACCOUNT_REFUSALS.noSuchRecoveryCode);
    }
    await tellAccountChange(tx, { userId, kind: 'code-used' });
    if (!(await rotateSession(tx, sessionId, { ...made, aal: 'aal2' })))
      throw new AppError('unauthenticated');
  });
  return made.token;
}
