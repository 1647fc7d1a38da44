import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSpool } from './spool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lunaria spool test '));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('what was written in pieces is read from any place', async () => {
  const spool = await openSpool();
  const bytes = randomBytes(3_000_001);
  for (let at = 0; at < bytes.length; at += 70_003) await spool.append(bytes.subarray(at, at + 70_003));
  expect(spool.size).toBe(bytes.length);
  for (const [offset, length] of [
    [0, 10],
    [15, 2],
    [16, 33],
    [2_999_990, 100],
  ] as const) {
    expect(await spool.read(offset, length)).toEqual(bytes.subarray(offset, offset + length));
  }
  expect((await buffer(spool.stream())).equals(bytes)).toBe(true);
  await spool.close();
});

test.skipIf(process.platform === 'win32')(
  'it has no name while it is open: a crash leaves nothing',
  async () => {
    const spool = await openSpool();
    expect(readdirSync(folder)).toEqual([]);
    await spool.append(Buffer.from('her words'));
    expect((await spool.read(0, 9)).toString()).toBe('her words');
    await spool.close();
  },
);

// Where a file without a name can still be looked at.
test.runIf(process.platform === 'linux' || process.platform === 'win32')(
  'nothing of it can be read on the disk, and nothing stays there',
  async () => {
    const spool = await openSpool();
    const secret = Buffer.from('her words '.repeat(100));
    await spool.append(secret);
    const onDisk = readFileSync(findOpen());
    expect(onDisk.length).toBe(secret.length);
    expect(onDisk.includes('her words')).toBe(false);
    await spool.close();
    expect(readdirSync(folder)).toEqual([]);
  },
);

/** The file of the one spool that is open. */
function findOpen(): string {
  if (process.platform === 'win32') return join(folder, readdirSync(folder)[0] ?? '', 'spool');
  const open = readdirSync('/proc/self/fd').map((number) => `/proc/self/fd/${number}`);
  return open.find((path) => nameOf(path).startsWith(folder)) ?? '';
}

function nameOf(descriptor: string): string {
  try {
    return readlinkSync(descriptor);
  } catch {
    // Closed meanwhile.
    return '';
  }
}
