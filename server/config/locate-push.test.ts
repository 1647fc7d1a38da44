import { expect, test } from 'vitest';
import { PUSH_HOSTS } from '../push/push-hosts.ts';
import { vapidKeyOf } from '../push/vapid-key.ts';
import { locatePush } from './locate-services.ts';
import { readConfig } from './read-config.ts';

const locate = (environment: Record<string, string>) => locatePush(readConfig(environment));
const pairOf = (byte: number) => vapidKeyOf(Buffer.alloc(32, byte)) ?? { publicKey: '', privateKey: '' };

test('push is off unless it is switched on, and then goes to the services of the browsers', () => {
  expect(locate({})).toBeNull();
  expect(locate({ PUSH: 'off' })).toBeNull();
  expect(locate({ PUSH: 'on', PUBLIC_URL: 'https://lunaria.example/' })).toEqual({
    hosts: [...PUSH_HOSTS],
    subject: 'https://lunaria.example',
    key: null,
  });
  expect(locate({ PUSH: 'on', MAIL_FROM: 'Lunaria <hello@example.org>' })?.subject).toBe(
    'mailto:hello@example.org',
  );
});

test('hosts, subject and keys can be given', () => {
  const { publicKey, privateKey } = pairOf(7);
  expect(
    locate({
      PUSH: 'on',
      PUSH_HOSTS: 'Push.example.org, localhost:8443',
      VAPID_SUBJECT: 'mailto:team@example.org',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    }),
  ).toEqual({
    hosts: ['push.example.org', 'localhost:8443'],
    subject: 'mailto:team@example.org',
    key: { publicKey, privateKey },
  });
});

test.each([
  [{ PUSH: 'maybe' }, /^The setting PUSH cannot be used/],
  [{ PUSH: 'on', PUSH_HOSTS: '127.0.0.1' }, /^The setting PUSH_HOSTS cannot be used/],
  [{ PUSH: 'on', PUSH_HOSTS: ' , ' }, /^The setting PUSH_HOSTS cannot be used/],
  [{ PUSH: 'on', VAPID_SUBJECT: 'team' }, /^The setting VAPID_SUBJECT cannot be used/],
  [{ VAPID_PUBLIC_KEY: pairOf(7).publicKey }, /one is not set: set both or none/],
  [{ VAPID_PUBLIC_KEY: pairOf(7).publicKey, VAPID_PRIVATE_KEY: pairOf(8).privateKey }, /are no pair/],
  [{ PUSH: 'on', PUBLIC_URL: 'http://lunaria.example' }, /PUBLIC_URL must begin with https/],
])('what contradicts itself ends the start, and no key is repeated: %#', (environment, sentence) => {
  const start = () => locate(environment);
  expect(start).toThrow(sentence);
  expect(start).not.toThrow(new RegExp(pairOf(8).privateKey));
});
