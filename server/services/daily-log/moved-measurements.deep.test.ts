import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMasterKeyText, parseMasterKeys } from '../../encryption/master-key.ts';
import { checkMovedAccount } from '../../testing/check-moved-measurements.ts';
import { createAccountOfBefore } from '../../testing/logs-of-before.ts';
import { openDatabaseOfBefore } from '../../testing/open-database-of-before.ts';

/** Fewer with MOVED_ACCOUNTS, to try something out. */
const ACCOUNTS = Number(process.env.MOVED_ACCOUNTS ?? 10_000);
const DAYS = 12;

describe.each(testEngines)('a large database of before the measurements on %s', (engine) => {
  test('is migrated, and every value of every account is found again', async () => {
    const keyring = parseMasterKeys(createMasterKeyText());
    // Made twice by the same rule instead of kept; the keys of the second time are used for nothing.
    const make = function* () {
      for (let index = 0; index < ACCOUNTS; index += 1) yield createAccountOfBefore(keyring, index, DAYS);
    };
    const { database, close } = await openDatabaseOfBefore(engine, make());
    onTestFinished(close);
    let checked = 0;
    for (const account of make()) {
      await checkMovedAccount({ database, keyring }, account);
      checked += 1;
    }
    expect(checked).toBe(ACCOUNTS);
  });
});
