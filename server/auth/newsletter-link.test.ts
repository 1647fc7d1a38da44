import { expect, test } from 'vitest';
import { createGuardianLinks } from './guardian-link.ts';
import { createNewsletterLinks } from './newsletter-link.ts';

const SECRET = 'a secret of more than thirty-two characters';
const ID = '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const links = createNewsletterLinks(SECRET);

test('a link says which subscription it is for, and does what it was signed for only', async () => {
  const confirm = await links.signConfirmation(ID, new Date());
  const end = await links.signUnsubscribe(ID);
  expect(await links.verify(confirm, 'confirm')).toBe(ID);
  expect(await links.verify(end, 'unsubscribe')).toBe(ID);
  expect(await links.verify(confirm, 'unsubscribe')).toBeNull();
  expect(await links.verify(end, 'confirm')).toBeNull();
});

test('a link to confirm ends three days after the request, one to unsubscribe does not', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  expect(await links.verify(await links.signConfirmation(ID, daysAgo(2.99)), 'confirm')).toBe(ID);
  expect(await links.verify(await links.signConfirmation(ID, daysAgo(3.01)), 'confirm')).toBeNull();
});

test('nothing that another key signed is taken: neither another secret, nor a guardian’s link', async () => {
  const foreign = createNewsletterLinks(`${SECRET}!`);
  expect(await links.verify(await foreign.signUnsubscribe(ID), 'unsubscribe')).toBeNull();
  const guardian = await createGuardianLinks(SECRET).sign({ userId: ID, guardianId: ID }, new Date());
  expect(await links.verify(guardian, 'unsubscribe')).toBeNull();
});

test('nothing forged is taken: no signature, a changed id, another way of signing, no token at all', async () => {
  const token = await links.signUnsubscribe(ID);
  const [head = '', body = '', signature = ''] = token.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const other = encode({ sub: ID.replace('6f', '7f'), aud: 'newsletter-unsubscribe' });
  for (const forged of [
    '',
    'x',
    `${head}.${body}.`,
    `${head}.${other}.${signature}`,
    `${encode({ alg: 'none' })}.${body}.`,
    token.slice(0, -1),
  ]) {
    expect(await links.verify(forged, 'unsubscribe')).toBeNull();
  }
});
