import type { Database } from '@lunaria/db/engine/database.ts';
import { insertChallenge } from '@lunaria/db/queries/factor-challenges.ts';
import { CHALLENGE_SECONDS } from '@lunaria/domain/account/factors.ts';
import { offerUseOfPasskey } from '../../../auth/webauthn.ts';
import type { Config } from '../../../config/read-config.ts';

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
