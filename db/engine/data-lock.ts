import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Thrown when another process already works on the data directory. The message says what to do. */
export class DataDirectoryInUseError extends Error {
  override name = 'DataDirectoryInUseError';
}

/**
 * Keeps a second process off an embedded data directory, which PGlite itself does not (a second process would
 * silently lose writes). The lock is an exclusive SQLite transaction on a file of its own: the kernel releases it
 * when the process ends, however it ends, so there is no stale lock to guess about (docs/decisions/embedded-data-lock.md).
 *
 * Returns the function that releases it. Throws DataDirectoryInUseError.
 */
export async function lockDataDirectory(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { DatabaseSync } = await importSqliteQuietly();
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  const holderFile = join(dataDir, 'lock.pid');
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch {
    lock.close();
    throw new DataDirectoryInUseError(
      `The data directory ${dataDir} is in use by another Lunaria${describeHolder(holderFile)}. Stop that one, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(holderFile, String(process.pid), { mode: 0o600 });
  return () => closeLock(lock);
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
