import type { Tx } from '@lunaria/db/engine/database.ts';
import { type ChallengeRow, closeChallenge, takeChallenge } from '@lunaria/db/queries/factor-challenges.ts';
import {
  type FactorRow,
  type FactorUse,
  findFactor,
  hasVerifiedFactor,
  lockFactors,
  noteFactorUse,
  takeTry,
} from '@lunaria/db/queries/factors.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { findPasskeyByCredential } from '@lunaria/db/queries/passkeys.ts';
import { rotateSession, type SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import {
  CHALLENGE_ATTEMPTS,
  FACTOR_FAILURES,
  FACTOR_LOCK_MINUTES,
  type FactorAnswer,
} from '@lunaria/domain/account/factors.ts';
import { makeSessionSecret } from '../../../auth/session-writer.ts';
import { findTotpStep } from '../../../auth/totp.ts';
import { checkCredential } from '../../../auth/webauthn.ts';
import { AppError } from '../../../errors/app-error.ts';
import { reportSecurityEvent } from '../../../logging/report-security-event.ts';
import { limitAccountChanges, tellAccountChange } from '../account-changes.ts';
import { noteAccountEvent } from '../account-events.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';
import { requireUnlocked } from './challenge-factor.ts';
import type { FactorDependencies } from './factor-dependencies.ts';
import { openFactorSecret } from './factor-secret.ts';

type AnsweringSession = Pick<SessionOfUser['session'], 'id' | 'aal'>;

/**
 * Takes the answer to a question that this session asked a factor. A right one makes the session aal2 under another
 * secret, which is returned, and makes an unverified factor count. Throws AppError('wrong_code'), 'not_found' for a
 * question that takes no answer any more or never was this session's, and 'rate_limited' while the factor is locked.
 */
export async function verifyFactor(
  dependencies: FactorDependencies,
  session: AnsweringSession,
  factor: FactorRow,
  answer: FactorAnswer,
): Promise<string> {
  const { auth } = dependencies.database;
  const of = { id: answer.challenge_id, factorId: factor.id, sessionId: session.id };
  // Counted before it is looked at, and kept whatever comes of it: guesses at the same time are all counted.
  const challenge = await takeChallenge(auth, of, CHALLENGE_ATTEMPTS);
  if (!challenge) throw new AppError('not_found', ACCOUNT_REFUSALS.questionIsOver);
  if (factor.factorType !== 'webauthn') await countTry(dependencies, factor);
  const use = await checkAnswer(dependencies, factor, challenge, answer);
  if (!use) throw new AppError('wrong_code');
  return await settle(dependencies, { session, factor, challenge, use });
}

async function countTry({ database }: FactorDependencies, factor: FactorRow): Promise<void> {
  const limits = { limit: FACTOR_FAILURES, lockMinutes: FACTOR_LOCK_MINUTES };
  if (await takeTry(database.auth, factor.id, limits)) return;
  const now = await findFactor(database.auth, factor.userId, factor.id);
  if (!now) throw new AppError('not_found');
  requireUnlocked(now);
  // The lock ended in this instant.
  throw new AppError('wrong_code');
}

/** What a right answer leaves behind; null for a wrong one. */
async function checkAnswer(
  { keyring, phoneCodes, config }: FactorDependencies,
  factor: FactorRow,
  challenge: ChallengeRow,
  { code, credential }: FactorAnswer,
): Promise<FactorUse | null> {
  if (factor.factorType === 'webauthn') {
    if (credential === undefined || challenge.challenge === null) return null;
    const { publicUrl } = config;
    return await checkCredential({ publicUrl, factor, challenge: challenge.challenge, credential });
  }
  if (code === undefined) return null;
  if (factor.factorType === 'totp') {
    const step = findTotpStep(openFactorSecret(keyring, factor), code);
    return step === null ? null : { kind: 'totp', step };
  }
  const { id, codeHash } = challenge;
  return codeHash !== null && phoneCodes.isRight(id, code, codeHash) ? { kind: 'phone' } : null;
}

/** All of it or nothing; of two right answers with one code at the same time, one. */
async function settle(
  { database }: FactorDependencies,
  checked: { session: AnsweringSession; factor: FactorRow; challenge: ChallengeRow; use: FactorUse },
): Promise<string> {
  const { session, factor, challenge, use } = checked;
  const { id, userId, status } = factor;
  const made = makeSessionSecret();
  await database.auth.transaction(async (tx) => {
    await lockFactors(tx, userId);
    const current = await findFactor(tx, userId, id);
    if (current?.status !== status) throw new AppError('conflict');
    // Another came to count while this one was begun with the password alone.
    const isNotEnough = status === 'unverified' && session.aal === 'aal1';
    if (isNotEnough && (await hasVerifiedFactor(tx, userId))) throw new AppError('second_factor_required');
    if (!(await closeChallenge(tx, challenge.id))) throw new AppError('wrong_code');
    if (use.kind === 'webauthn' && status === 'unverified') await refuseKnown(tx, use.credentialId);
    if (!(await noteFactorUse(tx, id, use))) throw new AppError('wrong_code');
    if (status === 'unverified') {
      await limitAccountChanges(tx, userId);
      await tellAccountChange(tx, { userId, kind: 'factor-added', subjectId: id, name: factor.friendlyName });
    }
    // She can use it after all: it stays, and whoever asked to have it removed is told.
    if (current.removalDueAt) {
      await promiseJob(tx, { userId, job: 'send-factor-removal-mail', subjectId: id });
      const name = factor.friendlyName;
      await noteAccountEvent(tx, { userId, kind: 'removal-stopped', subjectId: id, name });
    }
    if (!(await rotateSession(tx, session.id, { ...made, aal: 'aal2' })))
      throw new AppError('unauthenticated');
  });
  reportSecurityEvent('second_step_passed', { userId, factorId: id, factorType: factor.factorType });
  return made.token;
}

/** Ids of credentials are told to every site: somebody might bring hers with a key of his own. */
async function refuseKnown(tx: Tx, credentialId: string): Promise<void> {
  if (await findPasskeyByCredential(tx, credentialId))
    throw new AppError('conflict', ACCOUNT_REFUSALS.passkeyInUse);
}
