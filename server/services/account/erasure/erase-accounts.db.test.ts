import { createSecretKey, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { TABLE_CLASSES } from '@lunaria/db/classes/table-classes.ts';
import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays, type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locateMail } from '../../../config/locate-services.ts';
import { documentKey } from '../../../documents/document-key.ts';
import { hashErasedAccount } from '../../../encryption/erased-account.ts';
import { handOverOutbox } from '../../../jobs/hand-over-outbox.ts';
import { createMailForgetter } from '../../../mail/forget-mails.ts';
import { createMailer } from '../../../mail/mailer.ts';
import type { Storage } from '../../../storage/storage.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { fillEveryTable } from '../../../testing/fill-every-table.ts';
import { countRows, findWords } from '../../../testing/find-rows.ts';
import { confirmAddress } from '../../../testing/reminders.ts';
import type { Account } from '../../../testing/test-client.ts';
import { pdfOf, sendDocument } from '../../../testing/upload.ts';
import { createWoman, type Woman } from '../../../testing/woman.ts';
import {
  ERASE_STEPS,
  type EraseDependencies,
  eraseDueAccount,
  eraseDueAccounts,
  sweepErased,
} from './erase-accounts.ts';
import { createReturnedEraser, eraseReturnedAccounts } from './erase-returned.ts';
import { noteInLedger, readLedger } from './erased-ledger.ts';

/** Counted by network, or of the server itself: nothing of an account stands in them (findWords looks all the same). */
const OF_THE_SERVER = ['rate_limits', 'erased_accounts'];

describe.each(testEngines)('an account that is erased, on %s', (engine) => {
  let server: TestApp;
  let maria: Woman & Account;
  let ines: Woman;
  let parts: EraseDependencies;
  let before: Record<string, string>;
  beforeAll(async () => {
    server = await createTestApp(engine);
    const { opened, storage, auditKey, logger, config } = server;
    const forgetMails = createMailForgetter(locateMail(config));
    parts = {
      ...{ database: opened.database, storage, auditKey, logger, forgetMails, backupKeepDays: 30 },
      noteInBackups: async () => {},
    };
    ines = await createWoman(server);
    await sendDocument(ines);
    await writeMail(`ines-${ines.userId}@example.org`);
    await fillEveryTable(server.opened, ines.userId);
    await opened.asRole(
      'app_worker',
      undefined,
      "insert into newsletter_issues (list, article, subject, body) values ('blog', 'a', 'New', 'A text')",
    );
  });
  beforeEach(async () => {
    await handOver();
    before = await readEverything(server.opened, OF_THE_SERVER);
    await signUpMaria();
  });
  afterAll(() => server.close());

  async function signUpMaria(): Promise<void> {
    const client = server.createClient();
    const { answer, ...account } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what the account library answers a sign-up with
    maria = { ...account, client, userId: user.id };
  }

  /** Something of hers wherever something can be: by the routes, and where those make no row by hand. */
  async function fillAccount(): Promise<void> {
    const { client, userId, email } = maria;
    await confirmAddress(server, maria);
    const signals = { ...EMPTY_SIGNALS, symptoms: ['cramps'], notes: 'Sonnenklee of a note' };
    const json = { user_id: userId, signal_date: '2026-01-05', ...signals, base: EMPTY_SIGNALS };
    expect((await client.request('/api/daily-health-signals', { json })).status).toBe(200);
    const bytes = pdfOf(4_000);
    bytes.write('Sonnenklee of a file', 2_000);
    expect((await sendDocument(maria, { file_name: 'sonnenklee.pdf' }, bytes)).status).toBe(201);
    await fillEveryTable(server.opened, userId);
    await server.opened.asRole(
      'app_worker',
      undefined,
      `insert into newsletter_subscriptions (list, address, wording_version, confirmed_at) values ('blog', '${email}', '1', now());
       insert into newsletter_deliveries (issue_id, subscription_id)
         select i.id, s.id from newsletter_issues i, newsletter_subscriptions s where s.address = '${email}'`,
    );
    await server.opened.asRole(
      'app_auth',
      undefined,
      `insert into verifications (id, identifier, value, expires_at) values
         (gen_random_uuid(), 'reset-${userId}', 'a', now()), (gen_random_uuid(), 'b', '{"email":"${email}"}', now())`,
    );
    await writeMail(email);
    await handOver();
  }

  const writeMail = (address: string) =>
    createMailer(locateMail(server.config))({
      ...{ subject: 'Sonnenklee of a mail', text: 'Hello', html: '<p>Hello</p>' },
      ...{ idempotencyKey: crypto.randomUUID(), to: { address } },
    });
  const listMails = async () => await readdir(join(server.config.dataDir, 'outbox-mail'));
  const listFiles = async () =>
    (await readdir(join(server.config.dataDir, 'files'), { recursive: true })).filter((name) =>
      name.includes(maria.userId),
    );

  /** What waits in the outbox becomes jobs, as it does within a second. */
  async function handOver(): Promise<void> {
    const boss = new PgBoss({
      db: { executeSql: server.opened.database.runAsWorker },
      ...{ migrate: false, createSchema: false, schedule: false, supervise: false },
    });
    boss.on('error', () => {});
    await boss.start();
    await handOverOutbox(server.opened.database, boss);
    await boss.stop({ graceful: false });
  }

  const ask = async (when: 'now' | 'later') =>
    await maria.client.request('/api/erasure', { json: { user_id: maria.userId, when } });
  const words = () => ['sonnenklee', maria.userId, maria.email, maria.fullName];

  async function expectNothingLeft(): Promise<void> {
    expect(await findWords(server.opened, words())).toEqual([]);
    expect(await listFiles()).toEqual([]);
    expect(await listMails()).toHaveLength(1);
    const noted = await server.opened.asOwner(
      `alter table erased_accounts no force row level security;
       select encode(account_hash, 'hex') as hash, backups_gone_on - erased_on as days,
         erased_on between current_date - 1 and current_date + 1 as is_today from erased_accounts
       where account_hash = '\\x${hashErasedAccount(server.auditKey, maria.userId).toString('hex')}'; rollback; begin`,
    );
    expect(noted).toMatchObject([{ days: 31, is_today: true }]);
  }

  test('leaves its hash and the days, and nothing else: no row, file, job, mail; what is others’ stays', async () => {
    await fillAccount();
    const rows = await countRows(server.opened, maria.userId);
    // So that the search below would find something in each of them.
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
    expect(await findWords(server.opened, words())).not.toEqual([]);
    expect(await findWords(server.opened, [maria.userId])).toContain('pgboss.job_common');
    expect(await listFiles()).not.toEqual([]);
    expect(await listMails()).toHaveLength(2);
    const hers = await countRows(server.opened, ines.userId);

    expect((await ask('now')).status).toBe(200);
    expect(await eraseDueAccounts(parts)).toBe(1);

    expect(await readEverything(server.opened, OF_THE_SERVER)).toEqual(before);
    expect(await countRows(server.opened, ines.userId)).toEqual(hers);
    await expectNothingLeft();
    // Nobody is left to be named by the log either.
    const lines = server.output.join('');
    for (const word of [maria.email, maria.fullName, 'Sonnenklee of']) expect(lines).not.toContain(word);
    expect(await eraseDueAccounts(parts)).toBe(0);
  });

  test('every table that goes with an account is led to it by keys that delete, or is named here', async () => {
    const led = await server.opened.asOwner(`
      with recursive led(oid) as (
        select 'public.users'::regclass::oid
        union select k.conrelid from pg_constraint k join led on k.confrelid = led.oid
          where k.contype = 'f' and k.confdeltype = 'c')
      select c.relname as name from pg_class c join led on led.oid = c.oid`);
    const cascading = Object.entries(TABLE_CLASSES).filter(([, { onErase }]) => onErase === 'cascade');
    const names = new Set(led.map(({ name }) => String(name)));
    expect(cascading.map(([table]) => table).filter((table) => !names.has(table))).toEqual([
      // eraseSubscriptions, and with it the deliveries; eraseAccountRows.
      ...['newsletter_deliveries', 'newsletter_subscriptions', 'verifications'],
    ]);
  });

  test.each(ERASE_STEPS)('cut off after the step “%s”, the next try ends it', async (step) => {
    await fillAccount();
    await ask('now');
    const cutOff = (at: string) => {
      if (at === step) throw new Error('killed');
    };
    expect(await eraseDueAccounts(parts, undefined, cutOff)).toBe(0);
    if (step !== 'account') {
      // It is not taken back any more, and whoever comes now finds the way in closed.
      expect(await maria.client.request('/api/erasure')).toMatchObject({ status: 401 });
      expect(await eraseDueAccounts(parts)).toBe(1);
    } else expect(await eraseDueAccounts(parts)).toBe(0);
    await sweepErased(parts);
    expect(await readEverything(server.opened, OF_THE_SERVER)).toEqual(before);
    await expectNothingLeft();
  });

  test('an address that only ends or begins like hers keeps what waits for it', async () => {
    await ask('now');
    await server.opened.asRole(
      'app_auth',
      undefined,
      `insert into verifications (id, identifier, value, expires_at) values
         (gen_random_uuid(), 'kept', 'x-${maria.email}', now()), (gen_random_uuid(), 'kept', '${maria.email}.au', now()),
         (gen_random_uuid(), 'gone', '"${maria.email}"', now()), (gen_random_uuid(), '${maria.email}', 'gone', now())`,
    );
    await eraseDueAccounts(parts);
    const left = `delete from verifications where position('${maria.email}' in identifier || value) > 0 returning identifier`;
    expect(await server.opened.asRole('app_auth', undefined, left)).toEqual([
      ...[{ identifier: 'kept' }, { identifier: 'kept' }],
    ]);
  });

  test('two servers at once erase it once, and neither fails', async () => {
    await fillAccount();
    await ask('now');
    const from = server.output.length;
    await Promise.all([eraseDueAccounts(parts), eraseDueAccounts(parts)]);
    await expectNothingLeft();
    expect(server.output.slice(from).join('')).not.toContain('account_not_erased');
  });

  test('her key goes first: what a backup holds of the rest opens no more, and no new one is made', async () => {
    await fillAccount();
    await ask('now');
    const seen: string[] = [];
    await eraseDueAccounts(parts, undefined, (step) => {
      seen.push(step);
      if (step === 'key') throw new Error('killed');
    });
    expect(seen).toEqual(['begun', 'sessions', 'key']);
    expect(await countRows(server.opened, maria.userId)).toMatchObject({
      user_keys: 0,
      daily_health_signals: 1,
    });
    const makeKey = `insert into user_keys (user_id, wrapped_key, master_key_id)
      values ('${maria.userId}', decode(repeat('ab', 60), 'hex'), 'first')`;
    await expect(server.opened.asRole('app_user', maria.userId, makeKey)).rejects.toThrow(
      'row-level security',
    );
    expect(await eraseDueAccounts(parts)).toBe(1);
  });

  test('a file that lands after it, and a job handed over meanwhile, go as well', async () => {
    await ask('now');
    await eraseDueAccounts(parts);
    const path = `${maria.userId}/1763712000009.pdf`;
    await server.opened.asRole(
      'app_worker',
      undefined,
      `insert into document_uploads (file_path, user_id) values ('${path}', '${maria.userId}')`,
    );
    const content = Readable.from([Buffer.from('late')], { objectMode: false });
    await server.storage.putEncrypted(documentKey(path), createSecretKey(randomBytes(32)), content, 4);
    await server.opened.database.runAsWorker(
      `insert into pgboss.job (name, data) values ('read-document', '{"userId": "${maria.userId}", "subjectId": null}')`,
    );
    await eraseDueAccounts(parts);
    await sweepErased(parts);
    await expectNothingLeft();
  });

  test('an address that was never shown to be hers keeps a subscription that may be somebody else’s', async () => {
    const insert = `insert into newsletter_subscriptions (list, address, wording_version, confirmed_at)
      values ('newsletter', '${maria.email}', '1', now())`;
    await server.opened.asRole('app_worker', undefined, insert);
    await ask('now');
    await eraseDueAccounts(parts);
    const take = `delete from newsletter_subscriptions where address = '${maria.email}' returning 1 as one`;
    expect(await server.opened.asRole('app_worker', undefined, take)).toHaveLength(1);
  });

  const hashOf = (userId: string) => hashErasedAccount(server.auditKey, userId).toString('hex');
  const ledgerHashes = async () => (await readLedger(server.storage)).map(({ accountHash }) => accountHash);

  test('who is erased is noted beside the files and beside the backups, before the account goes', async () => {
    await ask('now');
    const noted: string[] = [];
    const noteInBackups: EraseDependencies['noteInBackups'] = async (erased) => {
      for (const { accountHash } of erased) noted.push(Buffer.from(accountHash).toString('hex'));
      expect((await countRows(server.opened, maria.userId)).users).not.toBe(0);
      expect(await ledgerHashes()).toContain(hashOf(maria.userId));
    };
    expect(await eraseDueAccount({ ...parts, noteInBackups }, maria.userId)).toBe(true);
    expect(noted).toEqual([hashOf(maria.userId)]);
    await expectNothingLeft();
  });

  test('backups that are away hold no erasing up; they are told as soon as they answer, and told anew where a note is gone', async () => {
    await ask('now');
    const away = async () => {
      throw new Error('away');
    };
    const from = server.output.length;
    expect(await eraseDueAccounts({ ...parts, noteInBackups: away })).toBe(1);
    await expectNothingLeft();
    expect(server.output.slice(from).join('')).toContain('erased_accounts_not_noted');
    await server.storage.removeFolder('erased');
    const noted: string[] = [];
    await sweepErased({
      ...parts,
      noteInBackups: async (erased) => {
        for (const { accountHash } of erased) noted.push(Buffer.from(accountHash).toString('hex'));
      },
    });
    expect(noted).toContain(hashOf(maria.userId));
    expect(await ledgerHashes()).toContain(hashOf(maria.userId));
  });

  test('whom an older copy of the database brings back is erased again, and nobody else', async () => {
    await fillAccount();
    // As it is when the rows of before are put back beside the files: nothing in them says that she was erased.
    const accountHash = Buffer.from(hashOf(maria.userId), 'hex');
    await noteInLedger(server.storage, [
      { accountHash, erasedOn: '2026-01-02', backupsGoneOn: addDays(utcDay(new Date()), 1) },
    ]);
    const hers = await countRows(server.opened, ines.userId);
    const returned = createReturnedEraser(parts);
    await returned.compareAtStart();
    expect(await readEverything(server.opened, OF_THE_SERVER)).toEqual(before);
    expect(await countRows(server.opened, ines.userId)).toEqual(hers);
    await expectNothingLeft();
    expect(await eraseReturnedAccounts(parts)).toBe(0);
  });

  test('where the files are away at the start it is done as soon as they answer', async () => {
    const accountHash = Buffer.from(hashOf(maria.userId), 'hex');
    const backupsGoneOn = addDays(utcDay(new Date()), 1);
    await noteInLedger(server.storage, [{ accountHash, erasedOn: '2026-01-02', backupsGoneOn }]);
    let isAway = true;
    const storage: Storage = {
      ...server.storage,
      list: (folder) => {
        if (isAway) throw new Error('away');
        return server.storage.list(folder);
      },
    };
    const from = server.output.length;
    const returned = createReturnedEraser({ ...parts, storage });
    await returned.compareAtStart();
    expect(server.output.slice(from).join('')).toContain('erased_accounts_not_compared');
    await expect(returned.compareOnce()).rejects.toThrow('away');
    expect((await countRows(server.opened, maria.userId)).profiles).toBe(1);
    isAway = false;
    await returned.compareOnce();
    await expectNothingLeft();
  });

  test('an entry beside the files goes when no backup holds the account any more', async () => {
    const today = utcDay(new Date());
    const noteOf = (backupsGoneOn: CalendarDate) => ({
      ...{ accountHash: randomBytes(32), erasedOn: '2026-01-02' as const },
      backupsGoneOn,
    });
    const [over, last] = [noteOf(addDays(today, -1)), noteOf(today)];
    await noteInLedger(server.storage, [over, last]);
    await sweepErased(parts);
    const left = await ledgerHashes();
    expect(left).toContain(last.accountHash.toString('hex'));
    expect(left).not.toContain(over.accountHash.toString('hex'));
  });

  test('the same address signs up anew as a stranger', async () => {
    await fillAccount();
    await ask('now');
    await eraseDueAccounts(parts);
    const client = server.createClient();
    const { answer } = await client.signUp({ email: maria.email });
    expect(answer.status).toBe(200);
    expect((answer.json as { user: { id: string } }).user.id).not.toBe(maria.userId);
    const { json } = await client.request('/api/daily-health-signals');
    expect(json).toEqual({ daily_health_signals: [] });
  });
});
