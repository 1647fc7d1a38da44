import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectoryItself } from '@lunaria/db/engine/directory-lock.ts';
import { BackupError } from './backup-error.ts';
import { type BackupKey, prove } from './backup-key.ts';
import { type Manifest, readManifest } from './manifest.ts';

/*
 * DIR/backups/<id>/manifest.json, table-<name>, jobs, files     a backup; whole as soon as it has this name
 * DIR/keys/<id>                                                 the users' keys and which accounts there are, of the newest few
 * DIR/objects/<xx>/<name>                                       files of the storage, each once for all backups
 */
const ID = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;

export const UNFINISHED = '_unfinished';

/** The moment as a name that sorts by time. */
export const idOf = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-');

/** When a backup of this name was made. */
export const momentOf = (id: string) =>
  new Date(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

export const locate = {
  backups: (folder: string) => join(folder, 'backups'),
  backup: (folder: string, id: string) => join(folder, 'backups', id),
  part: (folder: string, id: string, part: string) => join(folder, 'backups', id, part),
  manifest: (folder: string, id: string) => join(folder, 'backups', id, 'manifest.json'),
  allKeys: (folder: string) => join(folder, 'keys'),
  keys: (folder: string, id: string) => join(folder, 'keys', id),
  objects: (folder: string) => join(folder, 'objects'),
  object: (folder: string, name: string) => join(folder, 'objects', name.slice(0, 2), name),
};

/** What each part is sealed for: it opens under no other name and in no other backup. */
export const sealedNameOf = (id: string, part: string) => `backup/${id}/${part}`;

/** The name of a file of the storage among the objects: the same in every backup, and it tells nothing. */
export const objectNameOf = (key: BackupKey, fileKey: string) => prove(key, 'object', fileKey);

/** Runs `work` while no other process of ours writes to the folder or removes from it. Throws a BackupError. */
export async function holdFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const unlock = lockDirectoryItself(folder);
  if (unlock === null)
    throw new BackupError(`Another backup or restore works on ${folder}: wait until it is done.`);
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** Makes what is missing of the folder. */
export async function makeFolder(folder: string): Promise<void> {
  for (const path of [locate.backups(folder), locate.allKeys(folder), locate.objects(folder)])
    await mkdir(path, { recursive: true, mode: 0o700 });
}

/** The ids of whole backups, oldest first; empty where there is no folder. */
export const findBackups = (folder: string) => findIds(locate.backups(folder));

/** The ids of the backups whose keys are still kept, oldest first. */
export const findKeys = (folder: string) => findIds(locate.allKeys(folder));

async function findIds(path: string): Promise<string[]> {
  return (await list(path)).filter((name) => ID.test(name)).sort();
}

/** Names in a folder; none where it is not there. */
export async function list(path: string): Promise<string[]> {
  return await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Throws a BackupError when it is missing, of another key, or was changed. */
export async function openManifest(folder: string, key: BackupKey, id: string): Promise<Manifest> {
  const text = await readFile(locate.manifest(folder, id), 'utf8').catch(() => {
    throw new BackupError(`The backup ${id} has no manifest: take another backup.`);
  });
  return readManifest(key, id, text);
}

export const exists = async (path: string): Promise<boolean> =>
  await stat(path).then(
    () => true,
    () => false,
  );

export const remove = (path: string) => rm(path, { recursive: true, force: true });
