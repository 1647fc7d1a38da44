import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockDirectoryItself } from '@lunaria/db/engine/directory-lock.ts';
import { flushFolder } from '../storage/flush-folder.ts';
import { BackupError } from './backup-error.ts';
import { BACKUPS, ERASED, KEYS, OBJECTS } from './backup-paths.ts';
import type { BackupPlace } from './backup-place.ts';

const UNFINISHED = '_unfinished';
const OWNER_ONLY = 0o700;

/** A folder of this machine, or one that several share. */
export function openFolderPlace(folder: string): BackupPlace {
  const locate = (path: string) => join(folder, path);
  const draft = (path: string) => {
    const [top = '', ...rest] = path.split('/');
    return top === OBJECTS ? `${top}/${UNFINISHED}/${rest.at(-1)}` : `${top}/${UNFINISHED}`;
  };
  return {
    name: folder,
    showsUnfinished: false,

    async prepare() {
      for (const top of [BACKUPS, KEYS, OBJECTS, ERASED]) await makeFolder(locate(top));
    },

    async list(path) {
      return await readdir(locate(path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
    },

    has: async (path) =>
      await stat(locate(path)).then(
        () => true,
        () => false,
      ),

    async read(path) {
      // Opened here: a file that is missing is an answer, and no error in the middle of the stream.
      return (await open(locate(path), 'r')).createReadStream();
    },

    async write(path, content) {
      const target = locate(path);
      await makeFolder(dirname(target));
      const file = await open(target, 'w', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      // The parts of a draft have their names on the disk when it is settled.
      if (!path.includes(`/${UNFINISHED}/`)) await flushFolder(dirname(target));
    },

    draft,

    async settle(path) {
      const target = locate(path);
      await makeFolder(dirname(target));
      await flushFolder(locate(draft(path)));
      await rename(locate(draft(path)), target);
      await flushFolder(dirname(target));
    },

    remove: async (path) => await rm(locate(path), { recursive: true, force: true }),

    async removeDrafts() {
      for (const top of [BACKUPS, KEYS, OBJECTS])
        await rm(locate(`${top}/${UNFINISHED}`), { recursive: true, force: true });
    },

    async hold(work) {
      const unlock = lock(folder);
      try {
        return await work();
      } finally {
        unlock();
      }
    },
  };
}

function lock(folder: string): () => void {
  let unlock: (() => void) | null;
  try {
    unlock = lockDirectoryItself(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupError(`There is no backup in ${folder}.`, 'no_backup');
    throw error;
  }
  if (unlock === null)
    throw new BackupError(`Another backup or restore works on ${folder}: wait until it is done.`, 'busy');
  return unlock;
}

/** For its owner only; a new one has its name on the disk. */
async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true, mode: OWNER_ONLY });
  if (firstMade === undefined) return;
  for (let made = path; made.length >= firstMade.length; made = dirname(made))
    await flushFolder(dirname(made));
}
