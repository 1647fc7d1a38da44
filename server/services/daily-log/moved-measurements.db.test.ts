import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMasterKeyText, parseMasterKeys } from '../../encryption/master-key.ts';
import { checkMovedAccount } from '../../testing/check-moved-measurements.ts';
import { createAccountOfBefore } from '../../testing/logs-of-before.ts';
import { openDatabaseOfBefore } from '../../testing/open-database-of-before.ts';

/** The deep run has 10,000 (moved-measurements.deep.test.ts). */
const ACCOUNTS = 50;

describe.each(testEngines)('a database of before the measurements on %s', (engine) => {
  test('is migrated, and every value is found again', async () => {
    const keyring = parseMasterKeys(createMasterKeyText());
    const accounts = Array.from({ length: ACCOUNTS }, (_, index) =>
      createAccountOfBefore(keyring, index, 24),
    );
    const { database, close } = await openDatabaseOfBefore(engine, accounts);
    onTestFinished(close);
    const { rows: promised } = await database.runAsWorker(
      "select user_id as id from outbox where job = 'move-blood-pressures' order by 1",
    );
    const withPressure = accounts.filter(({ rows }) => rows.key !== null);
    expect(promised).toEqual(withPressure.map(({ userId }) => ({ id: userId })));
    for (const account of accounts) await checkMovedAccount({ database, keyring }, account);
    const countOf = async (userId: string, table: string, column: string) =>
      await database.asUser(
        userId,
        async (tx) => await tx.execute(`select from ${table} where ${column} is not null`),
      );
    for (const { userId, logs } of withPressure) {
      expect(await countOf(userId, 'daily_logs', 'blood_pressure')).toMatchObject({ rows: [] });
      const pressures = logs.filter(({ extras }) => extras['post-menopause']?.blood_pressure !== undefined);
      expect((await countOf(userId, 'measurements', 'content')) as object).toMatchObject({
        rows: { length: pressures.length },
      });
    }
  });
});
