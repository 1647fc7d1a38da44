import type { Readable } from 'node:stream';
import { decryptStream, encryptStream } from '../encryption/stream.ts';
import type { Storage } from '../storage/storage.ts';
import type { BackupKey } from './backup-key.ts';
import { locate, objectNameOf } from './backup-paths.ts';
import type { BackupPlace } from './backup-place.ts';
import { measure } from './sealed-lines.ts';

/** Files that were made to be taken along lie in no backup, and neither do their rows: they are asked for anew. */
export const EXPORTS_TABLE = 'exports';

/** A file of the storage in a backup; without an object where the storage had none. */
export interface FileEntry {
  key: string;
  object?: string;
  bytes?: number;
  sha256?: string;
}

interface Objects {
  place: BackupPlace;
  key: BackupKey;
}

/** Sees to it that the file is among the objects, sealed once more under its name, and says what it is. */
export async function keepFile(
  { storage, ...objects }: Objects & { storage: Storage },
  fileKey: string,
): Promise<FileEntry> {
  const { place, key } = objects;
  const object = objectNameOf(key, fileKey);
  const path = locate.object(object);
  const kept = (await place.has(path)) ? await measureObject(objects, object).catch(() => null) : null;
  // One that is damaged is written anew.
  if (kept !== null) return { key: fileKey, object, ...kept };
  const content = await storage.getStored(fileKey);
  if (content === null) return { key: fileKey };
  const draft = place.draft(path);
  await place.write(draft, encryptStream(content, identityOf(key, object)));
  const written = await measureObject(objects, object, draft);
  await place.settle(path);
  return { key: fileKey, object, ...written };
}

/** The file as it lay in the storage. */
export async function openObject(
  { place, key }: Objects,
  object: string,
  path = locate.object(object),
): Promise<Readable> {
  return decryptStream(await place.read(path), identityOf(key, object));
}

const identityOf = (key: BackupKey, object: string) => ({
  userKey: key.sealing,
  fileId: `object/${object}`,
});

const measureObject = async (objects: Objects, object: string, path?: string) =>
  await measure(await openObject(objects, object, path));
