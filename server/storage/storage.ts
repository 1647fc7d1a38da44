import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { encryptedSize } from '../encryption/file-format.ts';
import { decryptStream, encryptStream } from '../encryption/stream.ts';
import type { UserKey } from '../encryption/user-key.ts';
import { checkStorage } from './check-storage.ts';
import { expectSize } from './exact-size.ts';
import { listObjects, removeAbandonedUploads, type StoredObject } from './list-objects.ts';
import { checkObjectKey } from './object-key.ts';
import { openDisk, type StorageConfig } from './open-disk.ts';
import { isMissingObject, withStorageErrors } from './storage-error.ts';

/** Files, encrypted before the driver sees a byte. Rejects with a StorageError when disk or bucket fail. */
export interface Storage {
  /**
   * Stores the content under the key, replacing what was there. Resolves when it would survive a power cut; when
   * it rejects, what was there before still is. `sizeBytes` is the size of the content: less or more of it is a
   * SizeMismatchError, and nothing is stored.
   */
  putEncrypted(key: string, userKey: UserKey, content: Readable, sizeBytes: number): Promise<void>;
  /**
   * The content, or null when there is nothing under the key. The stream ends in a TamperedError when it is not
   * what was stored under this key for this user: use it only after it has ended well.
   */
  getDecrypted(key: string, userKey: UserKey): Promise<Readable | null>;
  /** What lies under the key as it lies there, encrypted, or null: for backups. */
  getStored(key: string): Promise<Readable | null>;
  /** Puts back what `getStored` gave, so many bytes, replacing what was there. Durable as `putEncrypted`. */
  putStored(key: string, encrypted: Readable, sizeBytes: number): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** No error when there is nothing under the key. */
  remove(key: string): Promise<void>;
  /** Everything below a folder, and the folder itself. No error when there is none. */
  removeFolder(folder: string): Promise<void>;
  /** Everything below a folder such as `documents` or `documents/<user id>`, in no order. */
  list(folder: string): AsyncIterable<StoredObject>;
  /** Removes what uploads that a crash cut off before that time left behind, and says how many they were. */
  removeAbandonedUploads(before: Date): Promise<number>;
  /** Null when an object can be written, read and removed right now, otherwise a sentence about what failed. */
  check(): Promise<string | null>;
}

/** Opens nothing yet: the driver is loaded at the first use, so that it costs no time at start. */
export function createStorage(config: StorageConfig): Storage {
  let opened: Promise<Disk> | undefined;
  const open = () => {
    opened ??= openDisk(config);
    return opened;
  };

  return {
    async putEncrypted(key, userKey, content, sizeBytes) {
      checkObjectKey(key);
      const contentLength = encryptedSize(sizeBytes);
      await withStorageErrors(async () => {
        const disk = await open();
        const encrypted = encryptStream(expectSize(content, sizeBytes), { userKey, fileId: key });
        await disk.putStream(key, encrypted, { contentLength });
      });
    },

    async getDecrypted(key, userKey) {
      checkObjectKey(key);
      const encrypted = await withStorageErrors(() => openObject(open, key));
      return encrypted && decryptStream(encrypted, { userKey, fileId: key });
    },

    async getStored(key) {
      checkObjectKey(key);
      return await withStorageErrors(() => openObject(open, key));
    },

    async putStored(key, encrypted, sizeBytes) {
      checkObjectKey(key);
      await withStorageErrors(async () => {
        const disk = await open();
        await disk.putStream(key, expectSize(encrypted, sizeBytes), { contentLength: sizeBytes });
      });
    },

    async exists(key) {
      checkObjectKey(key);
      return await withStorageErrors(async () => await (await open()).exists(key));
    },

    async remove(key) {
      checkObjectKey(key);
      await withStorageErrors(async () => await (await open()).delete(key));
    },

    async removeFolder(folder) {
      checkObjectKey(folder);
      await withStorageErrors(async () => {
        const disk = await open();
        // S3 knows prefixes and no folders: what only begins with the same letters is another one.
        if (config.driver === 's3') await removeObjects(disk, folder);
        else await disk.deleteAll(folder);
      });
    },

    async *list(folder) {
      checkObjectKey(folder);
      yield* listObjects(await open(), folder);
    },

    async removeAbandonedUploads(before) {
      return await withStorageErrors(async () => await removeAbandonedUploads(await open(), before));
    },

    check: () => checkStorage(open, config.driver === 's3' ? 'S3' : 'The disk'),
  };
}

async function removeObjects(disk: Disk, folder: string): Promise<void> {
  // Listed to the end first: what is removed meanwhile may shift what comes next.
  const keys: string[] = [];
  for await (const { key } of listObjects(disk, folder)) keys.push(key);
  for (const key of keys) await disk.delete(key);
}

async function openObject(open: () => Promise<Disk>, key: string): Promise<Readable | null> {
  const disk = await open();
  try {
    return await disk.getStream(key);
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw error;
  }
}
