import type { ScheduledBackups } from '../backup/scheduled-backups.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import type { NameAccount } from '../logging/name-account.ts';
import type { EraseDependencies } from '../services/account/erasure/erase-accounts.ts';

/** What the operator's commands work with, in the running server or in a process of their own. */
export interface AdminParts extends EraseDependencies {
  keyring: MasterKeyring;
  nameAccount: NameAccount;
  /** null where the server makes none. */
  backups: Pick<ScheduledBackups, 'findLastBackup' | 'describe'> | null;
}

export interface AdminAnswer {
  text: string;
  /** False where the command was done and found something wrong. */
  isFine: boolean;
}
