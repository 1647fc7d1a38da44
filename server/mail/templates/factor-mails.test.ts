import { expect, test } from 'vitest';
import { composeFactorsChanged } from './factor-mails.ts';

const mail = composeFactorsChanged({
  fullName: '<b>Ana</b>',
  kind: 'factor-added',
  url: 'https://lunaria.example/dashboard/privacy',
  undoUrl: 'https://lunaria.example/auth/undo#a-token',
});

test('a changed second step is told with what to do if it was somebody else', async () => {
  const { text, html } = await mail;
  expect(text).toContain('https://lunaria.example/dashboard/privacy');
  expect(text).toContain('If it was not you');
  expect(text).toContain('It was not me: take it back:\nhttps://lunaria.example/auth/undo#a-token');
  expect(html).toContain('href="https://lunaria.example/auth/undo#a-token"');
  expect(html).not.toContain('<b>Ana');
});

test('it tells nothing of what the product is for, and loads nothing', async () => {
  const { subject, text, html } = await mail;
  expect(`${subject} ${text} ${html}`).not.toMatch(
    /health|women|cycle|period|pregnan|menopaus|fertil|ovulat|symptom|doctor|reproduct|medic/i,
  );
  expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import/i);
});
