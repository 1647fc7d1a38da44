import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { NO_MAILS, reminderParts } from '../testing/reminders.ts';
import {
  createStandInReader,
  pageOf,
  type StandInReader,
  understandHere,
} from '../testing/stand-in-reader.ts';
import { sendDocument } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';
import { createReadDocumentJob } from './read-document.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

describe.each(testEngines)('documents are read by the jobs on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  const running: Jobs[] = [];
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    await server.opened.asOwner('truncate health_documents, outbox, pgboss.job cascade');
  });
  afterAll(() => server.close());

  /** A process that reads, as far as the database can tell. */
  async function start(reader: StandInReader): Promise<Jobs> {
    const { keyring, auditKey, storage, logger } = server;
    const { database } = server.opened;
    const nothing = async () => {};
    const jobs = await startJobs(
      {
        ...{ database, storage, auditKey, logger, erasing: NO_MAILS },
        reminders: reminderParts({ database, keyring, logger, reminderLinks: server.reminderLinks }, nothing),
      },
      {
        'send-verification-mail': nothing,
        'send-guardian-mail': nothing,
        'send-contact-message': nothing,
        'send-password-reset-mail': nothing,
        'send-password-changed-mail': nothing,
        'send-password-removed-mail': nothing,
        'send-factors-changed-mail': nothing,
        'send-factor-removal-mail': nothing,
        'send-account-linked-mail': nothing,
        'send-email-change-mails': nothing,
        'send-email-changed-mail': nothing,
        'send-sign-in-notice': nothing,
        'send-emergency-page-mail': nothing,
        'send-erasure-mail': nothing,
        'read-document': createReadDocumentJob({
          database,
          keyring,
          auditKey,
          storage,
          logger,
          reader,
          understand: understandHere,
          modelOffer: null,
          ageOfConsent: 13,
        }),
        'ask-model': nothing,
        'forget-erased': nothing,
        'make-export': nothing,
        'move-blood-pressures': nothing,
        'send-newsletter-confirmation': nothing,
        'send-newsletter-issue': nothing,
      },
    );
    running.push(jobs);
    return jobs;
  }
  const upload = async (count = 1) => {
    for (let index = 0; index < count; index += 1) {
      expect((await sendDocument(maria)).status).toBe(201);
    }
  };
  const states = async () => {
    const { json } = await maria.client.request('/api/health-documents');
    const { health_documents: documents } = json as { health_documents: HealthDocument[] }; // shape: health-documents.db.test.ts
    return documents.map(({ reading_state }) => reading_state);
  };
  async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const isNow = async () => {
      if (!(await isSo())) throw new Error(`It never was so: ${server.output.join('').slice(-2_000)}`);
    };
    await vi.waitFor(isNow, { timeout: 60_000, interval: 100 });
  }
  const allDone = async () => (await states()).every((state) => state === 'done');
  const change = (set: string, where = 'true') =>
    server.opened.asOwner(
      `alter table health_documents no force row level security; update health_documents set ${set} where ${where};
       alter table health_documents force row level security`,
    );

  test('one after the other in a process, each once, and waiting behind is not being stuck', async () => {
    await upload(6);
    const readers = [createStandInReader(), createStandInReader()];
    let begun = 0;
    let underWay = 0;
    let most = 0;
    for (const reader of readers) {
      let own = 0;
      const { read } = reader;
      reader.read = async (...given) => {
        own += 1;
        begun += 1;
        underWay += 1;
        most = Math.max(most, underWay);
        expect(own).toBe(1);
        // Until the other process reads as well, or nothing is left for it.
        await waitUntil(() => most > 1 && (underWay > 1 || begun === 6));
        own -= 1;
        underWay -= 1;
        return await read(...given);
      };
    }
    const [first, second] = readers;
    if (!first || !second) throw new Error('There are two of them.');
    const jobs = await start(first);
    await start(second);
    await waitUntil(async () => {
      expect(await jobs.check()).toBeNull();
      return await allDone();
    });
    expect(first.calls.length + second.calls.length).toBe(6);
    expect(most).toBe(2);
    expect(Math.min(first.calls.length, second.calls.length)).toBeGreaterThan(0);
  });

  test('a document of before this version, whose job is long done, is read at the next start', async () => {
    await upload(2);
    await server.opened.asRole('app_worker', undefined, 'delete from outbox');
    const reader = createStandInReader();
    await start(reader);
    await waitUntil(allDone);
    expect(reader.calls).toHaveLength(2);
  });

  test('the server stops in the middle of a document: the next one goes on with it at once', async () => {
    await upload();
    const reader = createStandInReader();
    reader.pages = [pageOf('first'), pageOf('second'), pageOf('third')];
    let isThere = false;
    let aheadMs = 0;
    const { now } = performance;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + aheadMs);
    onTestFinished(() => clock.mockRestore());
    reader.beforePage = async (page, signal) => {
      if (page === 2) aheadMs += 1_100; // so that this page is written when it is done
      if (page !== 3) return;
      isThere = true;
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    };
    const jobs = await start(reader);
    await waitUntil(() => isThere);
    await jobs.stop();
    running.splice(0);
    // Given back, not waited for until the queue lost patience.
    expect(await states()).toEqual(['waiting']);
    const next = createStandInReader();
    next.pages = reader.pages;
    await start(next);
    await waitUntil(allDone);
    expect(next.calls).toEqual([{ known: [1, 2] }]);
  });

  test('a process died with a document: the embedded one goes on at its start, another one when the minute is over', async () => {
    await upload();
    await change(
      "reading_state = 'reading', reading_holder = gen_random_uuid(), reading_held_until = now() + interval '1 minute', reading_attempts = 1",
    );
    await upload(); // this one waits, and nobody comes for it either
    await server.opened.asRole('app_worker', undefined, 'delete from outbox');
    const reader = createStandInReader();
    await start(reader);
    if (engine === 'postgres') {
      await waitUntil(async () => (await states()).includes('done'));
      // Both were looked at by then; the first is still somebody's.
      expect((await states()).toSorted()).toEqual(['done', 'reading']);
      const promised = await server.opened.asRole(
        'app_worker',
        undefined,
        'select distinct subject_id from outbox',
      );
      expect(promised).toHaveLength(1);
      expect(reader.calls).toHaveLength(1);
      await change("reading_held_until = now() - interval '1 second'", "reading_state = 'reading'");
    }
    await waitUntil(allDone);
    expect(reader.calls).toEqual([{ known: [] }, { known: [] }]);
  });

  test('many documents of one woman do not hold up the one of another', async () => {
    await upload(5);
    const ines = await createWoman(server);
    expect((await sendDocument(ines)).status).toBe(201);
    await start(createStandInReader());
    const order = async () =>
      await server.opened.asRole(
        'app_worker',
        undefined,
        'select user_id from document_readings order by read_at',
      );
    await waitUntil(async () => (await order()).length === 6);
    const position = (await order()).findIndex(({ user_id }) => user_id === ines.userId);
    expect(position).toBeLessThanOrEqual(2);
  });

  test('what fails at its last try has failed, and does not wait for another', async () => {
    await upload();
    await server.opened.asRole('app_worker', undefined, 'delete from outbox');
    const reader = createStandInReader();
    reader.beforePage = () => {
      throw new Error('what another try might mend');
    };
    await start(reader);
    await server.opened.asRole(
      'app_worker',
      undefined,
      `insert into pgboss.job (name, data, retry_limit, expire_seconds, keep_until)
       select 'read-document', jsonb_build_object('userId', user_id, 'subjectId', id), 0, 60, now() + interval '1 day'
       from health_documents`,
    );
    await waitUntil(async () => (await states()).includes('failed'));
    expect(reader.calls).toHaveLength(1);
  });

  test('documents that nothing moves are said', async () => {
    const jobs = await start(createStandInReader());
    await jobs.stop();
    running.splice(0);
    await server.opened.database.runAsWorker(
      `insert into pgboss.job (name, data, start_after, retry_limit, retry_delay, expire_seconds, keep_until)
       select 'read-document', '{}'::jsonb, now() - interval '10 minutes', 1, 1, 60, now() + interval '1 day'`,
    );
    expect(await jobs.check()).toMatch(
      /^1 job is overdue, the oldest by 6\d\d s; (none was ever|the last one was) taken/,
    );
  });
});
