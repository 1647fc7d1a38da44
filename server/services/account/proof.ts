import type { Database } from '@lunaria/db/engine/database.ts';
import { findFactors, hasVerifiedFactor } from '@lunaria/db/queries/factors.ts';
import { findPasswordState, isStillPassword } from '@lunaria/db/queries/passwords.ts';
import { countRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import { rotateSession } from '@lunaria/db/queries/sessions.ts';
import { findWaysIn } from '@lunaria/db/queries/ways-in.ts';
import { WRONG_CURRENT_PASSWORD_MESSAGE } from '@lunaria/domain/account/change-password.ts';
import { FACTOR_TYPES } from '@lunaria/domain/account/factors.ts';
import type { Proof, WayToProve } from '@lunaria/domain/account/proof.ts';
import { verifyPassword } from '../../auth/hash-password.ts';
import { isProofFresh, PROOF_SECONDS } from '../../auth/require-session.ts';
import { makeSessionSecret } from '../../auth/session-writer.ts';
import { AppError } from '../../errors/app-error.ts';
import type { SmsSender } from '../../sms/sms-sender.ts';

interface ProofDependencies {
  database: Database;
  smsSender: SmsSender | null;
}

/** Whether a session's last proof still holds, and how it can be given anew. */
export async function findProof(
  dependencies: ProofDependencies,
  { userId, provedAt }: { userId: string; provedAt: Date },
): Promise<Proof> {
  return {
    is_fresh: isProofFresh(provedAt),
    proved_until: Math.floor(provedAt.getTime() / 1000) + PROOF_SECONDS,
    ways: await findWays(dependencies, userId),
  };
}

/** With a second factor nothing less is a proof. */
async function findWays({ database, smsSender }: ProofDependencies, userId: string): Promise<WayToProve[]> {
  const factors = (await findFactors(database.auth, userId)).filter(({ status }) => status === 'verified');
  if (factors.length === 0) {
    const { hasPassword, providers } = await findWaysIn(database.auth, userId);
    return [...(hasPassword ? (['password'] as const) : []), ...providers];
  }
  const types = FACTOR_TYPES.filter(
    (type) =>
      factors.some(({ factorType }) => factorType === type) && (type !== 'phone' || smsSender !== null),
  );
  return (await countRecoveryCodes(database.auth, userId)) > 0 ? [...types, 'recovery-code'] : types;
}

/**
 * Notes in the session that she has just proved that it is she, and returns its new secret. Throws
 * AppError('second_factor_required') where the account has a factor, which is the proof then, and 'wrong_password'.
 */
export async function proveByPassword(
  { database }: { database: Database },
  { id: sessionId, userId }: { id: string; userId: string },
  password: string,
): Promise<string> {
  if (await hasVerifiedFactor(database.auth, userId)) throw new AppError('second_factor_required');
  const hash = (await findPasswordState(database.auth, userId))?.passwordHash ?? null;
  if (hash === null || !(await verifyPassword({ hash, password }))) throw wrongPassword();
  const made = makeSessionSecret();
  await database.auth.transaction(async (tx) => {
    // Checking takes long enough for another to be set, or a factor to be verified, meanwhile.
    if (!(await isStillPassword(tx, userId, hash))) throw wrongPassword();
    if (await hasVerifiedFactor(tx, userId)) throw new AppError('second_factor_required');
    if (!(await rotateSession(tx, sessionId, made))) throw new AppError('unauthenticated');
  });
  return made.token;
}

function wrongPassword(): AppError {
  return new AppError('wrong_password', WRONG_CURRENT_PASSWORD_MESSAGE);
}
