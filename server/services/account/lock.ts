import type { Database } from '@lunaria/db/engine/database.ts';
import {
  deleteLock,
  deleteLockedSessions,
  findLock,
  forgetPinTries,
  saveLock,
  settleSessions,
  takePinTry,
  unlockSession,
} from '@lunaria/db/queries/account-locks.ts';
import { lockFactors } from '@lunaria/db/queries/factors.ts';
import { hasUsablePasskey } from '@lunaria/db/queries/passkeys.ts';
import { deleteSession } from '@lunaria/db/queries/sessions.ts';
import { type LockChange, type LockState, PIN_TRIES, sayWrongPin } from '@lunaria/domain/account/lock.ts';
import type { PasskeySignIn } from '@lunaria/domain/account/passkey.ts';
import { noteAccess } from '../../access/note-access.ts';
import { hashPassword, verifyPassword } from '../../auth/hash-password.ts';
import type { AuditKey } from '../../encryption/audit-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { reportSecurityEvent } from '../../logging/report-security-event.ts';
import { type PasskeyDependencies, signInWithPasskey } from './factors/passkey-sign-in.ts';
import { ACCOUNT_REFUSALS } from './refusals.ts';

export interface LockDependencies extends PasskeyDependencies {
  database: Database;
  auditKey: AuditKey;
}

interface LockedSession {
  id: string;
  userId: string;
}

/** The lock of an account, as she sets it and as its locked screen shows it. */
export async function findLockState({ database }: LockDependencies, userId: string): Promise<LockState> {
  const [lock, hasPasskey] = await Promise.all([
    findLock(database.auth, userId),
    hasUsablePasskey(database.auth, userId),
  ]);
  return {
    is_set: lock !== null,
    after_minutes: lock?.afterMinutes ?? null,
    tries_left: lock?.triesLeft ?? PIN_TRIES,
    has_passkey: hasPasskey,
  };
}

/** Sets the lock: its PIN, its minutes, or both. Throws AppError('conflict') without a PIN where she has none. */
export async function changeLock(
  { database, auditKey }: LockDependencies,
  userId: string,
  { after_minutes: afterMinutes, pin }: LockChange,
): Promise<void> {
  const pinHash = pin === undefined ? null : await hashPassword(pin);
  const kind = await database.auth.transaction(async (tx) => {
    await lockFactors(tx, userId);
    const before = await findLock(tx, userId);
    await settleSessions(tx, userId);
    if (!(await saveLock(tx, userId, { afterMinutes, pinHash })))
      throw new AppError('conflict', ACCOUNT_REFUSALS.pinFirst);
    if (pinHash === null) return null;
    const noted = before === null ? 'pin-set' : 'pin-changed';
    await noteAccess(tx, auditKey, { ownerId: userId, kind: noted });
    return noted;
  });
  if (kind !== null) reportSecurityEvent(kind === 'pin-set' ? 'pin_set' : 'pin_changed', { userId });
}

/**
 * Takes the lock away. Her sessions that are locked end: nothing would hold them closed any more. Throws
 * AppError('not_found') where there is none.
 */
export async function endLock({ database, auditKey }: LockDependencies, userId: string): Promise<void> {
  await database.auth.transaction(async (tx) => {
    await lockFactors(tx, userId);
    await deleteLockedSessions(tx, userId);
    if (!(await deleteLock(tx, userId))) throw new AppError('not_found', ACCOUNT_REFUSALS.noPin);
    await noteAccess(tx, auditKey, { ownerId: userId, kind: 'pin-ended' });
  });
  reportSecurityEvent('pin_ended', { userId });
}

/**
 * Opens a locked session with the PIN. Throws AppError('wrong_pin') with how many tries are left, AppError('unauthenticated')
 * after the last one, which ends the session, and AppError('rate_limited') while no PIN is looked at.
 */
export async function unlockByPin(
  dependencies: LockDependencies,
  session: LockedSession,
  pin: string,
): Promise<void> {
  const { database } = dependencies;
  const { userId } = session;
  // Counted before it is looked at, and kept whatever comes of it: guesses at the same time are all counted.
  const taken = await takePinTry(database.auth, userId);
  if (taken === null) throw await refusePin(database, userId);
  if (await verifyPassword({ hash: taken.pinHash, password: pin })) {
    const isOpen = await database.auth.transaction(async (tx) => {
      // Checking takes long enough for another to be set meanwhile.
      if (!(await forgetPinTries(tx, userId, taken.pinHash))) return false;
      if (!(await unlockSession(tx, session.id))) throw new AppError('unauthenticated');
      return true;
    });
    if (isOpen) return;
  }
  if (taken.triesLeft > 0) throw new AppError('wrong_pin', sayWrongPin(taken.triesLeft));
  await endAfterTries(dependencies, session);
  throw new AppError('unauthenticated', ACCOUNT_REFUSALS.pinEnded);
}

async function refusePin(database: Database, userId: string): Promise<AppError> {
  if ((await findLock(database.auth, userId)) === null)
    return new AppError('not_found', ACCOUNT_REFUSALS.noPin);
  return new AppError('rate_limited', ACCOUNT_REFUSALS.pinRefused);
}

/** Whoever tries goes on with the password or not at all; she reads of it afterwards. */
async function endAfterTries(
  { database, auditKey }: LockDependencies,
  { id, userId }: LockedSession,
): Promise<void> {
  await database.auth.transaction(async (tx) => {
    await deleteSession(tx, userId, id);
    await noteAccess(tx, auditKey, { ownerId: userId, kind: 'pin-refused' });
  });
  reportSecurityEvent('pin_refused', { userId });
}

/** Opens a locked session with a passkey of its account. Throws AppError('invalid_credentials') for every other. */
export async function unlockByPasskey(
  dependencies: LockDependencies,
  session: LockedSession,
  answer: PasskeySignIn,
): Promise<void> {
  const ownerId = await signInWithPasskey(dependencies, answer);
  if (ownerId !== session.userId) throw new AppError('invalid_credentials', ACCOUNT_REFUSALS.passkeyOfOther);
  if (!(await unlockSession(dependencies.database.auth, session.id))) throw new AppError('unauthenticated');
}
