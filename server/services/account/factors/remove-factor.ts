import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { copyFactor } from '@lunaria/db/queries/account-changes.ts';
import {
  deleteFactor,
  dropRemoval,
  type FactorRow,
  findDueRemovals,
  findFactor,
  hasVerifiedFactor,
  lockFactors,
} from '@lunaria/db/queries/factors.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { hasWayInWithout } from '@lunaria/db/queries/passkeys.ts';
import { replaceRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { SecurityLog } from '../../../logging/security-log.ts';
import { limitAccountChanges, tellAccountChange } from '../account-changes.ts';
import { noteAccountEvent } from '../account-events.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';

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
      throw new AppError('conflict', ACCOUNT_REFUSALS.onlyWayIn);
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

/**
 * Takes away the factors whose waiting time is over (services/account/password/reset-password.ts), each with the mail that says so. One that
 * was used or kept meanwhile stays.
 */
export async function removeDueFactors(database: Database, securityLog: SecurityLog): Promise<void> {
  for (const { id, userId } of await findDueRemovals(database.auth)) {
    const isRemoved = await database.auth.transaction(async (tx) => {
      await lockFactors(tx, userId);
      const factor = await findFactor(tx, userId, id);
      if (!factor?.removalDueAt || factor.removalDueAt.getTime() > Date.now()) return false;
      await takeFactorAway(tx, factor);
      return true;
    });
    if (isRemoved) securityLog('factor_removed', { userId, factorId: id });
  }
}

/** Keeps a factor that was to be removed, and tells the mailbox so. Throws AppError('conflict') where it was not. */
export async function keepFactor(
  { database }: { database: Database },
  { id, userId, friendlyName: name }: { id: string; userId: string; friendlyName: string },
): Promise<void> {
  await database.auth.transaction(async (tx) => {
    if (!(await dropRemoval(tx, userId, id))) throw new AppError('conflict', ACCOUNT_REFUSALS.factorStays);
    await promiseJob(tx, { userId, job: 'send-factor-removal-mail', subjectId: id });
    await noteAccountEvent(tx, { userId, kind: 'removal-stopped', subjectId: id, name });
  });
}
