import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteSigningKeys } from '@lunaria/db/queries/signing-keys.ts';
import { BetterAuthError } from 'better-auth';
import { resolveSigningKey } from 'better-auth/plugins/jwt';
import type { Auth } from './create-auth.ts';

/**
 * Makes the key of the access tokens at the first start. One that another SESSION_SECRET encrypted can never sign
 * again: it is replaced, and the tokens it signed end with it (five minutes at most, as they would anyway).
 */
export async function ensureSigningKey(auth: Auth, database: Database): Promise<void> {
  const context = { context: await auth.$context } as Parameters<typeof resolveSigningKey>[0]; // all it reads of it
  try {
    await resolveSigningKey(context);
  } catch (error) {
    if (!(error instanceof BetterAuthError)) throw error;
    await deleteSigningKeys(database.auth);
    await resolveSigningKey(context);
  }
}
