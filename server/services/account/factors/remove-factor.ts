import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { copyFactor } from '@lunaria/db/queries/account-changes.ts';
import {
  deleteFactor,
  type FactorRow,
  findFactor,
  hasVerifiedFactor,
  lockFactors,
} from '@lunaria/db/queries/factors.ts';
import { hasWayInWithout } from '@lunaria/db/queries/passkeys.ts';
import { replaceRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limitAccountChanges, tellAccountChange } from '../account-changes.ts';

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
    if (status === 'unverified') return await deleteFactor(tx, userId, id);
    await limitAccountChanges(tx, userId);
    await takeFactorAway(tx, { id, userId });
    // Looked at once it is gone: who takes the password away at this moment was waited for.
    if (!(await hasWayInWithout(tx, userId, id))) {
      throw new AppError(
        'conflict',
        'This is the only way into your account. Add another passkey or a password first.',
      );
    }
  });
}

/** Takes a verified factor away, with the last one the recovery codes, and promises the mail whose link brings it back. */
export async function takeFactorAway(
  tx: Tx,
  { id, userId }: Pick<FactorRow, 'id' | 'userId'>,
): Promise<void> {
  const name = (await findFactor(tx, userId, id))?.friendlyName ?? null;
  const before = await copyFactor(tx, userId, id);
  await deleteFactor(tx, userId, id);
  if (!(await hasVerifiedFactor(tx, userId))) await replaceRecoveryCodes(tx, userId, []);
  await tellAccountChange(tx, { userId, kind: 'factor-removed', subjectId: id, name, before });
}
