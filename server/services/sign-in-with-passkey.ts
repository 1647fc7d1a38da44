import {
  findPasskeyByCredential,
  notePasskeyUse,
  takeSignInChallenge,
} from '@lunaria/db/queries/passkeys.ts';
import { type PasskeySignIn, REFUSED_PASSKEY_MESSAGE } from '@lunaria/domain/account/passkey.ts';
import { checkCredential } from '../auth/webauthn.ts';
import { AppError } from '../errors/app-error.ts';
import type { PasskeyDependencies } from './ask-for-passkey.ts';

/**
 * Returns whose passkey answered. The question is used up by the first answer, right or wrong. Throws
 * AppError('invalid_credentials'), the same for everything that can be wrong: which passkeys exist is nobody's business.
 */
export async function signInWithPasskey(
  { database, config }: PasskeyDependencies,
  { challenge_id: challengeId, credential }: PasskeySignIn,
): Promise<string> {
  const challenge = await takeSignInChallenge(database.auth, challengeId);
  const passkey = await findPasskeyByCredential(database.auth, credential.id);
  // Without it nothing says that the key lies beside this account's name.
  if (!challenge || !passkey || !credential.response.userHandle) throw refused();
  const checked = await checkCredential({
    publicUrl: config.publicUrl,
    factor: passkey,
    challenge,
    credential,
  });
  if (!checked || passkey.signCount === null) throw refused();
  const use = { ...checked, signCountBefore: passkey.signCount };
  if (!(await notePasskeyUse(database.auth, passkey.id, use))) throw refused();
  return passkey.userId;
}

function refused(): AppError {
  return new AppError('invalid_credentials', REFUSED_PASSKEY_MESSAGE);
}
