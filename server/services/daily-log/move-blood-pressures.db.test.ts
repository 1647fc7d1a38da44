import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMasterKeyText, parseMasterKeys } from '../../encryption/master-key.ts';
import { encryptText } from '../../encryption/text.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { createLogger } from '../../logging/logger.ts';
import { findDailyLogs } from './find-daily-logs.ts';
import { moveBloodPressures } from './move-blood-pressures.ts';
import { saveDailyLog } from './save-daily-log.ts';

/** More than the job takes in two transactions. */
const DAYS = 250;
const FIRST = '2025-03-01';

describe.each(testEngines)('blood pressures of before the measurements on %s', (engine) => {
  const keyring = parseMasterKeys(createMasterKeyText());
  const never = new AbortController().signal;
  let opened: TestDatabase;
  let maria: string;
  const texts = Array.from({ length: DAYS }, (_, day) => `${100 + (day % 90)}/${50 + (day % 45)}`);
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
    const userKey = await opened.database.asUser(maria, (tx) => openUserKey(tx, keyring, maria));
    const rows = texts.map((text, day) => {
      const date = addDays(FIRST, day);
      const place = { table: 'daily_logs', column: 'blood_pressure', userId: maria, rowKey: date };
      return `('${maria}', '${date}', '{}', '\\x${encryptText(userKey, place, text).toString('hex')}')`;
    });
    await opened.asRole(
      'app_user',
      maria,
      `insert into daily_logs (user_id, log_date, extras, blood_pressure) values ${rows.join()}`,
    );
  });
  afterAll(() => opened.close());

  const move = (database: Database, stop = never) => moveBloodPressures({ database, keyring }, maria, stop);
  const read = async () => {
    const { logs } = await findDailyLogs(opened.database, keyring, maria, { from: null, to: null });
    return logs.map((log) => log.extras['post-menopause']?.blood_pressure ?? null);
  };
  const left = async () => {
    const rows = await opened.asRole(
      'app_user',
      maria,
      `select (select count(*)::int from daily_logs where blood_pressure is not null) as before,
        (select count(*)::int from measurements where kind = 'pressure') as moved`,
    );
    return rows[0];
  };
  /** A database whose n-th transaction ends before it is stored, as where the process is killed in it. */
  const cutAt = (step: number): Database => {
    let count = 0;
    return {
      ...opened.database,
      asUser: async (userId, work) => {
        count += 1;
        const isCut = count === step;
        return await opened.database.asUser(userId, async (tx: Tx) => {
          const done = await work(tx);
          if (isCut) throw new Error('killed');
          return done;
        });
      },
    };
  };

  test('are read from either place, and in the new one alone when the job is done; it may run twice', async () => {
    expect(await read()).toEqual(texts);
    for (let again = 0; again < 2; again += 1) {
      await move(opened.database);
      expect(await left()).toEqual({ before: 0, moved: DAYS });
      expect(await read()).toEqual(texts);
    }
  });

  test('are moved on where the job was cut off, inside a transaction and between two', async () => {
    await expect(move(cutAt(2))).rejects.toThrow('killed');
    expect(await left()).toEqual({ before: DAYS - 100, moved: 100 });
    expect(await read()).toEqual(texts);
    const stop = new AbortController();
    const stopping: Database = {
      ...opened.database,
      asUser: async (userId, work) => {
        stop.abort(new Error('The server stops'));
        return await opened.database.asUser(userId, work);
      },
    };
    await expect(move(stopping, stop.signal)).rejects.toThrow('The server stops');
    expect(await left()).toEqual({ before: DAYS - 200, moved: 200 });
    expect(await read()).toEqual(texts);
    await move(opened.database);
    expect(await left()).toEqual({ before: 0, moved: DAYS });
    expect(await read()).toEqual(texts);
  });

  test('can be changed and taken away before they are moved', async () => {
    const save = async (day: number, text: string | null, mood: number | null = null) => {
      const seen = { blood_pressure: texts[day] ?? '' };
      return await saveDailyLog({ database: opened.database, keyring, logger: createLogger() }, maria, {
        ...EMPTY_VALUES,
        user_id: maria,
        log_date: addDays(FIRST, day),
        life_stage: 'post-menopause',
        mood,
        extras: text === null ? {} : { blood_pressure: text },
        base: { ...EMPTY_VALUES, extras: seen },
      });
    };
    await save(0, '141/91');
    await save(1, null);
    await save(2, texts[2] ?? null, 5);
    expect(await left()).toEqual({ before: DAYS - 2, moved: 1 });
    const expected = ['141/91', null, ...texts.slice(2)];
    expect(await read()).toEqual(expected);
    await move(opened.database);
    expect(await left()).toEqual({ before: 0, moved: DAYS - 1 });
    expect(await read()).toEqual(expected);
  });

  test('that do not open stay where they are, and hold up no other', async () => {
    await opened.asRole(
      'app_user',
      maria,
      `update daily_logs set blood_pressure = (select blood_pressure from daily_logs where log_date = '${FIRST}')
       where log_date between '${addDays(FIRST, 1)}' and '${addDays(FIRST, 120)}'`,
    );
    await move(opened.database);
    expect(await left()).toEqual({ before: 120, moved: DAYS - 120 });
    const { logs } = await findDailyLogs(opened.database, keyring, maria, { from: null, to: null });
    expect(logs.filter((log) => log.blood_pressure_unreadable)).toHaveLength(120);
  });
});
