import { expect, test } from 'vitest';
import { isThisMachine } from './this-machine.ts';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '/var/run/postgresql'])(
  '%s is this machine',
  (host) => {
    expect(isThisMachine(host)).toBe(true);
  },
);

test.each([
  '',
  'db',
  'db.example.org',
  'localhost.example.org',
  '127.0.0.1.example.org',
  '127.evil.example',
  '10.0.0.1',
  '192.168.1.5',
  '0.0.0.0',
  '[::]',
  'fe80::1',
  '[::ffff:10.0.0.1]',
])('%s is another one', (host) => {
  expect(isThisMachine(host)).toBe(false);
});
