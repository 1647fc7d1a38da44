import type { Database } from '@lunaria/db/engine/database.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import type { Storage } from '../../storage/storage.ts';

/** What the use cases around documents work with. */
export interface DocumentDependencies {
  database: Database;
  keyring: MasterKeyring;
  storage: Storage;
}
