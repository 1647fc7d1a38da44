import type { Database } from '@lunaria/db/engine/database.ts';
import type { AuditKey } from '../../encryption/audit-key.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { EXPORTS_FOLDER } from '../../storage/her-folders.ts';
import type { Storage } from '../../storage/storage.ts';

/** What the use cases around exports work with. */
export interface ExportDependencies {
  database: Database;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  storage: Storage;
  config: { RATE_LIMIT_FACTOR: number };
}

/** The storage's key of a file, from the path in its row. */
export function exportKey(filePath: string): string {
  return `${EXPORTS_FOLDER}/${filePath}`;
}

/** Where the passphrase of an export is encrypted for. */
export const passphraseOf = (id: string) => ({ table: 'exports', column: 'passphrase', rowKey: id });
