import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMasterKeyText, parseMasterKeys } from '../encryption/master-key.ts';
import { createSecurityLog } from '../logging/security-log.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman } from '../testing/woman.ts';
import { checkMasterKeys } from './check-master-keys.ts';
import { openUserKey } from './open-user-key.ts';

describe.each(testEngines)('the start with another master key, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    for (const _ of ['one', 'another']) {
      const { userId } = await createWoman(server);
      await server.opened.database.asUser(userId, (tx) => openUserKey(tx, server.keyring, userId));
    }
  });
  afterAll(() => server.close());

  const check = async (keyring = server.keyring) => {
    const before = server.output.length;
    await checkMasterKeys(server.opened.database, keyring, createSecurityLog(server.logger));
    return server.output.slice(before).map((line) => JSON.parse(line));
  };

  test('says which key is missing and how many people it concerns', async () => {
    expect(await check()).toEqual([]);
    expect(await check(parseMasterKeys(createMasterKeyText()))).toMatchObject([
      {
        level: 'error',
        code: 'master_key_missing',
        security: true,
        keyId: server.keyring.current.id,
        count: 2,
      },
    ]);
  });
});
