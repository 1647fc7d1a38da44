import { chmod, stat } from 'node:fs/promises';
import { ConfigError } from './read-config.ts';

const OTHERS = 0o077;
const SHARED_BY_ALL = 0o1000;

/**
 * Takes the rights of group and others from a directory or file that is there already, whoever made it and however.
 * Throws ConfigError with a sentence when that is not possible. Windows has no such rights: nothing happens there.
 */
export async function keepPrivate(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const before = await readMode(path);
  if (before === null || (before & OTHERS) === 0) return;
  // A sticky directory (/tmp) is everybody's place: closing it would break what else runs here.
  const isOurs = (before & SHARED_BY_ALL) === 0;
  if (isOurs) await chmod(path, before & 0o700).catch(() => {});
  // Some disks take the call and change nothing.
  const after = await readMode(path);
  if (after === null || (after & OTHERS) === 0) return;
  throw new ConfigError(
    `Others on this machine can get at ${path}, and its rights cannot be tightened: run "chmod go= ${path}" as its owner, or name a place that only Lunaria uses (DATA_DIR, KEY_FILE).`,
  );
}

async function readMode(path: string): Promise<number | null> {
  return await stat(path).then(
    ({ mode }) => mode,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw new ConfigError(`${path} cannot be looked at (${error.code}).`);
    },
  );
}
