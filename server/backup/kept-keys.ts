import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import { locate } from './backup-paths.ts';
import type { BackupPlace } from './backup-place.ts';
import { readLinesOf } from './sealed-lines.ts';

/** Whose rows are kept apart from the rest: of the newest backups only. */
export const KEYS_TABLE = 'user_keys';
/** Stands in both: the keys may lie under a newer master key than an older backup. */
export const MASTER_KEYS_TABLE = 'master_keys';

/** What `keys/<id>` holds. */
export interface KeptKeys {
  /** The accounts that there were. */
  accounts: Set<string>;
  /** Rows of the tables that hold keys, as they lie in the database. */
  userKeys: string[];
  masterKeys: string[];
}

/** Throws a BackupError when it is damaged. */
export async function readKeys(
  place: BackupPlace,
  key: BackupKey,
  { id, path = locate.keys(id) }: { id: string; path?: string },
): Promise<KeptKeys> {
  const kept: KeptKeys = { accounts: new Set(), userKeys: [], masterKeys: [] };
  try {
    for await (const line of readLinesOf({ place, path }, { key, name: `keys/${id}` })) {
      const gap = line.indexOf(' ');
      const [table, row] = [line.slice(0, gap), line.slice(gap + 1)];
      if (table === 'users') kept.accounts.add(String(JSON.parse(row)));
      else if (table === KEYS_TABLE) kept.userKeys.push(row);
      else if (table === MASTER_KEYS_TABLE) kept.masterKeys.push(row);
      else throw new Error(`Nobody wrote ${table} there.`);
    }
  } catch {
    throw new BackupError(
      `The newest keys, "keys/${id}", were changed or are damaged: make a new backup, or, where that is not possible, move that file away and restore the backup before it (\`--backup ID\`). Whoever was erased between the two comes back then, but for those of whom "erased" holds a note.`,
      'damaged',
    );
  }
  return kept;
}
