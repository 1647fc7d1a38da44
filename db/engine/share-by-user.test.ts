import { expect, test } from 'vitest';
import type { Database, Tx } from './database.ts';
import { shareByUser } from './share-by-user.ts';

type Work = (tx: Tx) => Promise<unknown>;

/** Runs what it is given; nothing of it looks at the transaction. */
function createSharedDatabase() {
  const run = async (userId: string, work: Work) => {
    started.push(userId);
    return await work({} as Tx); // as: nobody uses it
  };
  const started: string[] = [];
  const database = { asUser: run, readAsUser: run } as unknown as Database; // as: the two that are shared
  return { shared: shareByUser(database, 2), started };
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('one user has so many at once and no more, each in its turn; another one does not wait', async () => {
  const { shared, started } = createSharedDatabase();
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const hers = ends.map(({ promise }, at) =>
    at % 2 === 0 ? shared.asUser('maria', () => promise) : shared.readAsUser('maria', () => promise),
  );
  await settle();
  expect(started).toEqual(['maria', 'maria']);
  expect(await shared.readAsUser('ines', async () => 'hers')).toBe('hers');
  ends[0]?.resolve(0);
  await settle();
  expect(started).toEqual(['maria', 'maria', 'ines', 'maria']);
  // Who fails makes room too, and what is told is the failure itself.
  ends[1]?.reject(new Error('It failed.'));
  await expect(hers[1]).rejects.toThrow('It failed.');
  for (const [at, { resolve }] of ends.entries()) resolve(at);
  expect(await Promise.allSettled(hers)).toEqual(
    ends.map((_, at) => (at === 1 ? expect.anything() : { status: 'fulfilled', value: at })),
  );
  expect(started).toHaveLength(6);
});

test('however many come and go, every one is run, and the line begins anew afterwards', async () => {
  const { shared, started } = createSharedDatabase();
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => shared.asUser('maria', settle)));
  expect(started).toHaveLength(150);
});
