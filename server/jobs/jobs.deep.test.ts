import { createSecretKey, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@lunaria/db/engine/database.ts';
import { countRequest } from '@lunaria/db/queries/rate-limits.ts';
import { createTestUser } from '@lunaria/db/testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createReminderLinks } from '../auth/reminder-link.ts';
import { createVerificationLinks } from '../auth/verification-link.ts';
import { createMasterKeyText, parseMasterKeys } from '../encryption/master-key.ts';
import { createLogger } from '../logging/logger.ts';
import { createMailer } from '../mail/mailer.ts';
import { startSmtpCatcher } from '../mail/testing/smtp-catcher.ts';
import { createStorage, type Storage } from '../storage/storage.ts';
import { queueInstallation } from '../testing/queue-installation.ts';
import { NO_MAILS, reminderParts } from '../testing/reminders.ts';
import { handOverOutbox } from './hand-over-outbox.ts';
import type { JobHandler } from './job-handler.ts';
import { createVerificationMailJob } from './send-verification-mail.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

async function waitUntil(isDone: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  for (let tries = 0; tries < seconds * 10; tries += 1) {
    if (await isDone()) return;
    await wait(100);
  }
  throw new Error(`Nothing happened within ${seconds} s.`);
}

describe.each(testEngines)('jobs on %s', (engine) => {
  let opened: TestDatabase;
  let output: string[];
  let storage: Storage;
  let directory: string;
  const running: Jobs[] = [];
  beforeEach(async () => {
    opened = await openTestDatabase(engine, queueInstallation);
    output = [];
    directory = await mkdtemp(join(tmpdir(), 'lunaria jobs '));
    storage = createStorage({ driver: 'disk', root: directory });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    await opened.close();
    await rm(directory, { recursive: true });
    for (const line of output) expect(line).not.toMatch(/@|Maria/);
  });

  const logger = createLogger((line) => output.push(line));
  async function start(handler: JobHandler): Promise<Jobs> {
    const handlers = {
      'send-verification-mail': handler,
      'send-guardian-mail': handler,
      'send-contact-message': handler,
      'send-password-reset-mail': handler,
      'send-password-changed-mail': handler,
      'send-password-removed-mail': handler,
      'send-factors-changed-mail': handler,
      'send-factor-removal-mail': handler,
      'send-account-linked-mail': handler,
      'send-email-change-mails': handler,
      'send-email-changed-mail': handler,
      'send-sign-in-notice': handler,
      'read-document': handler,
      'ask-model': handler,
      'forget-erased': handler,
      'make-export': handler,
      'move-blood-pressures': handler,
      'send-emergency-page-mail': handler,
      'send-erasure-mail': handler,
      'send-newsletter-confirmation': handler,
      'send-newsletter-issue': handler,
    };
    const { database } = opened;
    const auditKey = createSecretKey(randomBytes(32));
    const keyring = parseMasterKeys(createMasterKeyText());
    const reminderLinks = createReminderLinks('a secret of more than thirty-two characters');
    const reminders = reminderParts({ database, keyring, logger, reminderLinks }, async () => {});
    const jobs = await startJobs(
      { database, storage, logger, auditKey, reminders, erasing: NO_MAILS },
      handlers,
    );
    running.push(jobs);
    return jobs;
  }
  const countJobs = async () =>
    (await opened.database.runAsWorker('select count(*)::int as count from pgboss.job')).rows[0];

  /** The queue without its workers, to step by hand. */
  async function withQueue(work: (boss: PgBoss) => Promise<void>): Promise<void> {
    const boss = new PgBoss({
      db: { executeSql: opened.database.runAsWorker },
      migrate: false,
      createSchema: false,
      schedule: false,
      supervise: false,
    });
    boss.on('error', () => {});
    await boss.start();
    await work(boss);
    await boss.stop({ graceful: false });
  }

  /** A database that is gone at its n-th transaction as the worker, as after a crash at that moment. */
  function crashAt(step: number): Database {
    let count = 0;
    return {
      ...opened.database,
      asWorker: async (work) => {
        count += 1;
        if (count === step) throw new Error('crashed');
        return await opened.database.asWorker(work);
      },
    };
  }

  test('a promise becomes one job, done once, that knows nothing but ids', async () => {
    const userId = await createTestUser(opened.database);
    const done: unknown[] = [];
    await start(async (payload, jobId) => void done.push({ ...payload, jobId }));
    await waitUntil(() => done.length > 0);
    await wait(3_000);
    const [row] = await opened.asRole('app_worker', undefined, 'select id, handed_over_at from outbox');
    expect(done).toEqual([{ userId, subjectId: null, jobId: row?.id }]);
    expect(row?.handed_over_at).not.toBeNull();
  });

  test('a crash between handing over and noting it makes no second job, nor do two processes at once', async () => {
    await createTestUser(opened.database);
    await createTestUser(opened.database);
    await withQueue(async (boss) => {
      await expect(handOverOutbox(crashAt(1), boss)).rejects.toThrow('crashed');
      expect(await countJobs()).toEqual({ count: 0 });
      await expect(handOverOutbox(crashAt(2), boss)).rejects.toThrow('crashed');
      expect(await countJobs()).toEqual({ count: 2 });
      await Promise.all([handOverOutbox(opened.database, boss), handOverOutbox(opened.database, boss)]);
      await handOverOutbox(opened.database, boss);
      expect(await countJobs()).toEqual({ count: 2 });
    });
  });

  test('a crash between a finished job and a late note makes it run no second time', async () => {
    await createTestUser(opened.database);
    const done: string[] = [];
    await withQueue(async (boss) => await handOverOutbox(crashAt(2), boss).catch(() => {}));
    await start(async (_, jobId) => void done.push(jobId));
    await waitUntil(async () => {
      const rows = await opened.asRole('app_worker', undefined, 'select handed_over_at from outbox');
      return done.length > 0 && rows.every((row) => row.handed_over_at !== null);
    });
    await wait(4_000);
    expect(done).toHaveLength(1);
  });

  test('a job that fails is tried again, and says to the log nothing but its kind', async () => {
    await createTestUser(opened.database);
    let tries = 0;
    await start(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('maria@example.org is not reachable');
    });
    await waitUntil(() => tries === 2);
    expect(output.join('')).toMatch(/"code":"job_failed".*"kind":"TypeError"/);
    const { rows } = await opened.database.runAsWorker('select output::text from pgboss.job');
    expect(JSON.stringify(rows)).not.toContain('maria@');
  });

  test('with the mail server down the mail waits; once it is up it arrives, once', async () => {
    const catcher = await startSmtpCatcher();
    // The way to the mail server, closed for now: its address is known and nothing answers there.
    const way = createServer((socket) =>
      socket.pipe(connect(Number(new URL(catcher.url).port))).pipe(socket),
    );
    await once(way.listen(0, '127.0.0.1'), 'listening');
    const { port } = way.address() as AddressInfo; // listens on TCP
    await new Promise((resolve) => way.close(resolve));
    const url = `smtp://127.0.0.1:${port}`;
    const email = 'maria@example.org';
    await createTestUser(opened.database, { email });
    const sendMail = createMailer({ transport: 'smtp', url, from: 'Lunaria <no-reply@localhost>' });
    const jobs = await start(
      createVerificationMailJob({
        database: opened.database,
        sendMail,
        verificationLinks: createVerificationLinks('s'.repeat(44)),
        publicUrl: 'http://localhost:3000',
      }),
    );
    await waitUntil(() => output.some((line) => line.includes('job_failed')));
    // Waiting for its next try is not being stuck.
    expect(await jobs.check()).toBeNull();
    await once(way.listen(port, '127.0.0.1'), 'listening');
    try {
      await waitUntil(() => catcher.caught.length > 0, 90);
      await wait(3_000);
      expect(catcher.caught.map(({ to }) => to)).toEqual([[email]]);
      expect(catcher.caught[0]?.mail.text).toContain('http://localhost:3000/auth/verify-email#');
    } finally {
      way.close();
      await catcher.stop();
    }
  });

  test('windows of rate limits that are over are forgotten, with the addresses in their names', async () => {
    await countRequest(opened.database.auth, 'over 192.0.2.1', 60);
    await opened.asRole(
      'app_auth',
      undefined,
      "update rate_limits set window_ends_at = now() where key = 'over 192.0.2.1'",
    );
    await start(async () => {});
    await waitUntil(async () => {
      const left = await opened.asRole('app_auth', undefined, 'select key from rate_limits');
      return left.length === 0;
    });
  });

  test('an outbox that nobody empties, and a job that nobody takes, are said', async () => {
    const jobs = await start(async () => {});
    await jobs.stop();
    running.splice(0);
    expect(await jobs.check()).toBeNull();
    await createTestUser(opened.database);
    await opened.asRole(
      'app_worker',
      undefined,
      "update outbox set created_at = now() - interval '10 minutes'",
    );
    expect(await jobs.check()).toMatch(/^the outbox has waited 60\d s$/);
    await withQueue(async (boss) => await handOverOutbox(opened.database, boss));
    expect(await jobs.check()).toBeNull();
    await opened.database.runAsWorker("update pgboss.job set start_after = now() - interval '10 minutes'");
    expect(await jobs.check()).toMatch(
      /^1 job is overdue, the oldest by 60\d s; (none was ever|the last one was) taken/,
    );
  });
});
