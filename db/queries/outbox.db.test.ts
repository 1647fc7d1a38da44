import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestUser } from '../testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';
import { findWaitingOutbox, markHandedOver, promiseJob } from './outbox.ts';

describe.each(testEngines)('what waits to become a job on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  test('comes oldest first, a mailing to everybody and the moving of stored rows behind whatever one person waits for', async () => {
    const { database } = opened;
    const userId = await createTestUser(database);
    // What making the account has promised.
    await opened.asRole('app_worker', undefined, 'delete from outbox');
    const promise = (row: Parameters<typeof promiseJob>[1]) => database.asWorker((tx) => promiseJob(tx, row));
    await promise({ userId, job: 'move-blood-pressures' });
    await promise({ userId, job: 'send-password-reset-mail' });
    await promise({ userId: null, job: 'send-newsletter-issue' });
    await promise({ userId: null, job: 'send-contact-message' });

    const waiting = () => database.asWorker((tx) => findWaitingOutbox(tx, 3));
    const first = await waiting();
    expect(first.map(({ job }) => job)).toEqual([
      'send-password-reset-mail',
      'send-contact-message',
      'move-blood-pressures',
    ]);
    const ids = first.map(({ id }) => id);
    await database.asWorker((tx) => markHandedOver(tx, ids));
    expect((await waiting()).map(({ job }) => job)).toEqual(['send-newsletter-issue']);
  });
});
