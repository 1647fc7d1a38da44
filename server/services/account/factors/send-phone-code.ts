import {
  type ChallengeOf,
  type ChallengeRow,
  insertChallenge,
} from '@lunaria/db/queries/factor-challenges.ts';
import type { FactorRow } from '@lunaria/db/queries/factors.ts';
import { CHALLENGE_SECONDS } from '@lunaria/domain/account/factors.ts';
import { AppError } from '../../../errors/app-error.ts';
import { sayPhoneCode } from '../../../sms/message-texts.ts';
import { countUse } from '../../limits.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';
import type { FactorDependencies } from './factor-dependencies.ts';
import { openFactorSecret } from './factor-secret.ts';

/**
 * Sends a code and asks for it. It is sent within the request and never lies in a queue: only its keyed hash is stored.
 * Throws AppError('not_set_up') where nobody sends text messages, 'rate_limited' for too many, to one number or from
 * one account, and 'unavailable' where the service did not take it.
 */
export async function sendPhoneCode(
  dependencies: FactorDependencies,
  of: ChallengeOf,
  factor: FactorRow,
): Promise<ChallengeRow> {
  const { database, keyring, phoneCodes, smsSender, config } = dependencies;
  if (!smsSender) throw new AppError('not_set_up', ACCOUNT_REFUSALS.noTextMessages);
  const to = openFactorSecret(keyring, factor);
  await countUse(dependencies, 'phone-code|account', factor.userId);
  await countUse(dependencies, 'phone-code|number', phoneCodes.fingerprint(to));
  const id = crypto.randomUUID();
  const { code, hash } = phoneCodes.make(id);
  const asked = await insertChallenge(database.auth, of, { id, seconds: CHALLENGE_SECONDS, codeHash: hash });
  const { host } = new URL(config.publicUrl);
  await smsSender.send({ to, text: sayPhoneCode(code, host) }).catch(() => {
    throw new AppError('unavailable', ACCOUNT_REFUSALS.messageNotSent);
  });
  return asked;
}
