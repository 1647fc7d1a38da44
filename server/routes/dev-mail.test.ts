import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { OutboxMail } from '../mail/outbox-read.ts';
import { createDevMailRoutes } from './dev-mail.ts';

const mail: OutboxMail = {
  id: 'verify-email-1',
  from: 'no-reply@localhost',
  to: 'ana@example.org',
  subject: 'Confirm <your> address',
  sentAt: new Date('2026-11-21T09:30:00Z'),
  text: 'Hello <b>Ana</b>,\n\nhttp://localhost:3000/api/auth/verify-email?token=a&callbackURL=%2F\n',
  html: '<!doctype html><p>Hello Ana</p>',
};
const serve = (mails: OutboxMail[]) =>
  new Hono().route(
    '/dev',
    createDevMailRoutes({
      listMails: async () => mails,
      readMail: async (id) => mails.find((one) => one.id === id) ?? null,
    }),
  );

async function get(path: string, mails = [mail]) {
  const response = await serve(mails).request(path);
  return { response, body: await response.text() };
}

test('the list names every mail with its recipient and leads to it', async () => {
  const { response, body } = await get('/dev/mail');
  expect(response.status).toBe(200);
  expect(body).toContain('<a href="/dev/mail/verify-email-1">Confirm &lt;your&gt; address</a>');
  expect(body).toContain('to ana@example.org');
  expect(body).toContain('2026-11-21 09:30:00 UTC');
});

test('an empty outbox says so', async () => {
  expect((await get('/dev/mail', [])).body).toContain('No mail yet.');
});

test('a mail is shown with its text, escaped, and its links can be followed', async () => {
  const { body } = await get('/dev/mail/verify-email-1');
  const link = 'http://localhost:3000/api/auth/verify-email?token=a&amp;callbackURL=%2F';
  expect(body).toContain(`<a href="${link}">${link}</a>`);
  expect(body).toContain('Hello &lt;b&gt;Ana&lt;/b&gt;,');
  expect(body).toContain('<a href="/dev/mail/verify-email-1/html">');
});

test('the form for mail programs is served as it is', async () => {
  expect((await get('/dev/mail/verify-email-1/html')).body).toBe(mail.html);
});

test.each(['/dev/mail/other', '/dev/mail/other/html', '/dev/mail/..%2f..%2fsecret'])(
  '%s, which is no mail, is answered with 404 and a way back',
  async (path) => {
    const { response, body } = await get(path);
    expect(response.status).toBe(404);
    expect(body).toContain('<a href="/dev/mail">All mails</a>');
  },
);

test('no page runs a script, loads anything or is kept', async () => {
  for (const path of ['/dev/mail', '/dev/mail/verify-email-1', '/dev/mail/verify-email-1/html']) {
    const { response, body } = await get(path);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(body).not.toMatch(/<script| on\w+=|<link|<img|javascript:/i);
  }
});
