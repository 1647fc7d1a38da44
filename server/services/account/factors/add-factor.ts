import type { Database } from '@lunaria/db/engine/database.ts';
import {
  deleteFactor,
  type FactorRow,
  findFactors,
  insertFactor,
  lockFactors,
} from '@lunaria/db/queries/factors.ts';
import { MAX_FACTORS, type NewFactor, type NewFactorRequest } from '@lunaria/domain/account/factors.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { makeTotpSecret, writeTotpUri } from '../../../auth/totp.ts';
import type { MasterKeyring } from '../../../encryption/master-key.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { SmsSender } from '../../../sms/sms-sender.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';
import { sealFactorSecret } from './factor-secret.ts';
import { describeFactor } from './find-factors.ts';

interface AddFactorDependencies {
  database: Database;
  keyring: MasterKeyring;
  smsSender: SmsSender | null;
}

/**
 * Makes a factor that counts once its first answer was right. What the authenticator app has to be told is in this
 * answer alone. Throws AppError('conflict') for a name in use or one factor too many, 'not_set_up' for a phone where
 * nobody sends text messages.
 */
export async function addFactor(
  { database, keyring, smsSender }: AddFactorDependencies,
  user: { id: string; email: string },
  request: NewFactorRequest,
): Promise<NewFactor> {
  const { friendly_name: friendlyName, factor_type: factorType, phone, issuer } = request;
  if (factorType === 'phone' && !smsSender)
    throw new AppError('not_set_up', ACCOUNT_REFUSALS.noTextMessagesButOthers);
  const id = crypto.randomUUID();
  const totpSecret = factorType === 'totp' ? makeTotpSecret() : null;
  const secret = totpSecret ?? phone ?? null;
  const row = await database.auth.transaction(async (tx) => {
    await lockFactors(tx, user.id);
    await makeRoom(tx, await findFactors(tx, user.id), friendlyName);
    return await insertFactor(tx, {
      id,
      userId: user.id,
      factorType,
      friendlyName,
      issuer: totpSecret === null ? null : (issuer ?? PRODUCT_NAME),
      ...(secret !== null && sealFactorSecret(keyring, id, secret)),
    });
  });
  const factor = describeFactor(keyring, row);
  if (totpSecret === null) return factor;
  const uri = writeTotpUri({ secret: totpSecret, issuer: row.issuer ?? PRODUCT_NAME, label: user.email });
  return { ...factor, totp: { secret: totpSecret, uri } };
}

/** One that never had its first right answer gives way: she began again. */
async function makeRoom(
  tx: Parameters<typeof insertFactor>[0],
  factors: FactorRow[],
  friendlyName: string,
): Promise<void> {
  const sameName = factors.find((factor) => factor.friendlyName === friendlyName);
  if (sameName?.status === 'verified') {
    throw new AppError('conflict', ACCOUNT_REFUSALS.factorNameInUse);
  }
  const isFull = factors.length - (sameName ? 1 : 0) >= MAX_FACTORS;
  const oldest = isFull ? factors.find((factor) => factor.status === 'unverified') : undefined;
  if (isFull && !oldest) {
    throw new AppError('conflict', ACCOUNT_REFUSALS.tooManyFactors);
  }
  for (const given of [sameName, oldest]) if (given) await deleteFactor(tx, given.userId, given.id);
}
