import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/**
 * Locks an existing directory with flock(2), on a descriptor that stays open: the lock is that of the directory, not of
 * a name in it. Node has no call for it; the program `flock` sets it on our descriptor and ends, and the lock stays with
 * the descriptor. Only on Linux; elsewhere, and where that program is missing, nothing is locked.
 *
 * Returns the function that releases it (once), or null when another holds it. Throws when the disk cannot lock.
 */
export function lockDirectoryItself(directory: string): (() => void) | null {
  if (process.platform !== 'linux') return () => {};
  const descriptor = openSync(directory, 'r');
  const { status, error } = spawnSync('flock', ['-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  });
  if (status === 0 || isMissing(error)) return () => closeSync(descriptor);
  closeSync(descriptor);
  if (status === 1) return null;
  throw error ?? new Error(`${directory} cannot be locked (flock ended with ${status}).`);
}

function isMissing(error: NodeJS.ErrnoException | undefined): boolean {
  return error?.code === 'ENOENT';
}
