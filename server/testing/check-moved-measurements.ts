import type { Database } from '@lunaria/db/engine/database.ts';
import { readMeasurements } from '@lunaria/db/queries/measurements.ts';
import { findOvulationSigns } from '@lunaria/db/queries/ovulation-signs.ts';
import { ovulationSignOf } from '@lunaria/domain/cycle/ovulation/ovulation-signs.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { expect } from 'vitest';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { findDailyLogs } from '../services/daily-log/find-daily-logs.ts';
import { moveBloodPressures } from '../services/daily-log/move-blood-pressures.ts';
import type { AccountOfBefore } from './logs-of-before.ts';

const EVERYTHING = { from: null, to: null } as const;
const NEVER = new AbortController().signal;

/** What the page of an account, its signs of ovulation and its measurements are to be, worked out from what she sent. */
function expectedOf(logs: readonly DailyLog[]) {
  const weights = logs.flatMap(({ log_date, weight_kg, extras }) => {
    const { pregnancy, 'post-menopause': post } = extras;
    const ofModes = [pregnancy?.weight_kg, post?.weight_kg].filter((value) => value !== undefined);
    const all = [...ofModes, ...(weight_kg === null ? [] : [weight_kg])];
    return [...new Set(all)].map((value) => ({ log_date, value, isOfDay: value === all[0] }));
  });
  const signs = logs.flatMap((log) => ovulationSignOf(log) ?? []);
  return { weights, signs };
}

/** Every value of the account is found again by the readers, before its blood pressures were moved and after. */
export async function checkMovedAccount(
  dependencies: { database: Database; keyring: MasterKeyring },
  { userId, logs, rows }: AccountOfBefore,
): Promise<void> {
  const { database, keyring } = dependencies;
  const { weights, signs } = expectedOf(logs);
  const read = async () => (await findDailyLogs(database, keyring, userId, EVERYTHING)).logs;
  expect(await read()).toEqual(logs);
  const [found, measured] = await database.readAsUser(userId, (tx) =>
    Promise.all([
      findOvulationSigns(tx, userId, null, 1_000),
      readMeasurements(tx, userId, { kinds: ['weight'], ...EVERYTHING, every: 'raw' }),
    ]),
  );
  expect(found.signs.toReversed()).toEqual(signs);
  const asFound = measured.map(({ local_day, value, entered, slot }) => {
    expect(entered).toEqual({ value, unit: 'kg' });
    return { log_date: local_day, value, isOfDay: slot === 'log' };
  });
  expect(new Set(asFound.map((one) => JSON.stringify(one)))).toEqual(
    new Set(weights.map((one) => JSON.stringify(one))),
  );
  expect(asFound).toHaveLength(weights.length);
  if (rows.key === null) return;
  await moveBloodPressures(dependencies, userId, NEVER);
  expect(await read()).toEqual(logs);
}
