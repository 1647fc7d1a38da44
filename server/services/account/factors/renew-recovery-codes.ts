import type { Database } from '@lunaria/db/engine/database.ts';
import { copyRecoveryCodes } from '@lunaria/db/queries/account-changes.ts';
import { hasVerifiedFactor, lockFactors } from '@lunaria/db/queries/factors.ts';
import { replaceRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import type { SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import { RECOVERY_CODE_COUNT } from '@lunaria/domain/account/factors.ts';
import { groupRecoveryCode, type RecoveryCodes } from '@lunaria/domain/account/recovery-code.ts';
import { hashRecoveryCode, makeRecoveryCode } from '../../../auth/recovery-code.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limitAccountChanges, tellAccountChange } from '../account-changes.ts';

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
      throw new AppError('conflict', 'Recovery codes stand in for a second step. Set one up first.');
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
