import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readlinkSync, watch } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createStorage, type Storage } from './storage.ts';
import {
  describeStorage,
  endlessStream,
  listKeys,
  readBack,
  streamOf,
  userKey,
} from './testing/storage-contract.ts';

let folder: string;
let root: string;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lunaria storage '));
  root = join(folder, 'files');
  storage = createStorage({ driver: 'disk', root });
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const put = (key: string, content: Uint8Array) =>
  storage.putEncrypted(key, userKey, streamOf(content), content.length);

describeStorage(() => storage, 'contract');

test('files on the disk show nothing of their content and are for their owner only', async () => {
  await put('look/a.pdf', Buffer.from('%PDF-1.7 Ferritin'));
  const stored = await readFile(join(root, 'look/a.pdf'));
  expect(stored.includes('Ferritin')).toBe(false);
  expect(stored.includes('%PDF')).toBe(false);
  if (process.platform === 'win32') return;
  expect((await stat(join(root, 'look/a.pdf'))).mode & 0o777).toBe(0o600);
  expect((await stat(root)).mode & 0o777).toBe(0o700);
  expect((await stat(join(root, 'look'))).mode & 0o777).toBe(0o700);
});

test('a file that somebody put in the place of another is not read as that one', async () => {
  await put('swap/a.pdf', Buffer.from('a'));
  await put('swap/b.pdf', Buffer.from('b'));
  await rename(join(root, 'swap/a.pdf'), join(root, 'swap/b.pdf'));
  await expect(readBack(storage, 'swap/b.pdf')).rejects.toMatchObject({ code: 'tampered' });
});

test('nothing is left aside after an upload, whether it was stored or broke off', async () => {
  await put('aside/a.pdf', randomBytes(10));
  await expect(storage.putEncrypted('aside/b.pdf', userKey, streamOf(randomBytes(3)), 4)).rejects.toThrow();
  expect(await readdir(join(root, '_incoming'))).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'the file is flushed before it gets its name, and then the folders that lead to it, up to the new ones',
  async () => {
    const target = join(root, 'flushed/user/a.pdf');
    const flushed: { path: string; isNamed: boolean }[] = [];
    const some = await open(folder, 'r');
    vi.spyOn(Object.getPrototypeOf(some), 'sync').mockImplementation(async function (this: { fd: number }) {
      flushed.push({ path: readlinkSync(`/proc/self/fd/${this.fd}`), isNamed: existsSync(target) });
    });
    await put('flushed/user/a.pdf', randomBytes(10));
    await some.close();
    expect(flushed[0]?.path).toContain(join(root, '_incoming'));
    expect(flushed[0]?.isNamed).toBe(false);
    expect(flushed.slice(1)).toEqual(
      [join(root, 'flushed/user'), join(root, 'flushed'), root].map((path) => ({ path, isNamed: true })),
    );
  },
);

test.skipIf(process.platform !== 'linux')(
  'a new storage has its own folder flushed into its parent',
  async () => {
    const flushed: string[] = [];
    const some = await open(folder, 'r');
    vi.spyOn(Object.getPrototypeOf(some), 'sync').mockImplementation(async function (this: { fd: number }) {
      flushed.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    });
    const deeper = createStorage({ driver: 'disk', root: join(folder, 'new/files') });
    await deeper.putEncrypted('a.pdf', userKey, streamOf(Buffer.alloc(1)), 1);
    await some.close();
    expect(flushed.slice(1)).toEqual([join(folder, 'new/files'), join(folder, 'new'), folder]);
  },
);

test('killed in the middle of an upload, a server leaves no half file under the name, only one to sweep', async () => {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('testing/upload-without-end.ts', import.meta.url)), root, 'killed/a.pdf'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const incoming = join(root, '_incoming');
  try {
    await new Promise<void>((resolve, reject) => {
      const watcher = watch(incoming, async (_event, name) => {
        const size =
          name === null
            ? 0
            : await stat(join(incoming, name)).then(
                (facts) => facts.size,
                () => 0,
              );
        if (size < 1_000_000) return;
        watcher.close();
        resolve();
      });
      child.once('exit', () => reject(new Error('The upload ended by itself')));
    });
  } finally {
    child.kill('SIGKILL');
  }
  await new Promise((resolve) => child.once('close', resolve));
  expect(await storage.exists('killed/a.pdf')).toBe(false);
  const [left] = await readdir(incoming);
  expect(left).toBeDefined();
  expect(await listKeys(storage, 'killed')).toEqual([]);

  const hourAgo = new Date(Date.now() - 3_600_000);
  expect(await storage.removeAbandonedUploads(hourAgo)).toBe(0);
  await utimes(join(incoming, left ?? ''), hourAgo, new Date(hourAgo.getTime() - 1000));
  expect(await storage.removeAbandonedUploads(hourAgo)).toBe(1);
  expect(await readdir(incoming)).toEqual([]);
});

test('a disk that fails is reported by the check in a sentence without paths', async () => {
  const blocked = join(folder, 'blocked');
  await writeFile(blocked, 'a file where the folder should be');
  const failing = createStorage({ driver: 'disk', root: blocked });
  expect(await failing.check()).toMatch(
    /^The disk failed: an object could not be written \((ENOTDIR|EEXIST)\)\.$/,
  );
  const content = endlessStream();
  await expect(failing.putEncrypted('a.pdf', userKey, content, 1e12)).rejects.toMatchObject({
    code: 'storage_failed',
  });
  await vi.waitFor(() => expect(content.destroyed).toBe(true));
});
