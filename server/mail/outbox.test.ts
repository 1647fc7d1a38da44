import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { createMailer, type SendMail } from './mailer.ts';
import { listOutboxMails, readOutboxMail } from './outbox-read.ts';

const folders: string[] = [];
let directory: string;
let send: SendMail;
const mail: Mail = {
  idempotencyKey: 'verify-email-1',
  to: { address: 'ana@example.org', name: 'Ana Müller' },
  subject: 'Confirm your address — für Lunaria',
  text: 'Hello Ana,\n\nhttp://localhost:3000/api/auth/verify-email?token=a.b-c&callbackURL=%2F\n',
  html: '<p>Hello Ana &amp; all</p>',
};

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lunaria outbox '));
  folders.push(folder);
  directory = join(folder, 'data/outbox-mail');
  send = createMailer({ transport: 'outbox', directory, from: 'Lunaria <no-reply@localhost>' });
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

test('a mail lies in the outbox as one file, whole and for its owner only', async () => {
  await send(mail);
  expect(await readdir(directory)).toEqual(['verify-email-1.eml']);
  if (process.platform === 'win32') return;
  expect((await stat(join(directory, 'verify-email-1.eml'))).mode & 0o777).toBe(0o600);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
});

test('the file is a mail of RFC 822: headers and body, every line ending in CR LF', async () => {
  await send(mail);
  const text = await readFile(join(directory, 'verify-email-1.eml'), 'utf8');
  expect(text).toContain('\r\nMessage-ID: <verify-email-1@localhost>\r\n');
  expect(text).toContain('\r\nMIME-Version: 1.0\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a mail to a list names the address that ends it, whole, and that one press is enough (RFC 8058)', async () => {
  const unsubscribeUrl = `https://lunaria.example/newsletter/unsubscribe?token=${'a'.repeat(200)}.b-c_d`;
  await send({ ...mail, unsubscribeUrl });
  const text = await readFile(join(directory, 'verify-email-1.eml'), 'utf8');
  expect(text).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(text).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

test('a mail to one person names no list', async () => {
  await send(mail);
  expect(await readFile(join(directory, 'verify-email-1.eml'), 'utf8')).not.toMatch(/^List-/im);
});

test('a mail comes back as it was sent', async () => {
  await send(mail);
  expect(await readOutboxMail(directory, 'verify-email-1')).toEqual({
    id: 'verify-email-1',
    from: 'no-reply@localhost',
    to: 'ana@example.org',
    subject: mail.subject,
    sentAt: expect.any(Date),
    text: mail.text.trimEnd(),
    html: expect.stringContaining(mail.html ?? ''),
  });
});

test('a mail that a retried job sends again stays one, and the first stays as it was', async () => {
  await send(mail);
  await send({ ...mail, subject: 'Another' });
  expect(await readdir(directory)).toHaveLength(1);
  expect((await readOutboxMail(directory, 'verify-email-1'))?.subject).toBe(mail.subject);
});

test('of many tries at the same moment one mail remains, and no file beside it', async () => {
  await Promise.all(Array.from({ length: 20 }, () => send(mail)));
  expect(await readdir(directory)).toEqual(['verify-email-1.eml']);
});

test('the list has the newest mail first, and ends at its limit', async () => {
  for (const number of [1, 2, 3]) {
    await send({ ...mail, idempotencyKey: `mail-${number}`, subject: `Mail ${number}` });
    await utimes(
      join(directory, `mail-${number}.eml`),
      new Date(),
      new Date(1_000_000_000_000 + number * 1000),
    );
  }
  expect((await listOutboxMails(directory)).map(({ subject }) => subject)).toEqual([
    'Mail 3',
    'Mail 2',
    'Mail 1',
  ]);
  expect((await listOutboxMails(directory, 2)).map(({ id }) => id)).toEqual(['mail-3', 'mail-2']);
});

test('an outbox that nothing was ever put into is empty', async () => {
  expect(await listOutboxMails(directory)).toEqual([]);
  expect(await readOutboxMail(directory, 'verify-email-1')).toBeNull();
});

test('only mails can be read: no path, no hidden file, no other file', async () => {
  await send(mail);
  await writeFile(join(directory, '..', 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
  await writeFile(join(directory, '.half-written.eml'), 'Subject: half\r\n\r\n');
  await writeFile(join(directory, 'notes.txt'), 'Subject: notes\r\n\r\n');
  for (const id of ['../secret', '..%2fsecret', '.half-written', 'notes.txt', 'notes', '', '.']) {
    expect(await readOutboxMail(directory, id)).toBeNull();
  }
  expect(await listOutboxMails(directory)).toHaveLength(1);
});

test('a mail that cannot be sent is not written either', async () => {
  await expect(send({ ...mail, to: { address: 'ana@example.org', name: 'a\r\nb' } })).rejects.toMatchObject({
    code: 'invalid_mail',
  });
  expect(await listOutboxMails(directory)).toEqual([]);
});
