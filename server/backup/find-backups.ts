import { text } from 'node:stream/consumers';
import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import { BACKUPS, isBackupId, KEYS, locate, momentOf } from './backup-paths.ts';
import type { BackupPlace } from './backup-place.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** The ids of whole backups, oldest first; empty where there is no such place. */
export async function findBackups(place: BackupPlace): Promise<string[]> {
  const ids = await findIds(place, BACKUPS);
  if (!place.showsUnfinished) return ids;
  const whole: string[] = [];
  for (const id of ids) {
    if (await place.has(locate.manifest(locate.backup(id)))) whole.push(id);
  }
  return whole;
}

/** The ids of the backups whose keys are still kept, oldest first. */
export const findKeys = (place: BackupPlace) => findIds(place, KEYS);

async function findIds(place: BackupPlace, folder: string): Promise<string[]> {
  return (await place.list(folder)).filter(isBackupId).sort();
}

export interface LastBackup {
  id: string;
  madeAt: Date;
}

/** The newest whole backup, or null. Whether it can be read is known since it was made. */
export async function findLastBackup(place: BackupPlace): Promise<LastBackup | null> {
  const id = (await findBackups(place)).at(-1);
  return id === undefined ? null : { id, madeAt: momentOf(id) };
}

/** Throws a BackupError when it is missing, of another key, or was changed. */
export async function openManifest(place: BackupPlace, key: BackupKey, id: string): Promise<Manifest> {
  const path = locate.manifest(locate.backup(id));
  if (!(await place.has(path)))
    throw new BackupError(`The backup ${id} has no manifest: take another backup.`, 'incomplete');
  return readManifest(key, id, await text(await place.read(path)));
}

/** Takes away what a run that was cut off left. */
export async function clearUnfinished(place: BackupPlace): Promise<void> {
  await place.removeDrafts();
  if (!place.showsUnfinished) return;
  const whole = new Set(await findBackups(place));
  for (const id of await findIds(place, BACKUPS)) {
    if (!whole.has(id)) await place.remove(locate.backup(id));
  }
}
