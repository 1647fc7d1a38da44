import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@lunaria/db/engine/database.ts';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { readPgliteTemplate } from '@lunaria/db/testing/pglite-template.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteAccess } from '../access/note-access.ts';
import { type MasterKeyring, parseMasterKeys } from '../encryption/master-key.ts';
import { openAuditKey } from '../keys/open-audit-key.ts';
import { rotateMasterKey } from '../keys/rotate-master-key.ts';
import { queueInstallation } from '../testing/queue-installation.ts';
import { describeVerification, verifyAll } from './verify-chains.ts';

const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const old = parseMasterKeys(`2026:${oldKey}`);
const both = parseMasterKeys(`2027:${newKey},2026:${oldKey}`);

describe.each(testEngines)('verify-chain on %s', (engine) => {
  let opened: TestDatabase;
  let folder: string;
  let location: DatabaseLocation;
  let maria: string;
  let ana: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine, queueInstallation);
    folder = await mkdtemp(join(tmpdir(), 'lunaria admin '));
    location =
      opened.url === null
        ? { engine: 'pglite', dataDir: folder, template: await readPgliteTemplate(queueInstallation) }
        : { engine: 'postgres', url: opened.url };
    await using(async (database) => {
      [maria, ana] = [await createTestUser(database), await createTestUser(database)];
    });
    if (location.engine === 'pglite') location = { engine: 'pglite', dataDir: folder };
    await using(async (database) => {
      const auditKey = await openAuditKey(database, old);
      for (const ownerId of [maria, ana, maria, maria, ana])
        await database.asWorker((tx) => noteAccess(tx, auditKey, { ownerId, kind: 'document-read' }));
    });
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

  const verify = (keyring: MasterKeyring) => using((database) => verifyAll(database, keyring));

  test('says that all is as it was written, in each history too; also after the master key was renewed', async () => {
    const found = await verify(old);
    expect(describeVerification(found)).toBe('5 events of 2 accounts: every history is as it was written.');
    await rotateMasterKey(location, both);
    expect(describeVerification(await verify(both))).toBe(
      '7 events of 2 accounts: every history is as it was written.',
    );
  });

  test('names the account and the numbers of what was changed, removed or swapped, and leaves it as it is', async () => {
    const change = await openDatabase(location, async (runAsOwner) => {
      await runAsOwner('alter table access_events no force row level security');
      await runAsOwner("update access_events set detail = 'nobody' where user_id = $1 and n = 2", [maria]);
      await runAsOwner('delete from access_events where user_id = $1 and n = 4', [maria]);
      await runAsOwner('alter table access_events force row level security');
    });
    await change.close();
    for (let again = 0; again < 2; again += 1) {
      const found = await verify(both);
      expect(describeVerification(found).split('\n')).toEqual([
        `${8 + again} events of 2 accounts: 1 history was changed.`,
        `${maria}: 2 changed, 4 removed`,
      ]);
    }
  });
});
