import type { Tx } from '../engine/database.ts';
import { jwks } from '../schema/jwks.ts';

/** Forgets every key of the access tokens. Runs as app_auth. */
export async function deleteSigningKeys(tx: Tx): Promise<void> {
  await tx.delete(jwks);
}
