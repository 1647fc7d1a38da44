import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import {
  type AccountChange,
  findAccountChange,
  markUndone,
  restoreFactor,
  restoreProviderAccount,
  restoreRecoveryCodes,
} from '@lunaria/db/queries/account-changes.ts';
import { deleteWaitingEmailChange, setEmail } from '@lunaria/db/queries/email-changes.ts';
import { deleteFactor, findFactors, hasVerifiedFactor, lockFactors } from '@lunaria/db/queries/factors.ts';
import { unlinkProviderById } from '@lunaria/db/queries/linked-accounts.ts';
import { replaceRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import { deleteSessionsOfUser } from '@lunaria/db/queries/sessions.ts';
import { DEAD_UNDO_LINK_MESSAGE, UNDO_DAYS, type UndoFacts } from '@lunaria/domain/account/account-change.ts';
import { FACTOR_NAME_MAX_LENGTH } from '@lunaria/domain/account/factors.ts';
import type { UndoLinks } from '../../auth/undo-link.ts';
import { AppError } from '../../errors/app-error.ts';
import { tellAccountChange } from './account-changes.ts';
import { noteAccountEvent } from './account-events.ts';
import { ACCOUNT_REFUSALS } from './refusals.ts';

export interface UndoDependencies {
  database: Database;
  undoLinks: UndoLinks;
}

/** What a link would take back. Changes nothing. Throws AppError('dead_link'), as `undoAccountChange` does. */
export async function lookAtUndoLink(
  { database, undoLinks }: UndoDependencies,
  token: string,
): Promise<UndoFacts> {
  const { kind, name, createdAt } = await findChange(database.auth, await undoLinks.verify(token));
  return { kind, name, changed_at: createdAt.toISOString() };
}

/**
 * Takes back the change of a link that came by mail, and ends every session and every change of address that waits:
 * whoever presses it says that it was not she. Returns whose account it is. Throws AppError('dead_link') for a link that was
 * used, is too old or never was ours; of two uses at once one counts. AppError('conflict') where the old address is somebody
 * else's by now: then nothing is changed.
 */
export async function undoAccountChange(
  { database, undoLinks }: UndoDependencies,
  token: string,
): Promise<string> {
  const id = await undoLinks.verify(token);
  return await database.auth.transaction(async (tx) => {
    const { userId } = await findChange(tx, id);
    // Factors and ways in first, as everywhere: two changes of one account never wait for each other in a ring.
    await lockFactors(tx, userId);
    const change = await findChange(tx, id, { lock: true });
    await takeBack(tx, change);
    await markUndone(tx, change.id);
    await deleteWaitingEmailChange(tx, userId);
    await deleteSessionsOfUser(tx, userId, null);
    await noteAccountEvent(tx, { userId, kind: 'change-undone' });
    return userId;
  });
}

async function takeBack(tx: Tx, change: AccountChange): Promise<void> {
  const { userId, subjectId } = change;
  const before = change.before ?? {};
  switch (change.kind) {
    case 'factor-added':
      if (subjectId) await deleteFactor(tx, userId, subjectId);
      if (!(await hasVerifiedFactor(tx, userId))) await replaceRecoveryCodes(tx, userId, []);
      return;
    case 'factor-removed':
      await restoreFactor(tx, before, await chooseName(tx, change));
      return await restoreRecoveryCodes(tx, userId, before);
    case 'codes-renewed':
      return await restoreRecoveryCodes(tx, userId, before);
    case 'code-used':
      // Who had one of the list has them all.
      return await replaceRecoveryCodes(tx, userId, []);
    case 'provider-added':
      if (subjectId) await unlinkProviderById(tx, userId, subjectId);
      return;
    case 'provider-removed':
      return await restoreProviderAccount(tx, before);
    case 'email-changed':
      return await giveBackAddress(tx, userId, before);
  }
}

/** The name it had; with the day beside it where another one has come to have that name. */
async function chooseName(tx: Tx, { userId, name, createdAt }: AccountChange): Promise<string> {
  const own = name ?? '';
  const isTaken = (await findFactors(tx, userId)).some(({ friendlyName }) => friendlyName === own);
  if (!isTaken) return own;
  return `${own.slice(0, FACTOR_NAME_MAX_LENGTH - 26)} (${createdAt.toISOString()})`;
}

async function giveBackAddress(
  tx: Tx,
  userId: string,
  { old_email: oldEmail, new_email: newEmail }: { old_email?: string; new_email?: string },
): Promise<void> {
  if (!oldEmail || !newEmail) return;
  if (!(await setEmail(tx, { userId, oldEmail: newEmail, newEmail: oldEmail }))) {
    throw new AppError('conflict', ACCOUNT_REFUSALS.addressIsTaken);
  }
  // The address that goes may be hers, and who presses it a reader of a mailbox that she has left.
  await tellAccountChange(tx, {
    userId,
    kind: 'email-changed',
    before: { old_email: newEmail, new_email: oldEmail },
  });
}

async function findChange(
  tx: Tx,
  id: string | null,
  options: { lock?: boolean } = {},
): Promise<AccountChange> {
  const change = id && (await findAccountChange(tx, id, { maxDays: UNDO_DAYS, ...options }));
  if (!change) throw new AppError('dead_link', DEAD_UNDO_LINK_MESSAGE);
  return change;
}
