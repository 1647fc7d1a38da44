import { createSecretKey, randomBytes } from 'node:crypto';
import type { StoredChain } from '@lunaria/db/queries/access-events.ts';
import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteAccess } from '../../access/note-access.ts';
import { findAccessHistory } from './find-access-history.ts';
import { sweepAccessEvents } from './sweep-access-events.ts';
import { findChainFaults } from './verify-chain.ts';

const auditKey = createSecretKey(randomBytes(32));

describe.each(testEngines)('the access history on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => opened.close());

  const note = (detail: string, ownerId = maria) =>
    opened.database.asUser(ownerId, (tx) =>
      noteAccess(tx, auditKey, { ownerId, kind: 'consent-given', subject: 'model-documents', detail }),
    );
  const noteMany = async (count: number) => {
    for (let n = 1; n <= count; n += 1) await note(`number ${n}`);
  };
  /** As the owner of the database, who could do anything: without the trigger too. */
  const tamper = async (statements: string) => {
    await opened.asOwner(`alter table access_events no force row level security;
      alter table access_chains no force row level security;
      alter table access_events disable trigger access_events_follow;
      ${statements.replaceAll('$maria', maria)};
      alter table access_events enable trigger access_events_follow;
      alter table access_events force row level security;
      alter table access_chains force row level security`);
  };
  async function readChain(userId = maria): Promise<StoredChain> {
    const read = async (select: string) =>
      await opened.asOwner(`alter table access_events no force row level security;
        alter table access_chains no force row level security; ${select}; rollback; begin`);
    const events = await read(
      `select n, at, kind, subject, detail, previous_hash as "previousHash", hash from access_events where user_id = '${userId}' order by n`,
    );
    const [ends] = await read(
      `select last_n as "lastN", last_hash as "lastHash", removed_n as "removedN", removed_hash as "removedHash", seal from access_chains where user_id = '${userId}'`,
    );
    // as: the columns of the two statements
    return { userId, events, ends: ends ?? null } as unknown as StoredChain;
  }
  const faults = async () => findChainFaults(auditKey, await readChain());

  test('is numbered, newest first, in pages, and its chain proves itself', async () => {
    await noteMany(60);
    const newest = await findAccessHistory(opened.database, maria, null);
    expect(newest.access_events.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, i) => 60 - i));
    expect(newest.has_earlier).toBe(true);
    const oldest = await findAccessHistory(opened.database, maria, 11);
    expect(oldest.access_events.map(({ n }) => n)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(oldest).toMatchObject({ has_earlier: false });
    expect(oldest.access_events[0]).toEqual({
      ...{ n: 10, kind: 'consent-given', subject: 'model-documents', detail: 'number 10' },
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await faults()).toEqual([]);
  });

  test('many acts of one account at once, in all three roles, make one chain without a gap', async () => {
    const { database } = opened;
    const inRole = [
      () => note('hers'),
      () => database.asWorker((tx) => noteAccess(tx, auditKey, { ownerId: maria, kind: 'document-read' })),
      () => database.auth.transaction((tx) => noteAccess(tx, auditKey, { ownerId: maria, kind: 'sign-in' })),
    ];
    await Promise.all(Array.from({ length: 24 }, (_, index) => inRole[index % 3]?.()));
    const { events } = await readChain();
    expect(events.map(({ n }) => n)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(new Set(events.map(({ kind }) => kind)).size).toBe(3);
    expect(await faults()).toEqual([]);
  });

  test('what is undone was never told: the next act gets its number', async () => {
    await note('first');
    await expect(
      opened.database.asUser(maria, async (tx) => {
        await noteAccess(tx, auditKey, { ownerId: maria, kind: 'consent-given' });
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    await note('second');
    expect((await readChain()).events.map(({ detail }) => detail)).toEqual(['first', 'second']);
    expect(await faults()).toEqual([]);
  });

  test('no role of the server changes an event, or takes one away in its two years', async () => {
    await noteMany(2);
    for (const role of ['app_user', 'app_auth', 'app_worker'] as const) {
      for (const change of ["detail = 'x'", 'n = 3', 'at = now()', 'hash = hash', "kind = 'sign-in'"]) {
        await expect(opened.asRole(role, maria, `update access_events set ${change}`)).rejects.toThrow(
          /permission denied/,
        );
      }
      await expect(opened.asRole(role, maria, 'truncate access_events')).rejects.toThrow(/permission denied/);
    }
    for (const role of ['app_user', 'app_auth'] as const) {
      await expect(opened.asRole(role, maria, 'delete from access_events')).rejects.toThrow(
        /permission denied/,
      );
    }
    expect(await opened.asRole('app_worker', undefined, 'delete from access_events returning n')).toEqual([]);
    expect((await readChain()).events).toHaveLength(2);
  });

  test('an event that does not follow the last one is refused by the database, whoever adds it', async () => {
    await noteMany(2);
    const [last] = (await readChain()).events.slice(-1);
    const hex = (bytes: Uint8Array | undefined) => `'\\x${Buffer.from(bytes ?? []).toString('hex')}'`;
    const add = (n: number, previous: string) =>
      `insert into access_events (user_id, n, at, kind, subject, detail, previous_hash, hash) values
       ('${maria}', ${n}, now(), 'sign-in', '', '', ${previous}, ${hex(randomBytes(32))})`;
    for (const statement of [
      add(2, hex(last?.previousHash)),
      add(4, hex(last?.hash)),
      add(3, hex(randomBytes(32))),
    ]) {
      for (const role of ['app_user', 'app_auth', 'app_worker'] as const) {
        await expect(opened.asRole(role, maria, statement)).rejects.toMatchObject({
          constraint: 'access_events_follow',
        });
      }
    }
    await expect(
      opened.asRole('app_user', await createTestUser(opened.database), add(3, hex(last?.hash))),
    ).rejects.toThrow(/row-level security|follow/);
  });

  test('the worker and the account library see numbers, times and hashes, never what was done', async () => {
    await note('hers');
    for (const role of ['app_worker', 'app_auth'] as const) {
      for (const column of ['kind', 'subject', 'detail']) {
        await expect(opened.asRole(role, undefined, `select ${column} from access_events`)).rejects.toThrow(
          /permission denied/,
        );
      }
    }
  });

  describe('what somebody with the rights of the owner did to the table is found:', () => {
    beforeEach(() => noteMany(5));

    test.each([
      ['a text', "detail = 'nothing'"],
      ['a kind', "kind = 'sign-in'"],
      ['a subject', "subject = ''"],
      ['a time', "at = at + interval '1 millisecond'"],
    ])('%s that was changed', async (_, change) => {
      await tamper(`update access_events set ${change} where user_id = '$maria' and n = 3`);
      expect(await faults()).toEqual([{ n: 3, what: 'changed' }]);
    });

    test.each([1, 3, 5])('number %i removed', async (n) => {
      await tamper(`delete from access_events where user_id = '$maria' and n = ${n}`);
      expect(await faults()).toEqual([{ n, what: 'removed' }]);
    });

    test('the newest removed, and the end set back to the one before', async () => {
      await tamper(`delete from access_events where user_id = '$maria' and n = 5;
        update access_chains set last_n = 4, last_hash = (select hash from access_events where user_id = '$maria' and n = 4)
        where user_id = '$maria'`);
      expect(await faults()).toEqual([{ n: 4, what: 'ends changed' }]);
    });

    test('the oldest removed, as if it had been swept', async () => {
      await tamper(`update access_chains set removed_n = 1, removed_hash =
          (select hash from access_events where user_id = '$maria' and n = 1) where user_id = '$maria';
        delete from access_events where user_id = '$maria' and n = 1`);
      expect(await faults()).toEqual([{ n: 5, what: 'ends changed' }]);
    });

    test('one put in, with the others moved on', async () => {
      await tamper(`update access_events set n = n + 100 where user_id = '$maria' and n > 2;
        insert into access_events select user_id, 3, at, kind, subject, 'put in', hash, sha256('x') from access_events
          where user_id = '$maria' and n = 2;
        update access_events set n = n - 99 where user_id = '$maria' and n > 100`);
      const found = await faults();
      expect(found[0]).toEqual({ n: 3, what: 'changed' });
      expect(found.map(({ n }) => n)).toEqual([3, 4, 5, 6]);
    });

    test('one put in behind the newest', async () => {
      await tamper(`insert into access_events select user_id, 6, at, kind, subject, detail, hash, sha256('x')
        from access_events where user_id = '$maria' and n = 5`);
      expect(await faults()).toEqual([{ n: 6, what: 'inserted' }]);
    });

    test('two swapped', async () => {
      await tamper(`update access_events set n = 100 where user_id = '$maria' and n = 2;
        update access_events set n = 2 where user_id = '$maria' and n = 4;
        update access_events set n = 4 where user_id = '$maria' and n = 100`);
      const found = await faults();
      expect(found).toEqual(expect.arrayContaining([2, 4].map((n) => ({ n, what: 'changed' }))));
    });

    test('the whole chain given to another account', async () => {
      const other = await createTestUser(opened.database);
      await tamper(`update access_events set user_id = '${other}' where user_id = '$maria';
        update access_chains set user_id = '${other}' where user_id = '$maria'`);
      const found = findChainFaults(auditKey, await readChain(other));
      expect(found.filter(({ what }) => what === 'changed').map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    });

    test('all of it removed but the row of its ends', async () => {
      await tamper("delete from access_events where user_id = '$maria'");
      expect((await faults()).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    });

    test('all of it removed, and its ends as if it had never begun', async () => {
      const none = `'\\x${'00'.repeat(32)}'`;
      await tamper(`delete from access_events where user_id = '$maria';
        update access_chains set last_n = 0, removed_n = 0, last_hash = ${none}, removed_hash = ${none}, seal = ${none}
        where user_id = '$maria'`);
      expect(await faults()).toEqual([{ n: 0, what: 'ends changed' }]);
    });
  });

  describe('the sweep', () => {
    /** An act of so long ago, by the clock of the database: the border is where it says "now". */
    const noteAgo = async (interval: string) => {
      const [row] = await opened.asOwner(`select (now() - interval '${interval}') as at`);
      vi.useFakeTimers({ toFake: ['Date'], now: row?.at as Date }); // as: a timestamp comes back as a Date
      await note(interval);
      vi.useRealTimers();
    };
    const details = async () => (await readChain()).events.map(({ detail }) => detail);

    test('takes what is older than two years, to the second, and what is left still proves itself', async () => {
      for (const ago of ['3 years', '2 years 2 seconds', '2 years -20 seconds', '1 year', '0 days'])
        await noteAgo(ago);
      expect(await faults()).toEqual([]);
      await sweepAccessEvents(opened.database, auditKey);
      expect(await details()).toEqual(['2 years -20 seconds', '1 year', '0 days']);
      expect((await readChain()).events.map(({ n }) => n)).toEqual([3, 4, 5]);
      expect(await faults()).toEqual([]);
      // A second time it finds nothing; the next act follows; and removing the first that is left is still found.
      await sweepAccessEvents(opened.database, auditKey);
      await note('later');
      expect((await readChain()).events.map(({ n }) => n)).toEqual([3, 4, 5, 6]);
      expect(await faults()).toEqual([]);
      await tamper("delete from access_events where user_id = '$maria' and n = 3");
      expect(await faults()).toEqual([{ n: 3, what: 'removed' }]);
    });

    test('empties a history that is over, and the next act goes on counting', async () => {
      await noteAgo('3 years');
      await noteAgo('2 years 1 day');
      await sweepAccessEvents(opened.database, auditKey);
      expect(await details()).toEqual([]);
      expect(await faults()).toEqual([]);
      await note('new');
      expect((await readChain()).events.map(({ n }) => n)).toEqual([3]);
      expect(await faults()).toEqual([]);
    });

    test('leaves an old event behind a younger one, as after a clock that was set back', async () => {
      await noteAgo('1 year');
      await noteAgo('3 years');
      await sweepAccessEvents(opened.database, auditKey);
      expect(await details()).toEqual(['1 year', '3 years']);
      expect(await faults()).toEqual([]);
    });
  });
});
