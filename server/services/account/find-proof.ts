import type { Database } from '@lunaria/db/engine/database.ts';
import { findFactors } from '@lunaria/db/queries/factors.ts';
import { countRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import { findWaysIn } from '@lunaria/db/queries/ways-in.ts';
import { FACTOR_TYPES } from '@lunaria/domain/account/factors.ts';
import type { Proof, WayToProve } from '@lunaria/domain/account/proof.ts';
import { isProofFresh, PROOF_SECONDS } from '../../auth/require-session.ts';
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
