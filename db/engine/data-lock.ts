import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { lockDirectoryItself } from './directory-lock.ts';

/** Thrown when another process already works on the data directory. The message says what to do. */
export class DataDirectoryInUseError extends Error {
  override name = 'DataDirectoryInUseError';
}

/**
 * Keeps a second process off an embedded data directory, which PGlite itself does not (a second process would
 * silently lose writes). Two locks, both of them the kernel's, which releases them when the process ends, however it
 * ends: an exclusive SQLite transaction on a file beside the data, and on Linux one on the directory that the database
 * lies in, which no deleting of files beside it takes away (docs/decisions/embedded-data-lock.md).
 *
 * Returns the function that releases them. Throws DataDirectoryInUseError.
 */
export async function lockDataDirectory(dataDir: string): Promise<() => void> {
  const databaseDirectory = join(dataDir, 'database');
  mkdirSync(databaseDirectory, { recursive: true, mode: 0o700 });
  const { DatabaseSync } = await importSqliteQuietly();
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  const holderFile = join(dataDir, 'lock.pid');
  let unlockDirectory: (() => void) | null = null;
  try {
    if (beginExclusive(lock)) unlockDirectory = lockDirectoryItself(databaseDirectory);
  } catch (error) {
    lock.close();
    throw error;
  }
  if (unlockDirectory === null) {
    lock.close();
    throw new DataDirectoryInUseError(
      `The data directory ${dataDir} is in use by another Lunaria${describeHolder(holderFile)}. Stop that one, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(holderFile, String(process.pid), { mode: 0o600 });
  return () => {
    unlockDirectory?.();
    unlockDirectory = null; // the number of a closed file may be another file's by now
    closeLock(lock);
  };
}

function beginExclusive(lock: DatabaseSync): boolean {
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
    return true;
  } catch {
    return false;
  }
}

function closeLock(lock: DatabaseSync): void {
  if (lock.isOpen) lock.close();
}

function describeHolder(holderFile: string): string {
  try {
    return ` (process ${readFileSync(holderFile, 'utf8')})`;
  } catch {
    return '';
  }
}

/** node:sqlite announces itself as experimental on stderr; the operator can do nothing about that. */
async function importSqliteQuietly(): Promise<typeof import('node:sqlite')> {
  const emitWarning = process.emitWarning;
  process.emitWarning = () => {};
  try {
    return await import('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
