import { expect, test } from 'vitest';
import { composeConfirmEmail, composeEmailChanged, composeEmailInUse } from './address-mails.ts';
import { composeSignInNotice } from './sign-in-notice.ts';

const link = 'https://lunaria.example/auth/confirm-email#a.b.c';
const confirm = { fullName: 'Ana Maria', url: link, validHours: 24 };
const signIn = {
  fullName: 'Ana Maria',
  device: 'Firefox on Android',
  address: '203.0.113.x',
  at: new Date('2026-11-22T03:05:00Z'),
  url: 'https://lunaria.example/dashboard/privacy',
};

test.each(['old', 'new'] as const)(
  'the %s address reads how long its link works and that nothing happens without it',
  async (side) => {
    const { text } = await composeConfirmEmail({ ...confirm, side });
    expect(text).toContain(link);
    expect(text).toContain('once and for 24 hours. Until both addresses have agreed, nothing changes.');
    expect(text).toMatch(side === 'old' ? /change your password/ : /leave this mail as it is/);
  },
);

test('a sign-in is told with browser, shortened address, time and what to do', async () => {
  const { text } = await composeSignInNotice(signIn);
  expect(text).toContain(
    'Firefox on Android, from the network address 203.0.113.x, on 22 November 2026 at 03:05 (UTC).',
  );
  expect(text).toContain('change your password');
});

test.each([null, 'http://evil.example on Windows', 'evil.example', '<b>Chrome</b>', 'x'.repeat(61)])(
  'a browser that calls itself %s is not quoted',
  async (device) => {
    const { text, html } = await composeSignInNotice({ ...signIn, device, address: null });
    expect(text).toContain('A browser without a name, on 22 November');
    expect(`${text} ${html}`).not.toMatch(/evil|<b>Chrome|x{61}/);
  },
);

test.each([
  ['to the old address', composeConfirmEmail({ ...confirm, side: 'old' })],
  ['to the new address', composeConfirmEmail({ ...confirm, side: 'new' })],
  ['to the address that was', composeEmailChanged({ fullName: 'Ana', undoUrl: link })],
  ['to an address that is in use', composeEmailInUse({ url: link })],
  ['about a sign-in', composeSignInNotice(signIn)],
])(
  'the mail %s tells nothing of what the product is for, names no address, and loads nothing',
  async (_, mail) => {
    const { subject, text, html } = await mail;
    expect(`${subject} ${text} ${html}`).not.toMatch(
      /health|women|cycle|period|pregnan|menopaus|fertil|ovulat|symptom|doctor|reproduct|medic/i,
    );
    expect(text).not.toContain('@');
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import/i);
  },
);
