import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../engine/database.ts';
import { findFeedOfLink } from '../queries/calendar-feeds.ts';
import { countWrongDigits, findCardOfLink, lockCardOfLink } from '../queries/emergency-cards.ts';
import { createTestUser } from '../testing/create-test-user.ts';
import { isolationCases } from '../testing/isolation-cases.ts';
import { calendarFeed, emergencyCard } from '../testing/link-statements.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { readEverything } from '../testing/read-everything.ts';
import { testEngines } from '../testing/test-engines.ts';

// What app_link sees: the row that a secret belongs to.

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

describe.each(testEngines)('a request that brings a secret, on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  let other: string;
  let secrets: Record<'feed' | 'otherFeed' | 'card' | 'otherCard', Buffer>;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
    other = await createTestUser(opened.database);
    const hash = () => hashOf(randomUUID());
    secrets = { feed: hash(), otherFeed: hash(), card: hash(), otherCard: hash() };
    const stored = (hashed: Buffer) => ({ token_hash: `'\\x${hashed.toString('hex')}'` });
    for (const [id, feed, card] of [
      [maria, secrets.feed, secrets.card],
      [other, secrets.otherFeed, secrets.otherCard],
    ] as const) {
      const rows = [calendarFeed(stored(feed)), calendarFeed({ place: '2' }), emergencyCard(stored(card))];
      await opened.asRole('app_user', id, rows.join('; ').replaceAll('$maria', id));
    }
  });
  afterAll(() => opened.close());

  const asLink = <T>(hash: Uint8Array, work: (tx: Tx) => Promise<T>) =>
    opened.database.asLink({ hash }, work);
  const rowsOf = (hash: Uint8Array, statement: string) =>
    asLink(hash, async (tx) => {
      // as: both drivers answer so
      const { rows } = (await tx.execute(sql.raw(statement))) as unknown as {
        rows: Record<string, unknown>[];
      };
      return rows;
    });

  test('sees the one row that it belongs to', async () => {
    expect(await asLink(secrets.feed, findFeedOfLink)).toMatchObject({ userId: maria });
    expect(await asLink(secrets.otherFeed, findFeedOfLink)).toMatchObject({ userId: other });
    expect(await asLink(secrets.card, findCardOfLink)).toEqual({
      ...{ userId: maria, pinHash: null, isLocked: false },
    });
    expect(await rowsOf(secrets.feed, 'select user_id from calendar_feeds')).toEqual([{ user_id: maria }]);
    // The secret of the one table opens nothing in the other.
    expect(await rowsOf(secrets.feed, 'select user_id from emergency_cards')).toEqual([]);
    expect(await rowsOf(secrets.card, 'select user_id from calendar_feeds')).toEqual([]);
  });

  test('sees nothing with a secret that belongs to nobody, with none, and as nobody', async () => {
    for (const hash of [hashOf('guessed'), Buffer.alloc(32)]) {
      expect(await asLink(hash, findFeedOfLink)).toBeNull();
      expect(await asLink(hash, findCardOfLink)).toBeNull();
    }
    const select = 'select user_id from calendar_feeds union all select user_id from emergency_cards';
    expect(await opened.asRole('app_link', undefined, select)).toEqual([]);
    expect(await opened.asRole('app_link', '', select)).toEqual([]);
    await expect(asLink(Buffer.alloc(31), findFeedOfLink)).rejects.toThrow(TypeError);
  });

  test('sees nothing more under the id of a user that is slipped in', async () => {
    const slipped = `select set_config('app.user_id', '${other}', true)`;
    const seen = await asLink(secrets.feed, async (tx) => {
      await tx.execute(sql.raw(slipped));
      return [await findFeedOfLink(tx), await findCardOfLink(tx)];
    });
    expect(seen).toMatchObject([{ userId: maria }, null]);
    expect(
      await opened.asRole(
        'app_link',
        other,
        'select user_id from calendar_feeds union all select user_id from emergency_cards',
      ),
    ).toEqual([]);
  });

  test('reads no column that says anything of her, and no other table', async () => {
    const columns = await opened.asOwner(`
      select c.relname || '.' || a.attname as name, p.may from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      cross join unnest(array['select', 'insert', 'update', 'references']) as p(may)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
        and has_column_privilege('app_link', c.oid, a.attnum, p.may) order by 1, 2`);
    expect(columns.map(({ name, may }) => `${may} ${name}`)).toEqual([
      'select calendar_feeds.id',
      'select calendar_feeds.token_hash',
      'select calendar_feeds.user_id',
      'select emergency_cards.failures',
      'update emergency_cards.failures',
      'select emergency_cards.locked_until',
      'update emergency_cards.locked_until',
      'select emergency_cards.pin_hash',
      'select emergency_cards.token_hash',
      'select emergency_cards.user_id',
    ]);
    for (const table of Object.keys(isolationCases))
      await expect(rowsOf(secrets.feed, `select * from ${table}`), table).rejects.toThrow();
    for (const table of Object.keys(isolationCases))
      await expect(rowsOf(secrets.feed, `delete from ${table}`), table).rejects.toThrow();
  });

  test('changes nothing of anybody else, with a forgotten where too', async () => {
    await rowsOf(secrets.card, 'update emergency_cards set failures = 3');
    const failures = async (id: string) =>
      (await opened.asRole('app_user', id, 'select failures from emergency_cards'))[0]?.failures;
    expect([await failures(maria), await failures(other)]).toEqual([3, 0]);
    const before = await readEverything(opened);
    await rowsOf(secrets.feed, 'update emergency_cards set failures = 4');
    expect(await readEverything(opened)).toEqual(before);
  });

  test('counts tries that come at once one after the other, and the fifth locks for an hour', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        asLink(secrets.card, async (tx) => {
          const card = await lockCardOfLink(tx);
          return card?.isLocked ? 'locked' : await countWrongDigits(tx, 5);
        }),
      ),
    );
    expect(tries.filter((one) => one === false)).toHaveLength(4);
    expect(tries.filter((one) => one === true)).toHaveLength(1);
    expect(tries.filter((one) => one === 'locked')).toHaveLength(3);
    const [left] = await opened.asRole(
      'app_user',
      maria,
      'select extract(epoch from locked_until - now())::int as seconds from emergency_cards',
    );
    expect(left?.seconds).toBeGreaterThan(3590);
    // After the hour they are counted anew.
    await opened.asRole(
      'app_user',
      maria,
      "update emergency_cards set locked_until = now() - interval '1 second'",
    );
    expect(await asLink(secrets.card, (tx) => countWrongDigits(tx, 5))).toBe(false);
    expect((await asLink(secrets.card, findCardOfLink))?.isLocked).toBe(false);
    expect(await opened.asRole('app_user', maria, 'select failures from emergency_cards')).toEqual([
      { failures: 1 },
    ]);
  });
});
