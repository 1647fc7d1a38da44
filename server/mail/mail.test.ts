import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMail, type Mail, MailError } from './mail.ts';

const mail: Mail = {
  idempotencyKey: 'verify-email-1',
  to: { address: 'ana@example.org', name: 'Ana Souza' },
  subject: 'Confirm your address for Lunaria',
  text: 'text',
  html: '<p>text</p>',
};

test('an ordinary mail passes, also with a name in another script and a tag in the address', () => {
  checkMail(mail);
  checkMail({ ...mail, to: { address: "o'neil+tag@sub.example.org", name: 'Zoë 李' } });
  checkMail({ ...mail, to: { address: 'müller@exämple.org' } });
});

test.each([
  ['a line break in the name', { to: { address: 'ana@example.org', name: 'Ana\r\nBcc: eve@example.org' } }],
  [
    'a line feed alone in the name',
    { to: { address: 'ana@example.org', name: 'Ana\nBcc: eve@example.org' } },
  ],
  [
    'a line separator in the name',
    { to: { address: 'ana@example.org', name: 'Ana\u2028Bcc: eve@example.org' } },
  ],
  ['a NUL in the name', { to: { address: 'ana@example.org', name: 'Ana\u0000' } }],
  ['a line break in the address', { to: { address: 'ana@example.org\r\nBcc: eve@example.org' } }],
  ['a second address', { to: { address: 'ana@example.org,eve@example.org' } }],
  ['a list that looks like one address', { to: { address: 'ana,eve@example.org' } }],
  ['an address within another', { to: { address: 'eve@example.org <ana@example.org>' } }],
  ['a space in the address', { to: { address: 'a na@example.org' } }],
  ['no domain', { to: { address: 'ana' } }],
  ['an address of 255 characters', { to: { address: `${'a'.repeat(243)}@example.org` } }],
  ['a line break in the subject', { subject: 'Confirm\r\nBcc: eve@example.org' }],
  [
    'a line break in the address that ends it',
    { unsubscribeUrl: 'https://a.example/\r\nBcc: eve@example.org' },
  ],
  ['a second address that ends it', { unsubscribeUrl: 'https://a.example>,<https://b.example' }],
  ['a script that ends it', { unsubscribeUrl: 'javascript:alert(1)' }],
  ['a path as its key', { idempotencyKey: '../../etc/passwd' }],
  ['a header in its key', { idempotencyKey: 'a>\r\nBcc: <b' }],
  ['no key', { idempotencyKey: '' }],
])('a mail with %s is refused for good, and the error repeats nothing of it', (_what, change) => {
  expect(() => checkMail({ ...mail, ...change })).toThrow(
    expect.objectContaining({ code: 'invalid_mail', isRetryable: false }),
  );
  expect(() => checkMail({ ...mail, ...change })).not.toThrow(/example|Bcc|ana/i);
});

test('no text with a control character gets through as name, address or subject', () => {
  const broken = fc
    .tuple(fc.string(), fc.constantFrom('\r', '\n', '\u0000', '\u007f', '\u0085', '\u2029'), fc.string())
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(broken, (text) => {
      expect(() => checkMail({ ...mail, subject: text })).toThrow(MailError);
      expect(() => checkMail({ ...mail, to: { ...mail.to, name: text } })).toThrow(MailError);
      expect(() => checkMail({ ...mail, to: { address: `${text}@example.org` } })).toThrow(MailError);
    }),
  );
});
