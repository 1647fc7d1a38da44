import { type FactorRow, findFactors as findRows } from '@lunaria/db/queries/factors.ts';
import { countRecoveryCodes } from '@lunaria/db/queries/recovery-codes.ts';
import type { Assurance } from '@lunaria/db/queries/sessions.ts';
import type { Factor, FactorList } from '@lunaria/domain/account/factors.ts';
import type { MasterKeyring } from '../../../encryption/master-key.ts';
import type { FactorDependencies } from './factor-dependencies.ts';
import { openFactorSecret } from './factor-secret.ts';

/** Whose factors, and from a session of which level: below the one she needs she sees only what she can choose from. */
type Viewer = { userId: string } & Assurance;

/** The factors of an account and how many recovery codes are left, for her to look at. */
export async function findFactors(dependencies: FactorDependencies, viewer: Viewer): Promise<FactorList> {
  const [factors, left] = await Promise.all([
    describeFactors(dependencies, viewer),
    countRecoveryCodes(dependencies.database.auth, viewer.userId),
  ]);
  return { factors, recovery_codes_left: left, phone_available: dependencies.smsSender !== null };
}

/** The factors of an account, as the session's user carries them. */
export async function describeFactors(
  { database, keyring }: Pick<FactorDependencies, 'database' | 'keyring'>,
  { userId, aal, nextAal, isLocked }: Viewer,
): Promise<Factor[]> {
  if (isLocked && aal === nextAal) return [];
  const rows = await findRows(database.auth, userId);
  return rows
    .filter(({ status }) => aal === nextAal || status === 'verified')
    .map((row) => describeFactor(keyring, row));
}

export function describeFactor(keyring: MasterKeyring, row: FactorRow): Factor {
  return {
    id: row.id,
    friendly_name: row.friendlyName,
    factor_type: row.factorType,
    status: row.status,
    ...(row.factorType === 'phone' && describePhone(keyring, row)),
    ...(row.issuer !== null && { issuer: row.issuer }),
    ...(row.isBackedUp !== null && { is_backed_up: row.isBackedUp }),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    removal_due_at: row.removalDueAt?.toISOString() ?? null,
  };
}

function describePhone(keyring: MasterKeyring, row: FactorRow): Pick<Factor, 'phone'> {
  try {
    return { phone: openFactorSecret(keyring, row).slice(-2) };
  } catch {
    // Under a master key that is not there. Every page asks for this: another way in shall stay open.
    return {};
  }
}
