import type { Tx } from '@lunaria/db/engine/database.ts';
import { deleteWaitingEmailChange } from '@lunaria/db/queries/email-changes.ts';
import { hasVerifiedFactor, lockFactors, noteRemoval } from '@lunaria/db/queries/factors.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import {
  findPasswordState,
  markAddressConfirmed,
  type PasswordState,
  replacePassword,
} from '@lunaria/db/queries/passwords.ts';
import { replaceRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import { deleteSessionsOfUser } from '@lunaria/db/queries/sessions.ts';
import { deleteWaysOlderThanProof, findOtherWays } from '@lunaria/db/queries/ways-in.ts';
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import {
  DEAD_RESET_LINK_MESSAGE,
  type OtherWayIn,
  type PasswordReset,
  type ResetFacts,
} from '@lunaria/domain/account/password-reset.ts';
import { hashPassword } from '../../../auth/hash-password.ts';
import { AppError } from '../../../errors/app-error.ts';
import { noteAccountEvent } from '../account-events.ts';
import { takeProviderAway } from '../providers/unlink-provider.ts';
import type { PasswordDependencies } from './ask-password-reset.ts';

/** What else leads into the account of a link. Changes nothing. Throws AppError('dead_link'), as `resetPassword` does. */
export async function lookAtResetLink(
  dependencies: PasswordDependencies,
  token: string,
): Promise<ResetFacts> {
  const { database, config } = dependencies;
  const { userId } = await openLink(dependencies, token);
  const ways = await findOtherWays(database.auth, userId);
  return {
    ways: ways.map(
      ({ id, kind, name, addedAt, isOlderThanProof }): OtherWayIn => ({
        id,
        kind,
        name: name ?? (kind === 'google' || kind === 'apple' ? PROVIDER_NAMES[kind] : kind),
        added_at: addedAt.toISOString(),
        will_end: isOlderThanProof,
      }),
    ),
    removal_hours: config.FACTOR_REMOVAL_HOURS,
  };
}

/**
 * Sets the password of the account whose link this is and ends all its sessions; the database itself promises the mail
 * that says so (migrations/0018). What was added before anybody had shown that mails to the address are read by its owner
 * goes with it: somebody else may have made the account in her name. Of the other ways, `remove` names those that she wants
 * gone: a provider goes at once, a second step after the waiting time unless it is used before, so that who reads her
 * mails alone goes past none unseen. Returns whose account it is. Throws AppError('dead_link') where the link was used, is
 * too old or was never ours; of two uses at once one counts.
 */
export async function resetPassword(
  dependencies: PasswordDependencies,
  { token, password, remove = [] }: PasswordReset,
): Promise<{ userId: string; email: string }> {
  const { database, config } = dependencies;
  const { userId, state } = await openLink(dependencies, token);
  const newHash = await hashPassword(password);
  await database.auth.transaction(async (tx) => {
    await lockFactors(tx, userId);
    const isReplaced = await replacePassword(tx, userId, { oldHash: state.passwordHash, newHash });
    if (!isReplaced) throw deadLink();
    // Whoever was in the account before may have asked for it.
    await deleteWaitingEmailChange(tx, userId);
    await deleteSessionsOfUser(tx, userId, null);
    await removeOlderWays(tx, userId);
    if (!(await hasVerifiedFactor(tx, userId))) await replaceRecoveryCodes(tx, userId, []);
    // The link came by mail to this address and to no other.
    await markAddressConfirmed(tx, userId, state.email);
    await noteAccountEvent(tx, { userId, kind: 'password-reset' });
    await removeWays(tx, userId, remove, config.FACTOR_REMOVAL_HOURS);
  });
  return { userId, email: state.email };
}

async function removeOlderWays(tx: Tx, userId: string): Promise<void> {
  for (const { id, kind, name, isOlderThanProof } of await findOtherWays(tx, userId)) {
    if (!isOlderThanProof) continue;
    await (kind === 'google' || kind === 'apple'
      ? noteAccountEvent(tx, { userId, kind: 'provider-removed', name: PROVIDER_NAMES[kind] })
      : noteAccountEvent(tx, { userId, kind: 'factor-removed', subjectId: id, name }));
  }
  await deleteWaysOlderThanProof(tx, userId);
}

async function removeWays(tx: Tx, userId: string, ids: string[], inHours: number): Promise<void> {
  const named = (await findOtherWays(tx, userId)).filter(({ id }) => ids.includes(id));
  for (const provider of IDENTITY_PROVIDERS) {
    if (named.some(({ kind }) => kind === provider)) await takeProviderAway(tx, userId, provider);
  }
  const noted = await noteRemoval(
    tx,
    userId,
    named.map(({ id }) => id),
    inHours,
  );
  for (const subjectId of noted) {
    await promiseJob(tx, { userId, job: 'send-factor-removal-mail', subjectId });
    const name = named.find(({ id }) => id === subjectId)?.name;
    await noteAccountEvent(tx, { userId, kind: 'removal-asked', subjectId, name });
  }
}

async function openLink(
  { database, resetLinks }: PasswordDependencies,
  token: string,
): Promise<{ userId: string; state: PasswordState }> {
  const userId = await resetLinks.verify(token);
  const state = userId && (await findPasswordState(database.auth, userId));
  if (!userId || !state || !resetLinks.isCurrent(token, state)) throw deadLink();
  return { userId, state };
}

function deadLink(): AppError {
  return new AppError('dead_link', DEAD_RESET_LINK_MESSAGE);
}
