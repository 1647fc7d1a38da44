import type { Database } from '@lunaria/db/engine/database.ts';
import type { Pregnancy } from '@lunaria/domain/pregnancy/dating.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';
import { readOngoingPregnancy } from './ongoing-pregnancy.ts';

/** Her pregnancy, or null: there is none, or it has ended. */
export async function getPregnancy(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
): Promise<Pregnancy | null> {
  return await database.asUser(
    userId,
    async (tx) => await readOngoingPregnancy(tx, openEncryptedTexts(tx, keyring, userId), userId),
  );
}
