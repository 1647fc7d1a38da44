import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { locateStorage } from '../config/locate-services.ts';
import { readConfig } from '../config/read-config.ts';
import { type S3Server, startS3Server } from '../storage/testing/s3-server.ts';
import { type S3StandIn, STAND_IN_CREDENTIALS, startS3StandIn } from '../storage/testing/s3-stand-in.ts';
import type { BackupPlace } from './backup-place.ts';
import { clearUnfinished, findBackups } from './find-backups.ts';
import { openPlace } from './open-place.ts';

const ID = '2026-11-01T03-00-00-000Z';

/** What holds for every place. */
function describePlace(open: () => Promise<BackupPlace>) {
  let place: BackupPlace;
  beforeAll(async () => {
    place = await open();
    await place.prepare();
  });

  const read = async (path: string) => await text(await place.read(path));

  test('what is written comes back, in place of what was there; what was never there is not', async () => {
    await place.write('erased/a', 'one');
    await place.write('erased/a', Readable.from([Buffer.from('tw'), Buffer.from('o')]));
    expect(await read('erased/a')).toBe('two');
    expect(await place.has('erased/a')).toBe(true);
    expect(await place.has('erased/b')).toBe(false);
    await expect(place.read('erased/b')).rejects.toThrow();
    await place.remove('erased/b');
  });

  test('names are those that lie directly in a folder, more than one answer holds', async () => {
    for (const path of ['objects/aa/1', 'objects/aa/2', 'objects/ab/3', 'objects/ac/4', 'objectsof/x'])
      await place.write(path, path);
    expect((await place.list('objects')).sort()).toEqual(['aa', 'ab', 'ac']);
    expect((await place.list('objects/aa')).sort()).toEqual(['1', '2']);
    expect(await place.list('nothing')).toEqual([]);
    await place.remove('objects/aa');
    expect((await place.list('objects')).sort()).toEqual(['ab', 'ac']);
  });

  test('a backup is there once it is settled with its manifest, and what was begun before is cleared away', async () => {
    const begun = place.draft(`backups/${ID}`);
    await place.write(`${begun}/table-users`, 'rows');
    expect(await findBackups(place)).toEqual([]);
    await clearUnfinished(place);
    expect(await place.has(`${begun}/table-users`)).toBe(false);
    await place.write(`${begun}/table-users`, 'rows');
    await place.write(`${begun}/manifest.json`, '{}');
    await place.settle(`backups/${ID}`);
    await clearUnfinished(place);
    expect(await findBackups(place)).toEqual([ID]);
    expect(await read(`backups/${ID}/table-users`)).toBe('rows');
  });

  test('one works there at a time; who failed lets the next one in', async () => {
    const second = await open();
    await place.hold(async () => {
      await expect(second.hold(async () => {})).rejects.toMatchObject({ code: 'busy' });
    });
    await expect(second.hold(async () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(await place.hold(async () => 'in')).toBe('in');
  });

  test('what is written in part because its source broke off is an error', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the storage went away');
      })(),
    );
    await expect(place.write('keys/broken', broken)).rejects.toThrow('the storage went away');
  });
}

describe('a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lunaria place '));
  });
  afterAll(() => rm(folder, { recursive: true }));
  describePlace(() => openPlace({ kind: 'folder', folder: join(folder, 'backups') }));

  test('that is not there is told in a sentence', async () => {
    const place = await openPlace({ kind: 'folder', folder: join(folder, 'nowhere') });
    await expect(place.hold(async () => {})).rejects.toThrow('There is no backup in');
  });
});

describe('a bucket', () => {
  let standIn: S3StandIn;
  let server: S3Server;
  beforeAll(async () => {
    standIn = await startS3StandIn('backups');
    server = await startS3Server();
  });
  afterAll(async () => {
    await standIn.stop();
    await server.stop();
  });
  const onStandIn = () => ({
    driver: 's3' as const,
    bucket: 'backups',
    endpoint: standIn.endpoint,
    forcePathStyle: true,
    ...STAND_IN_CREDENTIALS,
  });

  describe('of a stand-in', () => {
    describePlace(() => openPlace({ kind: 'bucket', s3: onStandIn(), prefix: 'of/lunaria' }));

    test('of two that come at once one gets in', async () => {
      const places = [1, 2].map(() => openPlace({ kind: 'bucket', s3: onStandIn(), prefix: 'at-once' }));
      let inside = 0;
      let most = 0;
      const outcomes = await Promise.allSettled(
        places.map(async (place) =>
          (await place).hold(async () => {
            inside += 1;
            most = Math.max(most, inside);
            await vi.waitFor(async () => expect(standIn.objects.has('at-once/lock.json')).toBe(true));
            inside -= 1;
          }),
        ),
      );
      expect(most).toBe(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'busy' });
    });

    test('a lock whose time is over, of one that was killed, holds nobody up', async () => {
      const place = await openPlace({ kind: 'bucket', s3: onStandIn(), prefix: 'killed' });
      await place.write('lock.json', JSON.stringify({ holder: 'gone', until: Date.now() - 1 }));
      expect(await place.hold(async () => 'in')).toBe('in');
      await place.write('lock.json', JSON.stringify({ holder: 'there', until: Date.now() + 60_000 }));
      await expect(place.hold(async () => 'in')).rejects.toMatchObject({ code: 'busy' });
    });

    test('nothing stays on this machine of what passed', async () => {
      const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('lunaria-backup-'));
      const place = await openPlace({ kind: 'bucket', s3: onStandIn(), prefix: 'passing' });
      await place.write('keys/a', Readable.from([Buffer.from('a')]));
      expect(await left()).toEqual([]);
    });
  });

  describe('of s3rver', () => {
    describePlace(async () => {
      const s3 = locateStorage(readConfig(server.environment));
      if (s3.driver !== 's3') throw new Error('The settings name a bucket.');
      return await openPlace({ kind: 'bucket', s3, prefix: 'of/lunaria' });
    });
  });
});
