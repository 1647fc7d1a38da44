import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteErased } from '@lunaria/db/queries/erasures.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { createHealthRoutes } from '../routes/health.ts';
import { createStorage } from '../storage/storage.ts';
import { queueInstallation } from '../testing/queue-installation.ts';
import { parseBackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';
import { readNotes } from './erased-notes.ts';
import { findBackups, findLastBackup } from './find-backups.ts';
import { openFolderPlace } from './folder-place.ts';
import { createScheduledBackups } from './scheduled-backups.ts';

const key = parseBackupKey(randomBytes(32).toString('base64'));
const HOUR_MS = 3_600_000;
/** Nothing of hers is in a backup any more: by the clock of the database, which no test sets. */
const later = addDays(utcDay(new Date()), 30);

describe.each(testEngines)('backups by the clock, on %s', (engine) => {
  let source: TestDatabase;
  let folder: string;
  let backups: string;
  let now: Date;
  let lines: string[];
  beforeAll(async () => {
    source = await openTestDatabase(engine, queueInstallation);
  });
  afterAll(() => source.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lunaria schedule '));
    backups = join(folder, 'backups');
    now = at('2026-11-28', 12);
    lines = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** By the clock of this machine, as BACKUP_AT is. */
  const at = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`);

  const startServer = (place: BackupPlace = openFolderPlace(backups)) =>
    createScheduledBackups({
      ...{ database: source.database, key, keepDays: 30, at: '03:00', now: () => now },
      storage: createStorage({ driver: 'disk', root: join(folder, 'files') }),
      logger: createLogger((line) => lines.push(line)),
      place,
    });
  const made = async () => (await findBackups(openFolderPlace(backups))).length;
  const codes = () => lines.map((line) => (JSON.parse(line) as { code: string }).code); // as: our own log

  test('the first one is made at once, the next at its hour, whichever server it is', async () => {
    const [one, two] = [startServer(), startServer()];
    await one.makeDue();
    await two.makeDue();
    expect(await made()).toBe(1);
    now = at('2026-11-29', 2);
    for (const server of [one, two]) await server.makeDue();
    expect(await made()).toBe(1);
    now = at('2026-11-29', 3);
    for (const server of [two, one]) await server.makeDue();
    expect(await made()).toBe(2);
    expect(codes()).toEqual(['backup_made', 'backup_made']);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ rows: expect.any(Number), files: 0, missing: 0 });
    expect(await one.findLastBackup()).toMatchObject({ madeAt: now });
  });

  test('while another is at it nothing fails, and what that one made counts', async () => {
    const server = startServer();
    const place = openFolderPlace(backups);
    await place.prepare();
    await place.hold(() => server.makeDue());
    expect(codes()).toEqual([]);
    await server.makeDue();
    expect(codes()).toEqual(['backup_made']);
  });

  test('one that fails is told in a word, tried again ten minutes later, and leaves none', async () => {
    const server = startServer();
    await writeFile(backups, 'no folder');
    await server.makeDue();
    now = new Date(now.getTime() + 9 * 60_000);
    await server.makeDue();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      code: 'backup_failed',
      reason: 'ENOTDIR',
    });
    await rm(backups);
    now = new Date(now.getTime() + 60_000);
    await server.makeDue();
    expect(codes()).toEqual(['backup_failed', 'backup_made']);
  });

  test('a server that stops cuts it off, and that is no failure', async () => {
    const stop = new AbortController();
    stop.abort();
    await startServer().makeDue(stop.signal);
    expect(await made()).toBe(0);
    expect(lines).toEqual([]);
  });

  test('/readyz says how old the last one is, and stays ready whatever that is', async () => {
    const server = startServer();
    const fine = async () => null;
    const checks = { database: fine, jobs: fine, storage: fine, keys: fine };
    const routes = createHealthRoutes(checks, { backup: server.describe });
    const ask = async () => {
      const answer = await routes.request('/readyz');
      return { ...((await answer.json()) as { backup?: unknown }), status: answer.status }; // as: its own answer
    };
    expect(await ask()).toMatchObject({ backup: { last_at: null, hours: null, erased_to_note: 0 } });
    await server.makeDue();
    const madeAt = now.toISOString();
    now = new Date(now.getTime() + 50 * HOUR_MS);
    expect(await ask()).toMatchObject({ status: 200, backup: { last_at: madeAt, hours: 50 } });
    expect(await (await createHealthRoutes(checks).request('/readyz')).json()).not.toHaveProperty('backup');
  });

  test('/readyz says when mails do not go out, and stays ready', async () => {
    const fine = async () => null;
    const checks = { database: fine, jobs: fine, storage: fine, keys: fine };
    const ask = async (mail: () => Promise<string | null>, jobs = fine) => {
      const answer = await createHealthRoutes({ ...checks, jobs }, { mail }).request('/readyz');
      return [answer.status, await answer.json()];
    };
    const rest = { database: 'ok', storage: 'ok', keys: 'ok' };
    expect(await ask(fine)).toEqual([200, { status: 'ok', ...rest, jobs: 'ok', mail: 'ok' }]);
    expect(await ask(async () => '2 mails were tried')).toEqual([
      ...[200, { status: 'ok', ...rest, jobs: 'ok', mail: '2 mails were tried' }],
    ]);
    const away = async () => {
      throw new Error('away');
    };
    expect(await ask(away, away)).toEqual([
      ...[503, { status: 'not ready', ...rest, jobs: 'does not answer', mail: 'does not answer' }],
    ]);
  });

  test('a place that hangs is waited for once, and not again within a minute', async () => {
    const asked: string[] = [];
    const hanging = { ...openFolderPlace(backups), list: (folder: string) => hang(folder) };
    const hang = (folder: string) => {
      asked.push(folder);
      return new Promise<string[]>(() => {});
    };
    const server = startServer(hanging);
    const erased = { accountHash: randomBytes(32), erasedOn: utcDay(now), backupsGoneOn: later };
    await source.database.asWorker((tx) => noteErased(tx, erased));
    const nothingKnown = { last_at: null, hours: null, erased_to_note: null };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const described = server.describe();
      await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 5_000 });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await described).toEqual(nothingKnown);
      expect(await server.describe()).toEqual(nothingKnown);
      await expect(server.noteErased([erased])).rejects.toThrow('does not answer');
    } finally {
      vi.useRealTimers();
    }
    expect(asked).toHaveLength(2);
  });

  test('who is erased while the place is away is not forgotten: each server counts them when it is back, until they are noted', async () => {
    const server = startServer();
    await server.makeDue();
    const before = (await server.describe()).erased_to_note ?? Number.NaN;
    now = new Date(now.getTime() + HOUR_MS);
    await rename(backups, `${backups} away`);
    await writeFile(backups, 'no folder');
    const erased = { accountHash: randomBytes(32), erasedOn: utcDay(now), backupsGoneOn: later };
    await source.database.asWorker((tx) => noteErased(tx, erased));
    await expect(server.noteErased([erased])).rejects.toThrow('ENOTDIR');
    expect(await server.describe()).toMatchObject({ erased_to_note: null });
    await rm(backups);
    await rename(`${backups} away`, backups);
    for (const one of [server, startServer()])
      expect(await one.describe()).toMatchObject({ erased_to_note: before + 1 });
    await server.noteErased([erased]);
    expect(await server.describe()).toMatchObject({ erased_to_note: before });
    expect((await readNotes(openFolderPlace(backups))).size).toBe(1);
    expect(await findLastBackup(openFolderPlace(backups))).not.toBeNull();
  });
});
