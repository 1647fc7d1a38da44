import { expect, test } from 'vitest';
import { composeAccountLinked, composeAccountUnlinked } from './provider-mails.ts';

test('an added provider is told with a way to remove it, and nothing of what the product is for', async () => {
  const { subject, text, html } = await composeAccountLinked({
    fullName: '<b>Ana</b>',
    providerName: 'Google',
    url: 'https://lunaria.example/dashboard/privacy',
    undoUrl: 'https://lunaria.example/auth/undo#a-token',
  });
  expect(text).toContain('https://lunaria.example/auth/undo#a-token');
  expect(subject).toBe('Google was added to your account at Lunaria');
  expect(text).toContain('https://lunaria.example/dashboard/privacy');
  expect(html).not.toContain('<b>Ana');
  expect(`${subject} ${text} ${html}`).not.toMatch(
    /health|women|cycle|period|pregnan|menopaus|fertil|ovulat|symptom|doctor|reproduct|medic/i,
  );
  expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import/i);
});

test('a removed provider is told as quietly', async () => {
  const { subject, text } = await composeAccountUnlinked({
    fullName: 'Ana',
    providerName: 'Apple',
    url: 'https://lunaria.example/dashboard/privacy',
    undoUrl: 'https://lunaria.example/auth/undo#a-token',
  });
  expect(subject).toBe('Apple was removed from your account at Lunaria');
  expect(text).toContain('Apple opens your account no more');
  expect(`${subject} ${text}`).not.toMatch(
    /health|women|cycle|period|pregnan|menopaus|fertil|ovulat|symptom|doctor|reproduct|medic/i,
  );
});
