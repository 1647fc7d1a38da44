import { type ChallengeRow, insertChallenge } from '@lunaria/db/queries/factor-challenges.ts';
import { type FactorRow, findFactors } from '@lunaria/db/queries/factors.ts';
import type { SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import { CHALLENGE_SECONDS, type FactorChallenge } from '@lunaria/domain/account/factors.ts';
import { offerCredential } from '../../../auth/webauthn.ts';
import { AppError } from '../../../errors/app-error.ts';
import { reportSecurityEvent } from '../../../logging/report-security-event.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';
import type { FactorDependencies } from './factor-dependencies.ts';
import { sendPhoneCode } from './send-phone-code.ts';

/**
 * Asks a factor a question that only this session may answer, once and within minutes: an app shows its code without
 * being asked, a phone is sent one, an authenticator gets something to sign. Throws AppError('rate_limited') while the
 * factor is locked, and what `sendPhoneCode` throws.
 */
export async function challengeFactor(
  dependencies: FactorDependencies,
  { session, user }: SessionOfUser,
  factor: FactorRow,
): Promise<FactorChallenge> {
  requireUnlocked(factor);
  const of = { factorId: factor.id, sessionId: session.id };
  const { database, config } = dependencies;
  if (factor.factorType === 'phone') {
    return describe(factor, await sendPhoneCode(dependencies, of, factor));
  }
  if (factor.factorType === 'totp') {
    return describe(factor, await insertChallenge(database.auth, of, { seconds: CHALLENGE_SECONDS }));
  }
  const { type, challenge, options } = await offerCredential({
    publicUrl: config.publicUrl,
    factor,
    owner: { userId: user.id, email: user.email, fullName: user.name },
    factors: await findFactors(database.auth, user.id),
  });
  const asked = await insertChallenge(database.auth, of, { seconds: CHALLENGE_SECONDS, challenge });
  return { ...describe(factor, asked), webauthn: { type, credential_options: options } };
}

function describe({ factorType }: FactorRow, { id, expiresAt }: ChallengeRow): FactorChallenge {
  return { id, type: factorType, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/** Throws AppError('rate_limited') with how long a factor takes no code after too many wrong ones. */
export function requireUnlocked({ id, userId, lockedUntil }: FactorRow): void {
  const seconds = lockedUntil === null ? 0 : Math.ceil((lockedUntil.getTime() - Date.now()) / 1000);
  if (seconds <= 0) return;
  reportSecurityEvent('factor_locked', { userId, factorId: id });
  throw new AppError('rate_limited', ACCOUNT_REFUSALS.factorLocked, {
    'Retry-After': String(seconds),
  });
}
