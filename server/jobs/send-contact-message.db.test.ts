import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteOldContactMessages } from '@lunaria/db/queries/contact-messages.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { ContactRequest } from '@lunaria/domain/contact/contact-request.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TamperedError } from '../encryption/tampered-error.ts';
import { MailError } from '../mail/mail.ts';
import { createMailer, type SendMail } from '../mail/mailer.ts';
import { startSmtpCatcher } from '../mail/testing/smtp-catcher.ts';
import { takeContactMessage } from '../services/contact/contact-messages.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { aTry } from '../testing/job-run.ts';
import { createContactMailJob } from './send-contact-message.ts';

const from = 'Lunaria <no-reply@lunaria.example>';
const contactAddress = 'team@lunaria.example';

describe.each(testEngines)('the mail of a contact form on %s', (engine) => {
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    server = await createTestApp(engine);
    folder = await mkdtemp(join(tmpdir(), 'lunaria contact '));
  });
  beforeEach(async () => {
    await server.opened.asRole('app_worker', undefined, 'delete from contact_messages; delete from outbox');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const take = async (changes: object = {}) => {
    const request = {
      kind: 'question',
      id: crypto.randomUUID(),
      name: 'Ana Souza',
      address: 'ana@example.org',
      message: 'First line\n\nSecond line',
      ...changes,
    } as ContactRequest; // what the tests change stays in the shape
    const { database } = server.opened;
    await takeContactMessage({ database, keyring: server.keyring }, request);
    return request.id;
  };
  const run = async (id: string, sendMail: SendMail) => {
    const { database } = server.opened;
    const job = createContactMailJob({ database, keyring: server.keyring, sendMail, contactAddress });
    await job({ userId: null, subjectId: id }, id, aTry);
  };
  const count = async () =>
    (await server.opened.asRole('app_worker', undefined, 'select id from contact_messages')).length;

  test('reaches the operator over SMTP as plain text, is answered to the visitor, and the message is gone', async () => {
    const catcher = await startSmtpCatcher();
    try {
      const id = await take();
      await run(id, createMailer({ transport: 'smtp', url: catcher.url, from }));
      expect(catcher.caught).toHaveLength(1);
      expect(catcher.caught[0]).toMatchObject({
        from: 'no-reply@lunaria.example',
        to: [contactAddress],
        mail: {
          subject: 'Lunaria: a question from the contact page',
          messageId: `<${id}@lunaria.example>`,
          replyTo: [{ name: 'Ana Souza', address: 'ana@example.org' }],
        },
      });
      expect(catcher.caught[0]?.mail.html).toBeUndefined();
      const text = catcher.caught[0]?.mail.text ?? '';
      expect(text).toMatch(
        /^Name: Ana Souza\nAddress: ana@example\.org\nTaken: \d{4}-\d\d-\d\d \d\d:\d\d UTC\n/,
      );
      expect(text.trimEnd().endsWith('\n-----\n\nFirst line\n\nSecond line')).toBe(true);
      expect(await count()).toBe(0);
    } finally {
      await catcher.stop();
    }
  });

  test('is tried for a week: what a visitor wrote is stored nowhere else', async () => {
    const [queue] = await server.opened.asRole(
      'app_worker',
      undefined,
      `select retry_backoff, retry_limit * retry_delay_max >= extract(epoch from interval '7 days') as is_week
       from pgboss.queue where name = 'send-contact-message'`,
    );
    expect(queue).toEqual({ retry_backoff: true, is_week: true });
  });

  test('a demo and a doctor say what they filled in, and nothing of what they left out', async () => {
    const directory = join(folder, 'kinds');
    const send = createMailer({ transport: 'outbox', directory, from });
    const demo = await take({
      kind: 'demo',
      practice: 'Harbour Clinic',
      preferred_time: 'Tuesday mornings',
      message: '',
    });
    const doctor = await take({
      kind: 'join',
      specialty: 'fertility_specialist',
      practice: '',
      message: 'Hello',
    });
    await run(demo, send);
    await run(doctor, send);
    const demoMail = await readFile(join(directory, `${demo}.eml`), 'utf8');
    expect(demoMail).toContain('Subject: Lunaria: somebody asks for a demo');
    expect(demoMail).toContain('Practice: Harbour Clinic\r\nPreferred time: Tuesday mornings');
    expect(demoMail).toContain('No message.');
    const doctorMail = await readFile(join(directory, `${doctor}.eml`), 'utf8');
    expect(doctorMail).toContain('Subject: Lunaria: a doctor would like to join');
    expect(doctorMail).toContain('Specialty: Fertility specialist');
    expect(doctorMail).not.toContain('Practice:');
  });

  test('run twice after a crash between mail and deletion, it is one mail', async () => {
    const directory = join(folder, 'twice');
    const send = createMailer({ transport: 'outbox', directory, from });
    const id = await take();
    // Sent, but the process ends before the row is deleted.
    const crash = run(id, async (mail) => {
      await send(mail);
      throw new Error('The process ended');
    });
    await expect(crash).rejects.toThrow('The process ended');
    expect(await count()).toBe(1);
    await run(id, send);
    await run(id, send);
    expect(await readdir(directory)).toEqual([`${id}.eml`]);
    expect(await count()).toBe(0);
  });

  test('while the mail server is away, the message stays', async () => {
    const id = await take();
    const away = run(id, createMailer({ transport: 'smtp', url: 'smtp://127.0.0.1:1', from }));
    await expect(away).rejects.toMatchObject({ code: 'unreachable', isRetryable: true });
    await expect(away).rejects.toBeInstanceOf(MailError);
    expect(await count()).toBe(1);
  });

  test.each([
    'Ana\r\nBcc: eve@example.org',
    'Ana\u2028Bcc: eve@example.org',
    'Ana <eve@example.org>, Bob',
    '"; Bcc: eve@example.org',
    'Ána =?utf-8?Q?=0D=0ABcc:_eve@example.org?=',
  ])('the name %j reaches no other mailbox and no other header, even past the form', async (name) => {
    const catcher = await startSmtpCatcher();
    try {
      const id = await take({ name });
      await run(id, createMailer({ transport: 'smtp', url: catcher.url, from })).catch((error) => {
        expect(error).toMatchObject({ code: 'invalid_mail' });
      });
      for (const { to, mail } of catcher.caught) {
        expect(to).toEqual([contactAddress]);
        expect(mail.bcc ?? []).toEqual([]);
        expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
        expect(mail.replyTo).toHaveLength(1);
        expect(mail.replyTo?.[0]).toMatchObject({ address: 'ana@example.org' });
      }
    } finally {
      await catcher.stop();
    }
  });

  test('a message that looks like a mail stays the text of one', async () => {
    const catcher = await startSmtpCatcher();
    try {
      const message =
        'Hello\r\n.\r\nMAIL FROM:<eve@example.org>\r\nRCPT TO:<all@example.org>\r\nDATA\r\nBcc: eve@example.org';
      const id = await take({ message });
      await run(id, createMailer({ transport: 'smtp', url: catcher.url, from }));
      expect(catcher.caught).toHaveLength(1);
      expect(catcher.caught[0]?.to).toEqual([contactAddress]);
      expect(catcher.caught[0]?.mail.text).toContain('RCPT TO:<all@example.org>');
      expect(catcher.caught[0]?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
    } finally {
      await catcher.stop();
    }
  });

  test('a message moved to another row does not open', async () => {
    const one = await take();
    const other = await take({ message: 'Another' });
    await server.opened.asOwner(
      `alter table contact_messages no force row level security;
       update contact_messages set body = (select body from contact_messages where id = '${one}') where id = '${other}';
       alter table contact_messages force row level security`,
    );
    await expect(run(other, async () => {})).rejects.toBeInstanceOf(TamperedError);
  });

  test('what could not be mailed in two weeks is deleted', async () => {
    const old = await take();
    await take();
    await server.opened.asOwner(
      `alter table contact_messages no force row level security;
       update contact_messages set taken_at = now() - interval '15 days' where id = '${old}';
       alter table contact_messages force row level security`,
    );
    expect(await server.opened.database.asWorker((tx) => deleteOldContactMessages(tx))).toBe(1);
    expect(await count()).toBe(1);
  });
});
