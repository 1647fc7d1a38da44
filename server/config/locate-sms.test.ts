import { expect, test } from 'vitest';
import { locateSms } from './locate-services.ts';
import { readConfig } from './read-config.ts';

const locate = (url: string, token = 'a-token') =>
  locateSms(readConfig({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: token }));

test('nobody sends text messages unless the operator names who does', () => {
  expect(locateSms(readConfig({}))).toBeNull();
  expect(locate('https://sms.example.org/texts')).not.toBeNull();
});

test.each(['http://localhost:9000/', 'http://127.0.0.1:9000/', 'http://[::1]:9000/'])(
  'on this machine it may be plain http: %s',
  (url) => {
    expect(locate(url)).not.toBeNull();
  },
);

test.each([
  'http://sms.example.org/',
  'http://localhost.example.org/',
  'http://10.0.0.1/',
  'http://127.0.0.1.example.org/',
])('elsewhere it may not: %s', (url) => {
  expect(() => locate(url)).toThrow(/SMS_WEBHOOK_URL must begin with https/);
});

test('without the token it refuses to start, and says why', () => {
  expect(() => locate('https://sms.example.org/', '')).toThrow(/SMS_WEBHOOK_TOKEN must be set too/);
  expect(() => locate('not an address')).toThrow(/SMS_WEBHOOK_URL cannot be used/);
});
