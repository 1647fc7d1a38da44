import type { Database } from '@lunaria/db/engine/database.ts';
import { z } from 'zod';
import { askServer } from '../operator/operator-socket.ts';
import type { Storage } from '../storage/storage.ts';
import { parseBackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';
import { describeBackup } from './describe-backup.ts';
import { makeBackup } from './make-backup.ts';

/** What `npm run backup` asks the running server for. */
const requestSchema = z.object({
  /** A folder, or `s3://bucket/prefix`. */
  to: z.string().min(1),
  key: z.string(),
});

/** What the server makes backups with. How long they are kept is its own setting, as `erased_accounts` goes by it. */
interface BackupParts {
  database: Database;
  storage: Storage;
  keepDays: number;
  /** Throws a ConfigError where backups cannot lie there. */
  openPlace: (to: string) => Promise<BackupPlace>;
}

/** Makes the backup that was asked for and says what is in it. */
export function createBackupRequest(parts: BackupParts) {
  return async (input: unknown): Promise<string> => {
    const { key, to } = requestSchema.parse(input);
    const { openPlace, ...rest } = parts;
    return describeBackup(
      await makeBackup({ ...rest, place: await openPlace(to), key: parseBackupKey(key) }),
    );
  };
}

/** Asks the server that works on the data. Returns what it says, or null where none does. Throws an OperatorError with its sentence. */
export async function askForBackup(
  dataDir: string,
  request: z.infer<typeof requestSchema>,
): Promise<string | null> {
  return await askServer(dataDir, 'backup', request);
}
