import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
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

test('nothing of it can be read on the disk, and nothing stays there', async () => {
  const spool = await openSpool();
  const secret = Buffer.from('her words '.repeat(100));
  await spool.append(secret);
  const [made = ''] = readdirSync(folder);
  const onDisk = readFileSync(join(folder, made, 'spool'));
  expect(onDisk.length).toBe(secret.length);
  expect(onDisk.includes('her words')).toBe(false);
  await spool.close();
  expect(readdirSync(folder)).toEqual([]);
});
