import { createSecretKey, randomBytes } from 'node:crypto';
import { finished, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { SizeMismatchError } from '../exact-size.ts';
import type { StoredObject } from '../list-objects.ts';
import type { Storage } from '../storage.ts';

const whenFinished = promisify(finished);
export const userKey = createSecretKey(randomBytes(32));

export function streamOf(content: Uint8Array): Readable {
  return Readable.from([content], { objectMode: false });
}

/** An upload that is far from its end, and ends only when somebody ends it. */
export function endlessStream(): Readable {
  const piece = randomBytes(65_536);
  return new Readable({
    read() {
      this.push(piece);
    },
  });
}

export async function readBack(storage: Storage, key: string, owner = userKey): Promise<Buffer | null> {
  const content = await storage.getDecrypted(key, owner);
  return content && (await buffer(content));
}

async function listObjects(storage: Storage, folder: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  for await (const object of storage.list(folder)) objects.push(object);
  return objects;
}

export async function listKeys(storage: Storage, folder: string): Promise<string[]> {
  const objects = await listObjects(storage, folder);
  return objects.map(({ key }) => key).sort();
}

/**
 * What holds for every driver. `folder` is an empty folder of the storage that belongs to this run; `keepsBrokenUploads`
 * where the server behind it stores what came of a PUT that broke off, which S3 does not.
 */
export function describeStorage(
  getStorage: () => Storage,
  folder: string,
  { keepsBrokenUploads = false } = {},
): void {
  const put = putInto(getStorage);

  test.each([0, 1, 65_536, 300_000])('a file of %i bytes comes back', async (size) => {
    const content = randomBytes(size);
    await put(`${folder}/size/${size}.pdf`, content);
    expect((await readBack(getStorage(), `${folder}/size/${size}.pdf`))?.equals(content)).toBe(true);
  });

  test('what lies there can be put back as it is, and opens', async () => {
    const key = `${folder}/back/a.pdf`;
    const content = randomBytes(100_000);
    await put(key, content);
    const stored = await getStorage().getStored(key);
    const bytes = await buffer(stored ?? streamOf(Buffer.alloc(0)));
    expect(bytes.includes(content.subarray(0, 32))).toBe(false);
    await getStorage().remove(key);
    expect(await getStorage().getStored(key)).toBeNull();
    await expect(getStorage().putStored(key, streamOf(bytes), bytes.length + 1)).rejects.toThrow();
    await getStorage().putStored(key, streamOf(bytes), bytes.length);
    expect((await readBack(getStorage(), key))?.equals(content)).toBe(true);
  });

  test('a file that was never stored is null, does not exist, and removing it is no error', async () => {
    const key = `${folder}/never/stored.pdf`;
    expect(await getStorage().getDecrypted(key, userKey)).toBeNull();
    expect(await getStorage().exists(key)).toBe(false);
    await getStorage().remove(key);
  });

  test('a removed file is gone', async () => {
    const key = `${folder}/removed/a.pdf`;
    await put(key, randomBytes(10));
    expect(await getStorage().exists(key)).toBe(true);
    await getStorage().remove(key);
    expect(await getStorage().exists(key)).toBe(false);
    expect(await readBack(getStorage(), key)).toBeNull();
  });

  test('a second file under the same key takes the place of the first', async () => {
    const key = `${folder}/replaced/a.pdf`;
    await put(key, randomBytes(100_000));
    await put(key, Buffer.from('second'));
    expect((await readBack(getStorage(), key))?.toString()).toBe('second');
  });

  test('another user cannot read it, and nobody under another key', async () => {
    const key = `${folder}/private/a.pdf`;
    await put(key, randomBytes(10));
    const other = createSecretKey(randomBytes(32));
    await expect(readBack(getStorage(), key, other)).rejects.toMatchObject({ code: 'tampered' });
  });

  describeList(getStorage, folder);
  describeBrokenUploads(getStorage, folder, keepsBrokenUploads);

  test('a key that leaves the folder is refused by every function', async () => {
    const key = '../outside';
    await expect(put(key, randomBytes(1))).rejects.toThrow('storage key');
    await expect(getStorage().getDecrypted(key, userKey)).rejects.toThrow('storage key');
    await expect(getStorage().exists(key)).rejects.toThrow('storage key');
    await expect(getStorage().remove(key)).rejects.toThrow('storage key');
    await expect(getStorage().removeFolder(key)).rejects.toThrow('storage key');
    await expect(listKeys(getStorage(), key)).rejects.toThrow('storage key');
  });

  test('a storage that works passes its check, and the check leaves nothing behind', async () => {
    expect(await getStorage().check()).toBeNull();
    expect(await getStorage().removeAbandonedUploads(new Date(Date.now() + 86_400_000))).toBe(0);
  });
}

type Put = (key: string, content: Uint8Array) => Promise<unknown>;

function putInto(getStorage: () => Storage): Put {
  return (key, content) => getStorage().putEncrypted(key, userKey, streamOf(content), content.length);
}

function describeList(getStorage: () => Storage, folder: string): void {
  const put = putInto(getStorage);

  test('the list of a folder has everything below it and nothing beside it, also over several pages', async () => {
    const keys = [1, 2, 3, 4, 5, 6, 7].map((number) => `${folder}/list/user-${number % 2}/${number}.pdf`);
    for (const key of keys) await put(key, randomBytes(5));
    await put(`${folder}/list-of-another/8.pdf`, randomBytes(5));
    expect(await listKeys(getStorage(), `${folder}/list`)).toEqual(keys.toSorted());
    expect(await listKeys(getStorage(), `${folder}/list/user-0`)).toHaveLength(3);
    expect(await listKeys(getStorage(), `${folder}/list/nobody`)).toEqual([]);
  });

  test('a removed folder is gone with everything below it, and nothing beside it', async () => {
    const gone = [1, 2, 3].map((number) => `${folder}/whole/user-1/${number}.pdf`);
    const left = [`${folder}/whole/user-10/1.pdf`, `${folder}/whole/user-2/1.pdf`];
    for (const key of [...gone, ...left]) await put(key, randomBytes(5));
    await getStorage().removeFolder(`${folder}/whole/user-1`);
    await getStorage().removeFolder(`${folder}/whole/user-1`);
    expect(await listKeys(getStorage(), `${folder}/whole`)).toEqual(left.toSorted());
  });

  test('the list tells when a file was stored', async () => {
    await put(`${folder}/facts/a.pdf`, randomBytes(10));
    const [object] = await listObjects(getStorage(), `${folder}/facts`);
    // A bucket has its own clock and whole seconds; a day is what an orphan sweep needs.
    expect(Math.abs((object?.storedAt.getTime() ?? 0) - Date.now())).toBeLessThan(86_400_000);
  });
}

function describeBrokenUploads(getStorage: () => Storage, folder: string, keepsBrokenUploads: boolean): void {
  const put = putInto(getStorage);

  test.skipIf(keepsBrokenUploads)(
    'an upload that breaks off leaves nothing, and what was there before stays',
    async () => {
      const key = `${folder}/broken/a.pdf`;
      const breakingOff = () =>
        Readable.from(
          (async function* () {
            yield randomBytes(200_000);
            throw new Error('the client went away');
          })(),
        );
      await expect(getStorage().putEncrypted(key, userKey, breakingOff(), 400_000)).rejects.toMatchObject({
        code: 'storage_failed',
      });
      expect(await getStorage().exists(key)).toBe(false);
      await put(key, Buffer.from('before'));
      await expect(getStorage().putEncrypted(key, userKey, breakingOff(), 400_000)).rejects.toThrow();
      expect((await readBack(getStorage(), key))?.toString()).toBe('before');
      expect(await listKeys(getStorage(), `${folder}/broken`)).toEqual([key]);
    },
  );

  test.skipIf(keepsBrokenUploads).each([
    ['shorter', 99_999],
    ['longer', 100_001],
  ])('an upload that is %s than announced is refused and leaves nothing', async (_word, size) => {
    const key = `${folder}/size/mismatch.pdf`;
    const content = streamOf(randomBytes(size));
    await expect(getStorage().putEncrypted(key, userKey, content, 100_000)).rejects.toThrow(
      SizeMismatchError,
    );
    expect(await getStorage().exists(key)).toBe(false);
    await whenFinished(content).catch(() => {});
    expect(content.destroyed).toBe(true);
  });
}
