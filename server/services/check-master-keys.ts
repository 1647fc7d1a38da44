import type { Database } from '@lunaria/db/engine/database.ts';
import { countUserKeysByMasterKey } from '@lunaria/db/queries/user-keys.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import type { SecurityLog } from '../logging/security-log.ts';

/** Says at the start which master keys are missing from the settings, and how many people's data nobody can read without. */
export async function checkMasterKeys(
  database: Database,
  keyring: MasterKeyring,
  securityLog: SecurityLog,
): Promise<void> {
  for (const { masterKeyId, count } of await database.asWorker((tx) => countUserKeysByMasterKey(tx))) {
    if (!keyring.all.has(masterKeyId)) securityLog('master_key_missing', { keyId: masterKeyId, count });
  }
}
