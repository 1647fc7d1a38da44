import { expect, test } from 'vitest';
import { createMailer } from './mailer.ts';

test.each([
  'mail.example.org',
  'http://mail.example.org',
  'smtp://',
  'smtp:user:secret-word@mail.example.org',
  '',
])('the SMTP address %j is refused at start with a sentence that shows how to write it', (url) => {
  const create = () => createMailer({ transport: 'smtp', url, from: 'a@example.org' });
  expect(create).toThrow('SMTP_URL cannot be used. Write it as smtp://user:password@host:587');
  expect(create).not.toThrow('secret-word');
});

test.each(['logger', 'debug', 'transactionLog'])(
  'the option %s, which writes mails to the output, is refused',
  (option) => {
    const url = `smtp://user:secret-word@mail.example.org?${option}=true`;
    const create = () => createMailer({ transport: 'smtp', url, from: 'a@example.org' });
    expect(create).toThrow('SMTP_URL has an option that is not known.');
    expect(create).not.toThrow('secret-word');
  },
);

test('a sender with a line break is refused at start', () => {
  const from = 'Lunaria <a@example.org>\r\nBcc: eve@example.org';
  expect(() => createMailer({ transport: 'outbox', directory: '/nowhere', from })).toThrow(
    'MAIL_FROM has to be a single line.',
  );
});
