import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findErased, noteErased } from '@lunaria/db/queries/erasures.ts';
import { findSessionOfUser } from '@lunaria/db/queries/sessions.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { ACCOUNT_DISABLED_MESSAGE } from '@lunaria/domain/account/disabled.ts';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import type { FeedAnswer } from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import type { CardAnswer } from '@lunaria/domain/emergency/emergency-card.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseBackupKey } from '../backup/backup-key.ts';
import { openFolderPlace } from '../backup/folder-place.ts';
import { createScheduledBackups } from '../backup/scheduled-backups.ts';
import { locateMail } from '../config/locate-services.ts';
import { createJobHandlers } from '../jobs/create-job-handlers.ts';
import { registerMasterKeys } from '../keys/check-master-keys.ts';
import { createMailForgetter } from '../mail/forget-mails.ts';
import type { Mail } from '../mail/mail.ts';
import { listenToOperator } from '../operator/operator-socket.ts';
import type { DocumentReader } from '../reading/document-reader.ts';
import { sendDueReminders } from '../services/reminders/send-due.ts';
import { createTestApp, nameInTests, type TestApp } from '../testing/create-test-app.ts';
import { findWords } from '../testing/find-rows.ts';
import { aTry } from '../testing/job-run.ts';
import { addPasskey, signInWithPasskey } from '../testing/passkey.ts';
import { type Issuers, makePerson, startIssuers, travel } from '../testing/provider-journey.ts';
import { confirmAddress, reminderParts } from '../testing/reminders.ts';
import type { Account, TestClient } from '../testing/test-client.ts';
import type { AdminAnswer, AdminParts } from './admin-parts.ts';
import { askForCommand, createAdminRequest } from './admin-request.ts';
import { checkHealthWithout } from './check-health.ts';
import { parseCommand } from './parse-command.ts';
import { runCommand } from './run-command.ts';

const CLOSED = { status: 403, json: { code: 'account_disabled', message: ACCOUNT_DISABLED_MESSAGE } };

const HOUR_MS = 3_600_000;

describe.each(testEngines)('npm run admin on %s', (engine) => {
  let server: TestApp;
  let issuers: Issuers;
  let parts: AdminParts;
  let client: TestClient;
  let maria: Account & { userId: string };
  beforeAll(async () => {
    issuers = await startIssuers();
    server = await createTestApp(engine, issuers.settings);
    const { opened, storage, auditKey, logger, keyring, config } = server;
    const forgetMails = createMailForgetter(locateMail(config));
    parts = {
      ...{ database: opened.database, storage, auditKey, logger, keyring, forgetMails },
      ...{ backupKeepDays: 30, nameAccount: nameInTests, noteInBackups: async () => {} },
      backups: null,
    };
  });
  beforeEach(async () => {
    client = server.createClient();
    const { answer, ...account } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what the account library answers a sign-up with
    maria = { ...account, userId: user.id };
  });
  afterAll(async () => {
    await server.close();
    await issuers.stop();
  });

  const run = (line: string): Promise<AdminAnswer> => runCommand(parts, parseCommand(line.split(' ')));
  const say = async (line: string) => (await run(line)).text;
  const statusOf = async (of: TestClient, path = '/api/profile') => (await of.request(path)).status;
  const commandsOf = async (of: TestClient) =>
    (
      (await of.request('/api/access-events')).json as {
        access_events: { kind: string; subject: string }[];
      }
    ).access_events.flatMap(({ kind, subject }) => (kind === 'operator-command' ? [subject] : []));
  const linesSince = (from: number) =>
    server.output.slice(from).flatMap((line) => {
      const { code, command, account } = JSON.parse(line) as Record<string, unknown>; // our own lines
      return code === 'operator_command' ? [{ command, account }] : [];
    });
  const asOwner = (statement: string) => server.opened.asOwner(statement);

  test('lists accounts with nothing that was recorded in them', async () => {
    await confirmAddress(server, { client, userId: maria.userId });
    const from = server.output.length;
    const list = JSON.parse(await say('accounts --json')) as { email: string }[]; // compared below
    const today = new Date().toISOString().slice(0, 10);
    expect(list.find(({ email }) => email === maria.email)).toEqual({
      email: maria.email,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      last_sign_in_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      is_confirmed: true,
      has_second_step: false,
      disabled_at: null,
    });
    const addresses = list.map(({ email }) => email);
    expect(addresses).toEqual([...new Set(addresses)]);
    const table = (await say('accounts')).split('\n');
    expect(table).toHaveLength(list.length + 1);
    expect(table[0]).toBe('address\tcreated\tlast sign-in\tconfirmed\tsecond step\tdisabled since');
    expect(table).toContain([maria.email, today, today, 'yes', 'no', '-'].join('\t'));
    expect(await commandsOf(client)).toEqual(['accounts', 'accounts']);
    expect(linesSince(from)).toEqual([{ command: 'accounts' }, { command: 'accounts' }]);
  });

  test('goes on past the first page of accounts', async () => {
    await asOwner(
      `insert into users (id, email, full_name, terms_version, terms_accepted_at)
       select gen_random_uuid(), 'many-' || n || '-${maria.email}', 'Many', '1', now() from generate_series(1, 45) n`,
    );
    const many = (await say('accounts')).split('\n').filter((line) => line.startsWith('many-'));
    expect(new Set(many).size).toBe(45);
  });

  test('shows one account with its name in the log, in whatever way the address is written', async () => {
    const from = server.output.length;
    const text = await say(`account ${maria.email.toUpperCase()}`);
    expect(text).toContain(`address            ${maria.email}\n`);
    expect(text).toContain(`name in the log    ${nameInTests(maria.userId)}\n`);
    expect(text).toContain('storage            0.0 MB');
    expect(JSON.parse(await say(`account ${maria.email} --json`))).toMatchObject({
      ...{ log_name: nameInTests(maria.userId), erased_at: null, storage_bytes: 0 },
    });
    expect(await commandsOf(client)).toEqual(['account', 'account']);
    // By this name her lines are found.
    expect(linesSince(from)).toEqual([
      { command: 'account', account: nameInTests(maria.userId) },
      { command: 'account', account: nameInTests(maria.userId) },
    ]);
  });

  test.each(['account', 'disable', 'enable', 'resend', 'erase'])(
    '%s of an address that nobody has says so, and changes nothing',
    async (name) => {
      const from = server.output.length;
      const email = 'nobody@example.org';
      const line = name === 'erase' ? `erase ${email} --yes ${email} --now` : `${name} ${email}`;
      await expect(run(line)).rejects.toThrow(`There is no account with the address ${email}.`);
      expect(linesSince(from)).toEqual([]);
      expect(await statusOf(client)).toBe(200);
    },
  );

  describe('a disabled account', () => {
    test('is closed in every browser, and to its tokens; enabled, it opens again', async () => {
      const { json } = await client.request('/api/auth/token');
      const { access_token: token } = json as { access_token: string }; // what the route answers
      const headers = { authorization: `Bearer ${token}` };
      expect((await server.createClient().request('/api/profile', { headers })).status).toBe(200);
      const from = server.output.length;
      expect(await say(`disable ${maria.email}`)).toContain('is disabled');
      expect(await say(`disable ${maria.email}`)).toContain('was disabled already');
      // A process believes what it looked up for five seconds (session-cache.ts): another one asks anew.
      const other = await server.createAppWith({});
      expect(await statusOf(client.at(other))).toBe(401);
      expect((await server.createClient().request('/api/profile', { headers })).status).toBe(401);
      expect(await asOwner(`select 1 from sessions where user_id = '${maria.userId}'`)).toEqual([]);
      expect(linesSince(from)).toEqual([{ command: 'disable', account: nameInTests(maria.userId) }]);

      const late = server.createClient();
      expect(await late.signIn(maria)).toMatchObject(CLOSED);
      expect(late.cookies.has('lunaria.session_token')).toBe(false);
      expect(late.cookies.has('signed_in')).toBe(false);
      // Who does not know the password learns nothing.
      const wrong = await server.createClient().signIn({ ...maria, password: 'wrong horse battery' });
      const unknown = await server.createClient().signIn({ ...maria, email: 'nobody@example.org' });
      expect([wrong.status, wrong.json]).toEqual([unknown.status, unknown.json]);

      expect(await say(`enable ${maria.email}`)).toContain('is enabled');
      expect(await say(`enable ${maria.email}`)).toContain('was not disabled');
      expect(await statusOf(client.at(other))).toBe(401);
      expect((await late.signIn(maria)).status).toBe(200);
      expect(await commandsOf(late)).toEqual(['enable', 'disable']);
      expect(await say(`disable ${maria.email}`)).toContain('is disabled');
    });

    test('opens to no passkey and to no provider either', async () => {
      const { authenticator } = await addPasskey(server, maria.userId);
      const person = makePerson();
      const google = server.createClient();
      await travel(google, issuers, 'google', person);
      await say(`disable ${maria.email}`);
      await say(`disable ${person.email}`);
      expect(await signInWithPasskey(server.createClient(), authenticator)).toMatchObject(CLOSED);
      const back = await travel(server.createClient(), issuers, 'google', person);
      expect(back.headers.get('location')).toBe(
        '/auth/login?provider_error=account_disabled&provider=google',
      );
      expect(back.headers.getSetCookie().join()).not.toContain('session_token');
    });

    test('a session that was being made meanwhile opens nothing, before or after', async () => {
      await say(`disable ${maria.email}`);
      await asOwner(
        `insert into sessions (id, user_id, token, expires_at) values
           (gen_random_uuid(), '${maria.userId}', 'late-${maria.userId}', now() + interval '1 day')`,
      );
      const { found } = await findSessionByToken(`late-${maria.userId}`);
      expect(found).toBeNull();
      await say(`enable ${maria.email}`);
      expect((await findSessionByToken(`late-${maria.userId}`)).found).toBeNull();
    });

    test('tells nobody anything: no calendar, no page for helpers, no reminder, no mail but that of its erasing', async () => {
      const { database } = server.opened;
      await confirmAddress(server, { client, userId: maria.userId });
      await server.opened.asRole(
        'app_worker',
        undefined,
        `insert into reminders (user_id, kind, subject_id, on_day, due_at, useful_until)
         values ('${maria.userId}', 'period-due', null, current_date, now() - interval '1 minute', now() + interval '1 hour')`,
      );
      const { keyring, logger, reminderLinks } = server;
      const reminding = reminderParts({ database, keyring, logger, reminderLinks }, async () => {});
      const remind = () => sendDueReminders(reminding, new AbortController().signal);
      const paths = [await makeFeed(), await openPage()];
      const statuses = async () => [
        await statusOf(server.createClient(), paths[0]),
        await statusOf(server.createClient(), paths[1]),
      ];
      expect(await statuses()).toEqual([200, 200]);
      const sent: Mail[] = [];
      const sendMail = async (mail: Mail) => void sent.push(mail);
      const handlers = createJobHandlers({
        ...server,
        ...{ database, publicUrl: server.config.publicUrl, sendMail, limitMail: () => sendMail },
        ...{ contactAddress: 'us@example.org', smsSender: null, model: null, ageOfConsent: 16 },
        // as: no document is read here
        reader: {} as DocumentReader,
        writeFhir: () => {
          throw new Error('Nothing is exported here');
        },
      });
      const told = async () => {
        sent.length = 0;
        const payload = { userId: maria.userId, subjectId: null };
        for (const job of [
          'send-password-reset-mail',
          'send-password-changed-mail',
          'send-erasure-mail',
        ] as const)
          await handlers[job](payload, crypto.randomUUID(), aTry);
        return sent.length;
      };
      expect(await told()).toBe(2);
      await say(`disable ${maria.email}`);
      expect(await told()).toBe(0);
      expect(await statuses()).toEqual([404, 404]);
      expect(await remind()).toBe(0);
      await say(`erase ${maria.email} --yes ${maria.email}`);
      expect(await told()).toBe(1);
      expect(sent[0]?.subject).toContain('will be erased');
      await say(`enable ${maria.email}`);
      // It still waits to be erased.
      expect(await statuses()).toEqual([404, 404]);
      await client.signIn(maria);
      await client.request(`/api/erasure?user_id=${maria.userId}&links=open`, { method: 'DELETE' });
      expect(await statuses()).toEqual([200, 200]);
      expect(await remind()).toBe(1);
    });
  });

  test('resend promises the mail that confirms the address, and nothing where it is confirmed or closed', async () => {
    const promised = async () =>
      (
        await asOwner(
          `alter table outbox no force row level security;
           select 1 as one from outbox where user_id = '${maria.userId}' and job = 'send-verification-mail';
           rollback; begin`,
        )
      ).length;
    const before = await promised();
    expect(await say(`resend ${maria.email}`)).toContain('gets 6 of them in a day');
    expect(await promised()).toBe(before + 1);
    await say(`disable ${maria.email}`);
    await expect(run(`resend ${maria.email}`)).rejects.toThrow('is disabled: no mail was sent');
    await say(`enable ${maria.email}`);
    await confirmAddress(server, { client, userId: maria.userId });
    await expect(run(`resend ${maria.email}`)).rejects.toThrow('is confirmed: no mail was sent');
    expect(await promised()).toBe(before + 1);
  });

  test('erase waits fourteen days, and she may still keep the account', async () => {
    const { userId } = maria;
    const text = await say(`erase ${maria.email} --yes ${maria.email}`);
    const { json } = await client.request('/api/erasure');
    const { erasure } = json as { erasure: { requested_at: string; due_at: string } };
    expect(Date.parse(erasure.due_at) - Date.parse(erasure.requested_at)).toBe(14 * 86_400_000);
    expect(text).toContain(`will be erased on ${erasure.due_at.slice(0, 10)}`);
    expect(await commandsOf(client)).toEqual(['erase']);
    expect(JSON.parse(await say(`account ${maria.email} --json`))).toMatchObject({
      erased_at: erasure.due_at,
    });
    expect(
      await client.request(`/api/erasure?user_id=${userId}&links=end`, { method: 'DELETE' }),
    ).toMatchObject({ status: 200, json: { erasure: null } });
  });

  test('erase --now leaves nothing of her, and her lines in the log lead nowhere', async () => {
    const from = server.output.length;
    expect(await say(`erase ${maria.email} --yes ${maria.email} --now`)).toContain('is erased');
    expect(await findWords(server.opened, [maria.userId, maria.email, maria.fullName])).toEqual([]);
    expect(linesSince(from)).toEqual([{ command: 'erase', account: nameInTests(maria.userId) }]);
    await expect(run(`account ${maria.email}`)).rejects.toThrow('There is no account');
    const lines = server.output.slice(from).join('');
    for (const word of [maria.userId, maria.email, maria.fullName]) expect(lines).not.toContain(word);
  });

  describe('health', () => {
    const work = (statement: string) => server.opened.database.runAsWorker(statement);
    const look = (more: Partial<AdminParts> = {}) => runCommand({ ...parts, ...more }, { name: 'health' });
    const wrongOnes = async (more?: Partial<AdminParts>) => {
      const { text, isFine } = await look(more);
      const wrong = text.split('\n').filter((line) => line.startsWith('wrong\t'));
      expect(isFine).toBe(wrong.length === 0);
      return wrong.map((line) => line.slice('wrong\t'.length));
    };
    const addJob = (name: string, columns: Record<string, string>) =>
      work(
        `insert into pgboss.job (name, data, ${Object.keys(columns).join(', ')}) values ('${name}', '{}', ${Object.values(columns).join(', ')})`,
      );
    const ago = (minutes: number) => `now() - interval '${minutes} minutes'`;
    beforeEach(async () => {
      await work('delete from outbox');
      await work('delete from pgboss.job');
      await registerMasterKeys(server.opened.database, server.keyring);
    });

    test('says of each part in a sentence that it is well, and leaves no line in the log', async () => {
      const from = server.output.length;
      await addJob('read-document', { start_after: "now() + interval '1 hour'" });
      expect(await look()).toEqual({
        text: [
          'ok\tDatabase: it answers.',
          'ok\tJobs: 1 waits, none past its time; in the outbox the oldest waits 0 s; 0 kept that failed for good.',
          'ok\tMail: none was refused since the last one that went out.',
          'ok\tStorage: it takes a file and gives it back.',
          'ok\tMaster keys: they are those of the data.',
          'ok\tBackup: BACKUP_TO is not set; the server makes none.',
        ].join('\n'),
        isFine: true,
      });
      expect(linesSince(from)).toEqual([]);
    });

    test('jobs that nobody takes, promises that nobody hands over, and jobs that failed', async () => {
      await addJob('make-export', { state: "'completed'", started_on: ago(30), completed_on: ago(30) });
      await addJob('make-export', { start_after: ago(10) });
      expect(await wrongOnes()).toEqual([
        expect.stringMatching(
          /^Jobs: 1 job is overdue, the oldest by 6\d\d s; the last one was taken 18\d\d s ago\.$/,
        ),
      ]);
      await work('delete from pgboss.job');
      await addJob('make-export', { state: "'failed'", started_on: ago(30), completed_on: ago(30) });
      expect(await wrongOnes()).toEqual(['Jobs: 1 job failed for good in the last day.']);
      await work('delete from pgboss.job');
      await work(
        `insert into outbox (user_id, job, created_at) values ('${maria.userId}', 'send-verification-mail', ${ago(10)})`,
      );
      expect(await wrongOnes()).toEqual([expect.stringMatching(/^Jobs: the outbox has waited 6\d\d s\.$/)]);
    });

    test('mails that were refused, until one goes out again', async () => {
      await addJob('send-sign-in-notice', {
        ...{ state: "'completed'", started_on: ago(180), completed_on: ago(180) },
      });
      for (const created of [90, 20])
        await addJob('send-password-reset-mail', {
          ...{ state: "'retry'", created_on: ago(created), started_on: ago(5), retry_count: '1' },
          start_after: "now() + interval '5 minutes'",
        });
      expect(await wrongOnes()).toEqual([
        expect.stringMatching(
          /^Mail: 2 mails were tried since the last one that went out; the oldest has waited 5[45]\d\d s\.$/,
        ),
      ]);
      await addJob('send-sign-in-notice', {
        ...{ state: "'completed'", started_on: ago(1), completed_on: ago(1) },
      });
      expect(await wrongOnes()).toEqual([]);
    });

    test('a storage, a key and a database that are away', async () => {
      const away = async () => {
        throw new Error('away');
      };
      const storage = { ...server.storage, check: async () => 'S3 did not answer within 5 seconds.' };
      expect(await wrongOnes({ storage })).toEqual(['Storage: S3 did not answer within 5 seconds.']);
      const database = { ...server.opened.database, check: away, asWorker: away, runAsWorker: away };
      expect(await wrongOnes({ database })).toEqual(
        ['Database', 'Jobs', 'Mail', 'Master keys'].map((name) => `${name}: does not answer.`),
      );
    });

    test('backups that are too old, missing or away, and erased accounts that are not noted beside them', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'lunaria health '));
      const place = join(folder, 'backups');
      const key = parseBackupKey(randomBytes(32).toString('base64'));
      let now = new Date();
      const open = () =>
        createScheduledBackups({
          ...{ database: server.opened.database, storage: server.storage, logger: server.logger },
          ...{ place: openFolderPlace(place), key, keepDays: 30, at: '03:00', now: () => now },
        });
      const wrongNow = () => wrongOnes({ backups: open() });
      const noted = { accountHash: randomBytes(32), erasedOn: utcDay(now), backupsGoneOn: utcDay(now) };
      try {
        // Of those that other tests erased.
        await open().noteErased(await server.opened.database.asWorker(findErased));
        expect(await wrongNow()).toEqual(['Backup: none was made yet.']);
        await open().makeDue();
        const madeAt = now.getTime();
        now = new Date(madeAt + 25 * HOUR_MS);
        expect((await look({ backups: open() })).text).toContain('ok\tBackup: the newest is 25 hours old.');
        now = new Date(madeAt + 26 * HOUR_MS);
        expect(await wrongNow()).toEqual(['Backup: the newest is 26 hours old.']);
        now = new Date(madeAt);
        await server.opened.database.asWorker((tx) => noteErased(tx, noted));
        const { storage } = server;
        const { text } = await checkHealthWithout('It is away.', { storage, place: openFolderPlace(place) });
        expect(text.split('\n')).toEqual([
          'wrong\tDatabase: It is away.',
          'wrong\tJobs, Mail, Master keys: nobody can be asked about them without it.',
          'ok\tStorage: it takes a file and gives it back.',
          'ok\tBackup: the newest is 0 hours old.',
        ]);
        expect(await wrongNow()).toEqual(['Backup: 1 erased account is not noted beside the backups yet.']);
        await rename(place, `${place} away`);
        await writeFile(place, 'no folder');
        expect(await wrongNow()).toEqual(['Backup: the place does not answer.']);
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  });

  test('the running server is asked over its socket, and none where none runs', async () => {
    const { dataDir } = server.config;
    const command = parseCommand(['account', maria.email]);
    expect(await askForCommand(dataDir, command)).toBeNull();
    const operator = await listenToOperator(dataDir, { admin: createAdminRequest(parts) });
    try {
      expect(await askForCommand(dataDir, command)).toEqual({
        ...{ text: expect.stringContaining(maria.email), isFine: true },
      });
      await expect(askForCommand(dataDir, parseCommand(['disable', 'nobody@example.org']))).rejects.toThrow(
        'There is no account with the address nobody@example.org.',
      );
      // as: what another program, or another version, may send
      await expect(askForCommand(dataDir, { name: 'everything' } as never)).rejects.toThrow(
        'The server could not do it',
      );
      expect(await askForCommand(dataDir, { name: 'verify-chain' })).toMatchObject({ isFine: true });
      expect((await askForCommand(dataDir, { name: 'health' }))?.text).toContain('Database: it answers.');
    } finally {
      await operator.stop();
    }
  });

  async function makeFeed(): Promise<string> {
    const id = crypto.randomUUID();
    const { json } = await client.request(`/api/calendar-feeds/${id}`, {
      method: 'PUT',
      json: {
        ...{ user_id: maria.userId, id, contents: ['period'], title_mode: 'discreet' },
        ...{ own_title: '', zone: 'Europe/Lisbon' },
      },
    });
    return new URL((json as FeedAnswer).address ?? '').pathname;
  }

  async function openPage(): Promise<string> {
    const shown = { user_id: maria.userId, shown_parts: ['name'] };
    await client.request('/api/emergency-card', { method: 'PUT', json: shown });
    const json = { user_id: maria.userId, text_version: '1' };
    const answer = await client.request('/api/emergency-card/page', { json });
    return new URL((answer.json as CardAnswer).address ?? '').pathname;
  }

  async function findSessionByToken(token: string) {
    return { found: await findSessionOfUser(server.opened.database.auth, token) };
  }
});
