import type { Database } from '@lunaria/db/engine/database.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import type { Logger } from '../../logging/logger.ts';

/** What the use cases work with that store something in which there may be danger. */
export interface EntryDependencies {
  database: Database;
  keyring: MasterKeyring;
  logger: Logger;
}
