import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { decryptStream, encryptStream } from '../encryption/stream.ts';
import { flushFolder } from '../storage/flush-folder.ts';
import type { Storage } from '../storage/storage.ts';
import { exists, locate, objectNameOf, UNFINISHED } from './backup-folder.ts';
import type { BackupKey } from './backup-key.ts';
import { measure, writeFlushed } from './sealed-lines.ts';

/** Files that were made to be taken along lie in no backup, and neither do their rows: they are asked for anew. */
export const EXPORTS_TABLE = 'exports';

/** A file of the storage in a backup; without an object where the storage had none. */
export interface FileEntry {
  key: string;
  object?: string;
  bytes?: number;
  sha256?: string;
}

/** Sees to it that the file is among the objects, sealed once more under its name, and says what it is. */
export async function keepFile(
  { storage, folder, key }: { storage: Storage; folder: string; key: BackupKey },
  fileKey: string,
): Promise<FileEntry> {
  const object = objectNameOf(key, fileKey);
  const target = locate.object(folder, object);
  const kept = (await exists(target)) ? await measureObject(target, key, object).catch(() => null) : null;
  // One that is damaged is written anew.
  if (kept !== null) return { key: fileKey, object, ...kept };
  const content = await storage.getStored(fileKey);
  if (content === null) return { key: fileKey };
  const aside = join(locate.objects(folder), UNFINISHED, randomUUID());
  await mkdir(dirname(aside), { recursive: true, mode: 0o700 });
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await writeFlushed(aside, encryptStream(content, { userKey: key.sealing, fileId: `object/${object}` }));
  const written = await measureObject(aside, key, object);
  await rename(aside, target);
  await flushFolder(dirname(target));
  await flushFolder(locate.objects(folder));
  return { key: fileKey, object, ...written };
}

/** The file as it lay in the storage. */
export function openObject(path: string, key: BackupKey, object: string): Readable {
  return decryptStream(createReadStream(path), { userKey: key.sealing, fileId: `object/${object}` });
}

async function measureObject(path: string, key: BackupKey, object: string) {
  return await measure(openObject(path, key, object));
}
