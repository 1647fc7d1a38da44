import type { Database } from '@lunaria/db/engine/database.ts';
import { keepSignInChallenge } from '@lunaria/db/queries/passkeys.ts';
import { PASSKEY_CHALLENGE_SECONDS } from '@lunaria/domain/account/passkey.ts';
import { offerUseOfPasskey } from '../auth/webauthn.ts';
import type { Config } from '../config/read-config.ts';

export interface PasskeyDependencies {
  database: Database;
  config: Config;
}

/** The question to whichever passkey of this site somebody has; the same for everybody, for it names none. */
export async function askForPasskey({ database, config }: PasskeyDependencies) {
  const { challenge, options } = await offerUseOfPasskey(config);
  const id = await keepSignInChallenge(database.auth, challenge, PASSKEY_CHALLENGE_SECONDS);
  return { id, credential_options: options };
}
