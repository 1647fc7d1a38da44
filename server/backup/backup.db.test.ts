import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, RunStatement } from '@lunaria/db/engine/database.ts';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { readChain } from '@lunaria/db/queries/access-events.ts';
import { eraseAccountRows, findErased } from '@lunaria/db/queries/erasures.ts';
import { findStoredTables, selectLines } from '@lunaria/db/queries/stored-tables.ts';
import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { readPgliteTemplate } from '@lunaria/db/testing/pglite-template.ts';
import { createMigratedPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { type Engine, testEngines } from '@lunaria/db/testing/test-engines.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteAccess } from '../access/note-access.ts';
import { documentKey } from '../documents/document-key.ts';
import { hashErasedAccount } from '../encryption/erased-account.ts';
import { parseMasterKeys } from '../encryption/master-key.ts';
import { registerMasterKeys } from '../keys/check-master-keys.ts';
import { openEncryptedTexts } from '../keys/encrypted-text.ts';
import { openAuditKey } from '../keys/open-audit-key.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import { listenToOperator } from '../operator/operator-socket.ts';
import { findChainFaults } from '../services/access/verify-chain.ts';
import { createStorage, type Storage } from '../storage/storage.ts';
import { STAND_IN_CREDENTIALS, startS3StandIn } from '../storage/testing/s3-stand-in.ts';
import { fillEveryTable, fillTablesOfNobody } from '../testing/fill-every-table.ts';
import { findWords } from '../testing/find-rows.ts';
import { queueInstallation } from '../testing/queue-installation.ts';
import { parseBackupKey } from './backup-key.ts';
import { askForBackup, createBackupRequest } from './backup-request.ts';
import { openBucketPlace } from './bucket-place.ts';
import { writeNotes } from './erased-notes.ts';
import { findBackups } from './find-backups.ts';
import { openFolderPlace } from './folder-place.ts';
import { type BackupRun, makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { type RestoreRun, restoreBackup } from './restore-backup.ts';

/** The engines whose backups are looked at: the first, and with BACKUPS_OF=every, as in `npm run test:deep`, the others too. */
const sources = process.env.BACKUPS_OF === 'every' ? testEngines : testEngines.slice(0, 1);

const makeKey = () => randomBytes(32).toString('base64');
const key = parseBackupKey(makeKey());
// `first` is what the rows of the isolation tests lie under.
const keyring = parseMasterKeys(`first:${makeKey()}`);
const DAY = '2026-01-05';
const NOTES = 'Cramps since noon, and the new pills.';
const LETTER = Buffer.from(`%PDF-1.7 ${'Ferritin 11 '.repeat(20_000)}`);

let folder: string;
let number = 0;
const drops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lunaria backups '));
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

const newFolder = () => {
  number += 1;
  return join(folder, String(number));
};
const newStorage = () => createStorage({ driver: 'disk', root: newFolder() });

/** An empty database, migrated or not yet there. */
async function locateNew(engine: Engine): Promise<DatabaseLocation> {
  if (engine === 'pglite')
    return { engine, dataDir: newFolder(), template: await readPgliteTemplate(queueInstallation) };
  const { url, drop } = await createMigratedPostgresDatabase(queueInstallation);
  drops.push(drop);
  return { engine, url, poolSize: 2 };
}

const again = (location: DatabaseLocation): DatabaseLocation =>
  location.engine === 'pglite' ? { engine: 'pglite', dataDir: location.dataDir } : location;

async function using<T>(
  location: DatabaseLocation,
  work: (database: Database, asOwner: TestDatabase['asOwner']) => Promise<T>,
): Promise<T> {
  const owner = await openOwner(location);
  const database = await openDatabase(again(location), owner.keep);
  try {
    return await work(database, owner.run);
  } finally {
    await database.close();
    await owner.end();
  }
}

/** Statements of the owner: on the one connection of the embedded database, on PostgreSQL on one of its own. */
async function openOwner(location: DatabaseLocation) {
  let embedded: RunStatement | undefined;
  const client = location.engine === 'postgres' ? new pg.Client({ connectionString: location.url }) : null;
  await client?.connect();
  return {
    keep: async (run: RunStatement) => {
      embedded = run;
    },
    run: async (statements: string) => {
      const text = `begin; set local role none; ${statements}; commit`;
      // as: pg answers several statements with several results; both drivers give rows as objects
      if (client)
        return ((await client.query(text)) as unknown as pg.QueryResult[]).flatMap(({ rows }) => rows);
      return ((await embedded?.(text))?.rows ?? []) as Record<string, unknown>[];
    },
    end: async () => await client?.end(),
  };
}

/** Without what a restore adds to it: the open jobs. */
const contentOf = ({ tables: { outbox: _, ...tables } }: Manifest) => tables;

describe.each(sources)('a backup of %s', (engine) => {
  const other = testEngines.find((candidate) => candidate !== engine) ?? engine;
  let source: TestDatabase;
  let storage: Storage;
  let backups: string;
  let maria: string;
  let manifest: Manifest;
  const moment = new Date('2026-11-01T03:00:00Z');

  type InFolder<Run> = Partial<Run> & { folder?: string };
  const backUp = async ({ folder: to = backups, ...changes }: InFolder<BackupRun> = {}) => {
    const place = openFolderPlace(to);
    const run = { database: source.database, storage, key, place, keepDays: 30, ...changes };
    return (await makeBackup(run)).manifest;
  };
  const restore = async ({
    folder: from = backups,
    ...changes
  }: InFolder<RestoreRun> & Pick<RestoreRun, 'location'>) => {
    const place = openFolderPlace(from);
    return await restoreBackup({ storage: newStorage(), keyring, key, place, keepDays: 30, ...changes });
  };

  beforeAll(async () => {
    source = await openTestDatabase(engine, queueInstallation);
    storage = newStorage();
    backups = newFolder();
    const { database } = source;
    await registerMasterKeys(database, keyring);
    maria = await createTestUser(database);
    await fillEveryTable(source, await createTestUser(database));
    await fillTablesOfNobody(source);
    await writeAsHer(database, maria);
    manifest = await backUp({ now: moment });
  });

  // The embedded database answers nobody while it sorts, and nor does the server around it.
  test('sorts no table that grows with what people record', async () => {
    const sorting = await source.database.snapshot(async (read) => {
      await read('set local enable_sort to off');
      const sorted: string[] = [];
      for (const table of await findStoredTables(read)) {
        const { rows } = await read(`explain ${selectLines(table)}`);
        if (JSON.stringify(rows).includes('Sort')) sorted.push(table.name);
      }
      return sorted;
    });
    const keys = await source.database.snapshot(findStoredTables);
    const growing = keys.filter(
      ({ key, owners }) => owners.length > 0 && !key.some((by) => by.includes('collate')),
    );
    expect(growing.length).toBeGreaterThan(30);
    expect(growing.map(({ name }) => name).filter((name) => sorting.includes(name))).toEqual([]);
  });
  afterAll(() => source.close());

  async function writeAsHer(database: Database, userId: string) {
    const auditKey = await openAuditKey(database, keyring);
    const path = `${userId}/1763712000009.pdf`;
    const { notes, userKey } = await database.asUser(userId, async (tx) => {
      const texts = openEncryptedTexts(tx, keyring, userId);
      const sealed = await texts.seal({ table: 'daily_health_signals', column: 'notes', rowKey: DAY }, NOTES);
      for (let n = 0; n < 3; n += 1)
        await noteAccess(tx, auditKey, { ownerId: userId, kind: 'document-read' });
      return { notes: sealed, userKey: await openUserKey(tx, keyring, userId) };
    });
    await storage.putEncrypted(documentKey(path), userKey, Readable.from([LETTER]), LETTER.length);
    await source.asRole(
      'app_user',
      userId,
      `insert into daily_health_signals (user_id, signal_date, symptoms, intercourse, mood, discharge, notes)
         values ('${userId}', '${DAY}', '{}', '[]', '{}', 'none', decode('${Buffer.from(notes ?? []).toString('hex')}', 'hex'));
       insert into health_documents (user_id, id, file_name, file_path, document_type, file_size, mime_type)
         values ('${userId}', gen_random_uuid(), decode(repeat('ab', 60), 'hex'), '${path}', 'Other', ${LETTER.length}, 'application/pdf')`,
    );
    await database.runAsWorker(
      `insert into pgboss.job (name, data) values ('send-verification-mail', $1::jsonb)`,
      [JSON.stringify({ userId, subjectId: null })],
    );
  }

  test('holds something of every table, and nothing that can be read', async () => {
    const empty = Object.entries(manifest.tables).filter(([, { rows }]) => rows === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
    expect(manifest).toMatchObject({ jobs: 1, files: { count: 1 } });
    const parts = await readdir(join(backups, 'backups', manifest.id));
    expect(parts).toContain('table-users');
    for (const left of ['table-user_keys', 'table-exports']) expect(parts).not.toContain(left);
    for (const part of parts) {
      const bytes = await readFile(join(backups, 'backups', manifest.id, part));
      expect(bytes.includes('example.org'), part).toBe(false);
      expect(bytes.includes(maria), part).toBe(false);
    }
  });

  test('comes back on the other engine, and from there on this one, row by row; what she wrote opens', async () => {
    const [there, filesThere, second] = [await locateNew(other), newStorage(), newFolder()];
    const restored = await restore({ location: there, storage: filesThere });
    expect(restored).toMatchObject({ id: manifest.id, files: 1, leftOut: 0 });
    const copy = await using(there, async (database) => {
      const made = await backUp({ database, storage: filesThere, folder: second });
      expect(contentOf(made)).toEqual(contentOf(manifest));
      await readAsHer(database, filesThere);
      return made;
    });
    // Both ways are gone from the first engine on; from the second only the one that is left.
    if (engine !== testEngines[0]) return;
    const [back, filesBack] = [await locateNew(engine), newStorage()];
    await restore({ location: back, storage: filesBack, folder: second });
    await using(back, async (database) => {
      const made = await backUp({ database, storage: filesBack, folder: newFolder() });
      expect(contentOf(made)).toEqual(contentOf(manifest));
      expect(made.tables.outbox).toEqual(copy.tables.outbox);
      await readAsHer(database, filesBack);
    });
    await expect(restore({ location: again(back) })).rejects.toThrow('The database holds data already (');
  });

  async function readAsHer(database: Database, files: Storage) {
    const auditKey = await openAuditKey(database, keyring);
    const { notes, faults, events, userKey } = await database.asUser(maria, async (tx) => {
      const texts = openEncryptedTexts(tx, keyring, maria);
      const [row] = (await tx.query.dailyHealthSignals.findMany()) as { notes: Uint8Array | null }[];
      const chain = await readChain(tx, maria);
      return {
        notes: await texts.open(
          { table: 'daily_health_signals', column: 'notes', rowKey: DAY },
          row?.notes ?? null,
        ),
        faults: findChainFaults(auditKey, chain),
        events: chain.events.length,
        userKey: await openUserKey(tx, keyring, maria),
      };
    });
    expect({ notes, faults, events }).toEqual({ notes: NOTES, faults: [], events: 3 });
    const content = await files.getDecrypted(documentKey(`${maria}/1763712000009.pdf`), userKey);
    expect(Buffer.concat((await content?.toArray()) ?? []).equals(LETTER)).toBe(true);
    // The job that was open is promised again.
    const { rows } = await database.runAsWorker(
      `select count(*)::int as count from outbox where user_id = $1 and handed_over_at is null`,
      [maria],
    );
    expect(rows).toEqual([{ count: 2 }]);
  }

  test('is refused in one sentence where a bit of it was changed or a part is missing, before anything is there', async () => {
    const object = (await readdir(join(backups, 'objects'), { recursive: true })).find((name) =>
      name.includes('/'),
    );
    const backup = join('backups', manifest.id);
    for (const [name, sentence] of [
      [join(backup, 'manifest.json'), 'manifest'],
      [join(backup, 'table-profiles'), '"table-profiles"'],
      [join(backup, 'jobs'), '"jobs"'],
      [join(backup, 'files'), '"files"'],
      [join('keys', manifest.id), `"keys/${manifest.id}"`],
      [join('objects', object ?? ''), `"objects/${object}"`],
    ] as const) {
      const path = join(backups, name);
      const whole = await readFile(path);
      const flipped = Buffer.from(whole);
      const middle = Math.floor(flipped.length / 2);
      flipped[middle] = (flipped[middle] ?? 0) ^ 1;
      const location = await locateUnmade();
      try {
        await writeFile(path, flipped);
        await expect(restore({ location }), name).rejects.toThrow(sentence);
        await rm(path);
        await expect(restore({ location }), name).rejects.toThrow(
          name.startsWith('keys') ? 'The keys of the accounts are missing' : sentence,
        );
      } finally {
        await writeFile(path, whole);
      }
      expect(existsSync(location.dataDir ?? ''), name).toBe(false);
    }
  });

  /** Made only when somebody opens it. */
  async function locateUnmade() {
    return { engine: 'pglite' as const, dataDir: newFolder() };
  }

  test('is refused with another BACKUP_KEY, another master key, or none of that name', async () => {
    const location = await locateUnmade();
    const refused = async (changes: Partial<RestoreRun>, sentence: string) =>
      await expect(restore({ location, ...changes })).rejects.toThrow(sentence);
    await refused({ key: parseBackupKey(makeKey()) }, 'was made with another BACKUP_KEY');
    await refused({ keyring: parseMasterKeys(`first:${makeKey()}`) }, '"first" is not the one');
    await refused({ keyring: parseMasterKeys(`other:${makeKey()}`) }, '"first", which is not configured');
    await refused(
      { id: 'yesterday' },
      `There is no backup yesterday in ${backups}; there are: ${manifest.id}.`,
    );
    expect(existsSync(location.dataDir)).toBe(false);
    await expect(backUp({ key: parseBackupKey(makeKey()) })).rejects.toThrow('another BACKUP_KEY');
  });

  test('is refused where there are files already that it does not hold', async () => {
    const files = newStorage();
    const userKey = await source.database.asUser(maria, (tx) => openUserKey(tx, keyring, maria));
    await files.putEncrypted(documentKey('somebody/1.pdf'), userKey, Readable.from(['x']), 1);
    await expect(restore({ location: await locateUnmade(), storage: files })).rejects.toThrow(
      'The storage holds files already',
    );
  });

  test('is of one moment, while again and again somebody writes into two tables at once', async () => {
    const during = newFolder();
    let written = 0;
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        await source.database.asUser(maria, async (tx) => {
          await tx.execute(
            `insert into bleeding_days (user_id, day, flow, kind) values ('${maria}', '2000-01-01'::date + ${written}, 'light', 'between')`,
          );
          // Long enough for a backup to begin between the two.
          await tx.execute('select pg_sleep(0.005)');
          await tx.execute(
            `insert into daily_logs (user_id, log_date, mood, extras) values ('${maria}', '2000-01-01'::date + ${written}, 6, '{}')`,
          );
        });
        written += 1;
        // Fifty in a second and no more: whoever else is due comes first, as among requests.
        await wait(20);
      }
    })();
    const made: Manifest[] = [];
    for (let n = 0; n < 2; n += 1) made.push(await backUp({ folder: during, now: new Date(Date.now() + n) }));
    isOver = true;
    await writing;
    const since = ({ tables }: Manifest, table: string) =>
      (tables[table]?.rows ?? 0) - (manifest.tables[table]?.rows ?? 0);
    for (const one of made) expect(since(one, 'bleeding_days')).toBe(since(one, 'daily_logs'));
    const counts = made.map((one) => since(one, 'bleeding_days'));
    expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
    expect(written).toBeGreaterThanOrEqual(counts.at(-1) ?? 0);
    if (engine === 'postgres') await restore({ location: await locateNew(engine), folder: during });
  });

  test('is without her who was erased since, before the last one or after it, and nothing of hers opens', async () => {
    const email = `anna.${engine}@example.org`;
    const anna = await createTestUser(source.database, { email, emailVerified: true });
    await writeAsHer(source.database, anna);
    await source.asRole(
      'app_worker',
      undefined,
      `insert into newsletter_subscriptions (list, address, wording_version) values
         ('blog', '${email}', '1'), ('blog', 'jo${email}', '1')`,
    );
    await source.asRole(
      'app_auth',
      undefined,
      `insert into verifications (id, identifier, value, expires_at) values
         (gen_random_uuid(), 'reset-${anna}', 'a', now()), (gen_random_uuid(), 'b', '{"email":"${email}"}', now()),
         (gen_random_uuid(), 'c', 'jo${email}', now())`,
    );
    const rosa = await createTestUser(source.database, { email: `rosa.${engine}@example.org` });
    await writeAsHer(source.database, rosa);
    await fillEveryTable(source, rosa);
    await countUseOf(rosa);
    const old = await backUp({ now: new Date('2026-11-02T03:00:00Z') });
    await source.asOwner(`
      alter table users no force row level security; alter table health_documents no force row level security;
      delete from users where id = '${anna}';
      alter table users force row level security; alter table health_documents force row level security`);
    await backUp({ now: new Date('2026-11-03T03:00:00Z') });
    await eraseAfterTheLast(rosa);
    const location = await locateNew(engine);
    const files = newStorage();
    expect(await restore({ location, storage: files, id: old.id })).toMatchObject({ leftOut: 2, files: 1 });
    await using(location, async (database, asOwner) => {
      expect(await findWords({ asOwner }, [anna, rosa, 'rosa.'])).toEqual([]);
      const copy = await backUp({ database, storage: files, folder: newFolder() });
      expect(copy.tables.users?.rows).toBe((old.tables.users?.rows ?? 0) - 2);
      // Another address that ends like hers keeps what is its own.
      expect(copy.tables.newsletter_subscriptions?.rows).toBe(
        (old.tables.newsletter_subscriptions?.rows ?? 0) - 1,
      );
      expect(copy.tables.verifications?.rows).toBe((old.tables.verifications?.rows ?? 0) - 2);
      const { rows } = await database.runAsWorker('select user_id from user_keys where user_id = $1', [anna]);
      expect(rows).toEqual([]);
      // The new installation knows them too.
      const noted = await database.asWorker(findErased);
      const hashes = noted.map(({ accountHash }) => Buffer.from(accountHash).toString('hex'));
      for (const id of [anna, rosa]) expect(hashes).toContain(await hashOf(id));
      await readAsHer(database, files);
    });
    for (const id of [anna, rosa])
      expect(await files.exists(documentKey(`${id}/1763712000009.pdf`))).toBe(false);
    // With the next one her key is in no backup at all.
    await backUp({ now: new Date('2026-11-04T03:00:00Z') });
    expect((await readdir(join(backups, 'keys'))).sort()).toEqual([
      '2026-11-03T03-00-00-000Z',
      '2026-11-04T03-00-00-000Z',
    ]);
  });

  const hashOf = async (userId: string) =>
    hashErasedAccount(await openAuditKey(source.database, keyring), userId).toString('hex');

  /** As limits count what an account and a calendar's address do. */
  async function countUseOf(userId: string) {
    const [feed] = await source.asRole('app_user', userId, 'select id from calendar_feeds');
    expect(feed).toBeDefined();
    await source.asRole(
      'app_auth',
      undefined,
      `insert into rate_limits (key, count, window_ends_at) values ('uploads|${userId}', 1, now()), ('feed|${feed?.id}', 1, now())`,
    );
  }

  /** Noted beside the backups, and gone: no backup was made since. */
  async function eraseAfterTheLast(userId: string) {
    const accountHash = Buffer.from(await hashOf(userId), 'hex');
    const place = openFolderPlace(backups);
    const erased = [{ accountHash, erasedOn: '2026-11-03' as const }];
    expect(await writeNotes({ place, key }, erased)).toBe(1);
    expect(await writeNotes({ place, key }, erased)).toBe(0);
    const account = { email: `rosa.${engine}@example.org`, linkIds: [] };
    await source.database.auth.transaction((tx) => eraseAccountRows(tx, userId, account));
  }

  test('is restored with the keys of the backup before where the newest are damaged and moved away', async () => {
    const newest = join(backups, 'keys', '2026-11-04T03-00-00-000Z');
    const whole = await readFile(newest);
    const run = { location: await locateNew(testEngines[0] ?? engine), id: '2026-11-03T03-00-00-000Z' };
    try {
      await writeFile(newest, whole.subarray(0, -1));
      await expect(restore(run)).rejects.toThrow(
        'move that file away and restore the backup before it (`--backup ID`)',
      );
      await rm(newest);
      expect(await restore(run)).toMatchObject({ id: run.id, leftOut: 1 });
    } finally {
      await writeFile(newest, whole);
    }
  });

  test('is not made where there is one of a later time: that would stay the newest', async () => {
    const sentence = 'is of a later time than the clock of this machine';
    const earlier = { now: new Date('2026-11-04T02:59:59Z') };
    await expect(backUp(earlier)).rejects.toThrow(`The backup 2026-11-04T03-00-00-000Z ${sentence}`);
    const orphaned = newFolder();
    await backUp({ folder: orphaned });
    // As a run leaves it that is cut off between the two.
    await rm(join(orphaned, 'backups'), { recursive: true });
    await expect(backUp({ folder: orphaned, ...earlier })).rejects.toThrow(sentence);
  });

  test('goes after its days, with the files that no other one names', async () => {
    const objects = async () =>
      (await readdir(join(backups, 'objects'), { recursive: true })).filter((name) => name.includes('/'));
    expect(await objects()).toHaveLength(3);
    const { removed } = await makeBackup({
      ...{ database: source.database, storage, key, place: openFolderPlace(backups), keepDays: 30 },
      now: new Date('2026-12-03T02:59:59Z'),
    });
    expect(removed).toBe(2);
    expect((await readdir(join(backups, 'backups'))).sort()).toEqual([
      '2026-11-03T03-00-00-000Z',
      '2026-11-04T03-00-00-000Z',
      '2026-12-03T02-59-59-000Z',
    ]);
    expect(await objects()).toHaveLength(2);
  });

  test.runIf(engine === testEngines[0])(
    'lies in a bucket as in a folder: it is one by its manifest, is checked, restored and removed',
    async () => {
      const standIn = await startS3StandIn('backups');
      drops.push(() => standIn.stop());
      const { endpoint, objects } = standIn;
      const s3 = { driver: 's3' as const, bucket: 'backups', endpoint, forcePathStyle: true };
      const place = openBucketPlace({ s3: { ...s3, ...STAND_IN_CREDENTIALS }, prefix: 'lunaria' });
      const first = await backUp({ place, now: new Date('2026-12-04T03:00:00Z') });
      // Of a run that was cut off.
      await place.write('backups/2026-12-05T03-00-00-000Z/table-users', 'half');
      expect(await findBackups(place)).toEqual([first.id]);
      const [location, files] = [await locateNew(engine), newStorage()];
      expect(await restore({ location, storage: files, place, id: first.id })).toMatchObject({ files: 1 });
      await using(location, (database) => readAsHer(database, files));
      for (const { body } of objects.values()) expect(body.includes(maria)).toBe(false);
      const second = await backUp({ place, keepDays: 1, now: new Date('2026-12-08T03:00:00Z') });
      expect(await findBackups(place)).toEqual([second.id]);
      const namesWith = (id: string) => [...objects.keys()].filter((name) => name.includes(id));
      expect(namesWith('2026-12-05')).toEqual([]);
      // The keys of the one before stay, should the newest be damaged.
      expect(namesWith(first.id)).toEqual([`lunaria/keys/${first.id}`]);
      const part = objects.get(`lunaria/backups/${second.id}/table-profiles`);
      if (part) part.body = part.body.subarray(0, -1);
      await expect(restore({ location: await locateUnmade(), place })).rejects.toThrow('"table-profiles"');
      expect(objects.has('lunaria/lock.json')).toBe(false);
    },
  );
});

test('a running server with the embedded database makes the backup itself, asked over a socket for its owner alone', async () => {
  const { database, close } = await openTestDatabase('pglite', queueInstallation);
  const dataDir = newFolder();
  await mkdir(dataDir);
  const storage = newStorage();
  const text = makeKey();
  const asked = { to: newFolder(), key: text };
  await makeBackup({
    ...{ database, storage, key: parseBackupKey(text), place: openFolderPlace(asked.to), keepDays: 30 },
    now: new Date(Date.now() - 8 * 86_400_000),
  });
  expect(await askForBackup(dataDir, asked)).toBeNull();
  const openPlace = async (to: string) => openFolderPlace(to);
  const operator = await listenToOperator(dataDir, {
    backup: createBackupRequest({ database, storage, keepDays: 7, openPlace }),
  });
  try {
    expect((await stat(join(dataDir, 'operator.sock'))).mode & 0o777).toBe(0o600);
    await createTestUser(database);
    const [said] = await Promise.all([askForBackup(dataDir, asked), createTestUser(database)]);
    expect(said).toContain('Everything was read back.');
    // By the server's own setting.
    expect(said).toContain('1 older backup was removed.');
    await expect(askForBackup(dataDir, { ...asked, key: makeKey() })).rejects.toThrow('another BACKUP_KEY');
    await expect(askForBackup(dataDir, { ...asked, key: 'short' })).rejects.toThrow(
      'BACKUP_KEY is not 32 bytes',
    );
    await expect(askForBackup(dataDir, { ...asked, to: join(folder, 'a'.repeat(20_000)) })).rejects.toThrow(
      'too long',
    );
  } finally {
    await operator.stop();
    await close();
  }
  expect(await askForBackup(dataDir, asked)).toBeNull();
});
