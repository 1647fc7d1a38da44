import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@lunaria/db/engine/database.ts';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { addAuditKey } from '@lunaria/db/queries/audit-keys.ts';
import { findKeysInUse, rewrapAll, wrappedKeyTables } from '@lunaria/db/queries/wrapped-keys.ts';
import { contactMessages } from '@lunaria/db/schema/contact-messages.ts';
import { factors } from '@lunaria/db/schema/factors.ts';
import { userKeys } from '@lunaria/db/schema/user-keys.ts';
import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { readPgliteTemplate } from '@lunaria/db/testing/pglite-template.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MasterKeyError, parseMasterKeys } from '../encryption/master-key.ts';
import { createUserKey, rewrapUserKey, unwrapUserKey } from '../encryption/user-key.ts';
import { queueInstallation } from '../testing/queue-installation.ts';
import { checkMasterKeys, registerMasterKeys } from './check-master-keys.ts';
import { rotateMasterKey } from './rotate-master-key.ts';

const makeKey = () => randomBytes(32).toString('base64');
const [oldKey, newKey] = [makeKey(), makeKey()];
const old = parseMasterKeys(`2026:${oldKey}`);
const both = parseMasterKeys(`2027:${newKey},2026:${oldKey}`);
const next = parseMasterKeys(`2027:${newKey}`);
const another = parseMasterKeys(`2026:${makeKey()}`);

describe.each(testEngines)('the master key on %s', (engine) => {
  let opened: TestDatabase;
  let folder: string;
  let location: DatabaseLocation;
  beforeAll(async () => {
    opened = await openTestDatabase(engine, queueInstallation);
    folder = await mkdtemp(join(tmpdir(), 'lunaria keys '));
    location =
      opened.url === null
        ? { engine: 'pglite', dataDir: folder, template: await readPgliteTemplate(queueInstallation) }
        : { engine: 'postgres', url: opened.url };
    await using(wrapEverywhere);
    if (location.engine === 'pglite') location = { engine: 'pglite', dataDir: folder };
  });
  afterAll(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  async function using<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(location);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  async function wrapEverywhere(database: Database): Promise<void> {
    const userId = await createTestUser(database);
    const [factor, message, audit] = [randomUUID(), randomUUID(), randomUUID()];
    const wrap = (id: string) => createUserKey(old, id).wrapped;
    await database.asUser(userId, (tx) => tx.insert(userKeys).values({ userId, ...wrap(userId) }));
    await database.auth.insert(factors).values({
      id: factor,
      userId,
      factorType: 'totp',
      friendlyName: 'App',
      secret: randomBytes(40),
      ...wrap(factor),
    });
    await database.asWorker((tx) => addAuditKey(tx, { id: audit, ...wrap(audit) }));
    await database.asWorker((tx) =>
      tx.insert(contactMessages).values({ id: message, body: randomBytes(40), ...wrap(message) }),
    );
  }

  test('every column that names a master key or holds a wrapped key belongs to the rotation', async () => {
    const rows = await opened.asOwner(
      `select distinct table_name as name from information_schema.columns where table_schema = 'public'
       and (column_name like '%master_key%' or column_name like '%wrapped%')`,
    );
    expect(rows.map((row) => row.name).sort()).toEqual(wrappedKeyTables.map(({ name }) => name).sort());
  });

  test('data from before is asked itself: another key is refused, the right one registered; then that one alone starts', async () => {
    await using(async (database) => {
      await expect(registerMasterKeys(database, another)).rejects.toThrow(MasterKeyError);
      await expect(registerMasterKeys(database, next)).rejects.toThrow('"2026", which is not configured');
      await registerMasterKeys(database, old);
      expect(await checkMasterKeys(database, old)).toBeNull();
      await expect(registerMasterKeys(database, another)).rejects.toThrow('"2026" is not the one');
      expect(await checkMasterKeys(database, another)).toContain('"2026" is not the one');
    });
  });

  test('a rotation that is cut off goes on where it stopped, and the old key is not needed any more', async () => {
    let calls = 0;
    const cutOff = openDatabase(location, async (runAsOwner) => {
      await rewrapAll(runAsOwner, both.current.id, (row) => {
        calls += 1;
        if (calls > 1) throw new Error('cut off');
        return rewrapUserKey(both, row.owner, row);
      });
    });
    await expect(cutOff).rejects.toThrow('cut off');
    expect(await rotateMasterKey(location, both)).toEqual({ rewrapped: 3, unreadable: 0, stillNeeded: [] });
    await using(async (database) => {
      await registerMasterKeys(database, next);
      const rows = await findKeysInUse(database);
      expect(rows.map((row) => unwrapUserKey(next, row.owner, row).type)).toEqual(Array(4).fill('secret'));
      expect(await checkMasterKeys(database, old)).toContain('does not know the master key "2026"');
    });
    expect(await rotateMasterKey(location, next)).toEqual({ rewrapped: 0, unreadable: 0, stillNeeded: [] });
  });
});
