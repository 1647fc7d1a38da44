import type { Database } from '@lunaria/db/engine/database.ts';
import {
  deleteFactor,
  type FactorRow,
  findFactor,
  hasVerifiedFactor,
  lockFactors,
} from '@lunaria/db/queries/factors.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { hasWayInWithout } from '@lunaria/db/queries/passkeys.ts';
import { replaceRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Takes a factor away; with the last verified one go the recovery codes. Throws AppError('conflict') where it was changed
 * meanwhile, and for a passkey that is the only way into the account.
 */
export async function removeFactor(
  { database }: { database: Database },
  { id, userId, status }: Pick<FactorRow, 'id' | 'userId' | 'status'>,
): Promise<void> {
  await database.auth.transaction(async (tx) => {
    await lockFactors(tx, userId);
    // Verified since somebody looked: what was asked of her was for one that was not.
    if ((await findFactor(tx, userId, id))?.status !== status) throw new AppError('conflict');
    await deleteFactor(tx, userId, id);
    if (status === 'unverified') return;
    // Looked at once it is gone: who takes the password away at this moment was waited for.
    if (!(await hasWayInWithout(tx, userId, id))) {
      throw new AppError(
        'conflict',
        'This is the only way into your account. Add another passkey or a password first.',
      );
    }
    if (!(await hasVerifiedFactor(tx, userId))) await replaceRecoveryCodes(tx, userId, []);
    await promiseJob(tx, { userId, job: 'send-factors-changed-mail' });
  });
}
