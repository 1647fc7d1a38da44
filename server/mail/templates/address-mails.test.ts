import { expect, test } from 'vitest';
import { composeVerifyEmail } from './address-mails.ts';

const url = 'https://lunaria.example/api/auth/verify-email?token=abc&callbackURL=%2F';
const facts = { fullName: 'Ana Souza', url, validHours: 24 };

test('the mail greets her by first name, has the link once to press and once to read, and says how long it works', async () => {
  const { subject, text, html } = await composeVerifyEmail(facts);
  expect(subject).toBe('Confirm your address for Lunaria');
  expect(text).toBe(`Hello Ana,

An account at Lunaria was opened with this address. Confirm that it is yours.

Confirm address:
${url}

The link works for 24 hours. You can use your account before you confirm.

If you did not open this account, leave this mail as it is.

Lunaria
`);
  const escaped = url.replace('&', '&amp;');
  expect(html).toContain(`<a href="${escaped}"`);
  expect(html.split(escaped)).toHaveLength(3);
  expect(html).toContain('Hello Ana,');
  expect(html).toContain('The link works for 24 hours.');
});

test('one hour is said as one hour', async () => {
  expect((await composeVerifyEmail({ ...facts, validHours: 1 })).text).toContain('works for one hour.');
});

test.each([
  null,
  '',
  '   ',
  'https://evil.example/prize click',
  'evil.example',
  '<b>Ana</b>',
  '"><script>alert(1)</script>',
  'You_won_1000_dollars',
  'Ana\r\nBcc: eve@example.org'.slice(3),
  'A'.repeat(31),
])(
  'the name %j, which is no name, is not put into a mail that goes to an unproven address',
  async (fullName) => {
    const { text, html } = await composeVerifyEmail({ ...facts, fullName });
    expect(text.startsWith('Hello,\n')).toBe(true);
    expect(html).toContain('>Hello,<');
    expect(html).not.toContain('<script>');
  },
);

test.each(['Zoë', "O'Neil", 'Anne-Marie', '李', 'मीरा', 'Ana Maria'])(
  'the name %s is greeted',
  async (fullName) => {
    const { text } = await composeVerifyEmail({ ...facts, fullName });
    expect(text.startsWith(`Hello ${fullName.split(' ')[0]},\n`)).toBe(true);
  },
);

test('nothing in the mail tells what the product is for', async () => {
  const { subject, text, html } = await composeVerifyEmail(facts);
  expect(`${subject} ${text} ${html}`).not.toMatch(
    /health|women|cycle|period|pregnan|menopaus|fertil|ovulat|symptom|doctor|reproduct|medic/i,
  );
});

test('the mail loads nothing: no picture, no script, no style sheet, no counting of readers', async () => {
  const { html } = await composeVerifyEmail(facts);
  expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import/i);
  expect(
    [...html.matchAll(/https?:\/\/[^"<]+/g)].every(([link]) => link.startsWith('https://lunaria.example/')),
  ).toBe(true);
});
