import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';
import { countRequest, deleteEndedRateLimits } from './rate-limits.ts';

describe.each(testEngines)('counting requests on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  test('counts all who ask at once, each with a number of his own', async () => {
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => countRequest(opened.database.auth, 'together', 60)),
    );
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    // The first began the window, and nobody after him made it longer.
    expect(counts.find(({ count }) => count === 1)?.secondsLeft).toBe(60);
    expect(counts.every(({ secondsLeft }) => secondsLeft > 0 && secondsLeft <= 60)).toBe(true);
  });

  test('begins again when the window is over', async () => {
    const { auth } = opened.database;
    await countRequest(auth, 'again', 60);
    await countRequest(auth, 'again', 60);
    await auth.execute(sql`update rate_limits set window_ends_at = now() where key = 'again'`);
    expect(await countRequest(auth, 'again', 30)).toEqual({ count: 1, secondsLeft: 30 });
  });

  test('forgets windows that are over, and those alone', async () => {
    const { auth } = opened.database;
    await countRequest(auth, 'over 192.0.2.1', 60);
    await countRequest(auth, 'going on', 60);
    await auth.execute(sql`update rate_limits set window_ends_at = now() where key = 'over 192.0.2.1'`);
    await deleteEndedRateLimits(auth);
    const left = await opened.asRole('app_auth', undefined, 'select key from rate_limits');
    expect(left).not.toContainEqual({ key: 'over 192.0.2.1' });
    expect(left).toContainEqual({ key: 'going on' });
  });

  test('does not loosen the commits that follow on its connection', async () => {
    const readSetting = () =>
      opened.database.auth.transaction(async (tx) => {
        const answer = await tx.execute(
          sql`select setting, source from pg_settings where name = 'synchronous_commit'`,
        );
        // Both drivers answer with the rows in an object.
        return (answer as unknown as { rows: unknown[] }).rows;
      });
    const before = await readSetting();
    await countRequest(opened.database.auth, 'durable', 60);
    expect(await readSetting()).toEqual(before);
  });
});
