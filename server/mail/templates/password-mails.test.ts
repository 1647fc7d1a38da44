import { expect, test } from 'vitest';
import { composePasswordChanged, composePasswordRemoved, composePasswordReset } from './password-mails.ts';

const reset = composePasswordReset({
  fullName: 'Ana Maria',
  url: 'https://lunaria.example/auth/reset-password#a.b.c',
  validMinutes: 30,
});
const changed = composePasswordChanged({
  fullName: '<b>Ana</b>',
  url: 'https://lunaria.example/auth/forgot-password',
});

const removed = composePasswordRemoved({
  fullName: 'Ana Maria',
  url: 'https://lunaria.example/auth/forgot-password',
});

test('the link is there, how long and how often it works, and what to do when nobody asked', async () => {
  const { text, html } = await reset;
  expect(text).toContain('Hello Ana');
  expect(text).toContain('https://lunaria.example/auth/reset-password#a.b.c');
  expect(text).toContain('The link works once and for 30 minutes.');
  expect(text).toContain('your password stays what it was');
  expect(html).toContain('<a href="https://lunaria.example/auth/reset-password#a.b.c"');
});

test('a changed password is told with a way to take it back', async () => {
  const { text, html } = await changed;
  expect(text).toContain('https://lunaria.example/auth/forgot-password');
  expect(html).not.toContain('<b>Ana');
});

test('a removed password is told with a way to set one again', async () => {
  const { subject, text } = await removed;
  expect(subject).toBe('Your password for Lunaria was removed');
  expect(text).toContain('https://lunaria.example/auth/forgot-password');
});

test.each([
  ['the link', reset],
  ['the notice', changed],
  ['the notice of a removal', removed],
])('%s tells nothing of what the product is for, and loads nothing', async (_, mail) => {
  const { subject, text, html } = await mail;
  expect(`${subject} ${text} ${html}`).not.toMatch(
    /health|women|cycle|period|pregnan|menopaus|fertil|ovulat|symptom|doctor|reproduct|medic/i,
  );
  expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import/i);
});
