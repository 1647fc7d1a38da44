import type { Disk } from 'flydrive';
import { INCOMING_FOLDER } from './incoming-folder.ts';
import { isObjectKey } from './object-key.ts';

export interface StoredObject {
  key: string;
  storedAt: Date;
}

/** Everything below the folder, page by page; what is removed meanwhile may be missing. */
export async function* listObjects(disk: Disk, folder: string): AsyncGenerator<StoredObject> {
  for await (const object of listFolder(disk, folder)) {
    // S3 knows prefixes and no folders: `documents` would also give `documents-old/…`.
    if (isObjectKey(object.key) && object.key.startsWith(`${folder}/`)) yield object;
  }
}

/** Removes what uploads and checks that never ended left behind; one that still runs is younger. */
export async function removeAbandonedUploads(disk: Disk, before: Date): Promise<number> {
  let removed = 0;
  for await (const { key, storedAt } of listFolder(disk, INCOMING_FOLDER)) {
    if (!key.startsWith(`${INCOMING_FOLDER}/`) || storedAt >= before) continue;
    await disk.delete(key);
    removed += 1;
  }
  return removed;
}

async function* listFolder(disk: Disk, folder: string): AsyncGenerator<StoredObject> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, {
      recursive: true,
      ...(paginationToken === undefined ? {} : { paginationToken }),
    });
    for (const entry of page.objects) {
      if (!entry.isFile) continue;
      const facts = await entry.getMetaData().catch(() => null);
      if (facts === null) continue;
      // Not the size: flydrive has none for the entries of an S3 list.
      yield { key: entry.key, storedAt: facts.lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}
