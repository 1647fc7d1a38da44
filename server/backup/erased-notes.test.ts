import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseBackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';
import { noteNameOf, readNotes, removeOldNotes, writeNotes } from './erased-notes.ts';
import { openFolderPlace } from './folder-place.ts';

const makeKey = () => parseBackupKey(randomBytes(32).toString('base64'));
const key = makeKey();
const accountHash = randomBytes(32);
const erased = { accountHash, erasedOn: '2026-11-03' as const };

let folder: string;
let place: BackupPlace;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lunaria notes '));
  place = openFolderPlace(folder);
  await place.prepare();
  await writeNotes({ place, key }, [erased]);
});
afterEach(() => rm(folder, { recursive: true }));

test('a note names an account to who has the key, and its name tells nothing to others', async () => {
  expect([...(await readNotes(place))]).toEqual([noteNameOf(key, accountHash)]);
  expect(noteNameOf(key, randomBytes(32))).not.toBe(noteNameOf(key, accountHash));
  expect(noteNameOf(makeKey(), accountHash)).not.toBe(noteNameOf(key, accountHash));
  expect((await place.list('erased')).join()).not.toContain(accountHash.toString('hex'));
});

test('a note that a crash left empty counts, and what is no note does not', async () => {
  const [name = ''] = await place.list('erased');
  await writeFile(join(folder, 'erased', name), '');
  await writeFile(join(folder, 'erased', 'notes.txt'), '');
  expect(await writeNotes({ place, key }, [erased])).toBe(0);
  expect((await readNotes(place)).size).toBe(1);
});

test.each([
  [
    '2026-11-04T00:00:00Z',
    '2026-12-31T03:00:00Z',
    'a backup of the day after is kept: it may hold her still',
    1,
  ],
  ['2026-11-05T00:00:00Z', '2026-12-04T03:00:00Z', 'the time that backups are kept is not over', 1],
  ['2026-11-05T00:00:00Z', '2026-12-05T03:00:00Z', 'no backup can hold her any more', 0],
])('with the oldest backup of %s, on %s: %s', async (oldest, now, _why, left) => {
  await removeOldNotes(place, { oldest: new Date(oldest), keepDays: 30, now: new Date(now) });
  expect(await readNotes(place)).toHaveProperty('size', left);
});
