import { expect, test } from 'vitest';
import { composeAskGuardian } from './ask-guardian.ts';

const facts = { fullName: 'Ana Maria', url: 'https://lunaria.example/guardian?token=a.b.c', validDays: 7 };

test('the guardian is told who asks, where to answer and for how long', async () => {
  const { subject, text, html } = await composeAskGuardian(facts);
  expect(subject).toBe('A question to you as parent or guardian, from Lunaria');
  expect(text).toContain('Hello,\n\nAna has an account at Lunaria');
  expect(text).toContain('https://lunaria.example/guardian?token=a.b.c');
  expect(text).toContain('The link works for 7 days and for one answer.');
  expect(html).toContain('<a href="https://lunaria.example/guardian?token=a.b.c"');
});

test.each(['https://evil.example/prize', '<b>Ana</b>', 'You_won_1000_dollars', '', null])(
  'the name %j, which is no name, is not put into a mail to somebody else',
  async (fullName) => {
    const { text, html } = await composeAskGuardian({ ...facts, fullName });
    expect(text).toContain('Somebody has an account at Lunaria');
    expect(html).not.toMatch(/evil|<b>|won/);
  },
);

test('nothing in the mail tells what the product is for, and it loads nothing', async () => {
  const { subject, text, html } = await composeAskGuardian(facts);
  expect(`${subject} ${text} ${html}`).not.toMatch(
    /health|women|cycle|period|pregnan|menopaus|fertil|ovulat|symptom|doctor|reproduct|medic/i,
  );
  expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import/i);
});
