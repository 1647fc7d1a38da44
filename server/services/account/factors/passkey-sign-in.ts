import type { Database } from '@lunaria/db/engine/database.ts';
import { insertChallenge, takeChallenge } from '@lunaria/db/queries/factor-challenges.ts';
import { noteFactorUse } from '@lunaria/db/queries/factors.ts';
import { findPasskeyByCredential } from '@lunaria/db/queries/passkeys.ts';
import { CHALLENGE_SECONDS } from '@lunaria/domain/account/factors.ts';
import { type PasskeySignIn, REFUSED_PASSKEY_MESSAGE } from '@lunaria/domain/account/passkey.ts';
import { checkCredential, offerUseOfPasskey } from '../../../auth/webauthn.ts';
import type { Config } from '../../../config/read-config.ts';
import { AppError } from '../../../errors/app-error.ts';

export interface PasskeyDependencies {
  database: Database;
  config: Config;
}

/** The question to whichever passkey of this site somebody has; the same for everybody, for it names none. */
export async function askForPasskey({ database, config }: PasskeyDependencies) {
  const { challenge, options } = await offerUseOfPasskey({ publicUrl: config.publicUrl });
  const ofNobody = { factorId: null, sessionId: null };
  const asked = await insertChallenge(database.auth, ofNobody, { seconds: CHALLENGE_SECONDS, challenge });
  return { id: asked.id, credential_options: options };
}

/**
 * Returns whose passkey answered. The question is used up by the first answer, right or wrong. Throws
 * AppError('invalid_credentials'), the same for everything that can be wrong: which passkeys exist is nobody's business.
 */
export async function signInWithPasskey(
  { database, config }: PasskeyDependencies,
  { challenge_id: challengeId, credential }: PasskeySignIn,
): Promise<string> {
  const question = { id: challengeId, factorId: null, sessionId: null };
  const asked = await takeChallenge(database.auth, question, 1);
  const factor = await findPasskeyByCredential(database.auth, credential.id);
  // Without a name of the account nothing says that the key lies beside it.
  if (!asked?.challenge || !factor || !credential.response.userHandle) throw refused();
  // Whoever reads her mails does not know it, or has lost it: after the password it still answers, alone it opens nothing.
  if (factor.removalDueAt) throw refused();
  const { publicUrl } = config;
  const use = await checkCredential({ publicUrl, factor, challenge: asked.challenge, credential });
  if (!use || !(await noteFactorUse(database.auth, factor.id, use))) throw refused();
  return factor.userId;
}

function refused(): AppError {
  return new AppError('invalid_credentials', REFUSED_PASSKEY_MESSAGE);
}
