import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSessionCookie, verifySessionCookie } from './session-cookie.ts';

const open = { isSecure: false };
const secure = { isSecure: true };

test.each([
  ['lunaria.session_token=abc', open, 'abc'],
  ['a=b; lunaria.session_token=abc; c=d', open, 'abc'],
  ['__Host-lunaria.session_token=abc', secure, 'abc'],
  // Another host of the domain can set these two, and nobody can set the third for a server without https.
  ['lunaria.session_token=abc', secure, null],
  ['__Secure-lunaria.session_token=abc', secure, null],
  ['__Host-lunaria.session_token=abc', open, null],
  // What it plants beside hers does not sign her out either.
  [
    'lunaria.session_token=abc; __Secure-lunaria.session_token=abd; __Host-lunaria.session_token=abe',
    secure,
    'abe',
  ],
  ['lunaria.session_token=abc; lunaria.session_token=abd', open, null],
  ['__Host-lunaria.session_token=abc; __Host-lunaria.session_token=abd', secure, null],
  ['other-lunaria.session_token=abc', open, null],
  ['lunaria.session_token=', open, null],
  ['', open, null],
  [undefined, open, null],
])('of "%s" with %o the session cookie is %s', (header, config, expected) => {
  expect(readSessionCookie(header, config)).toBe(expected);
});

const secret = 'a secret of at least thirty-two characters';
const sign = (token: string, by = secret) =>
  encodeURIComponent(`${token}.${createHmac('sha256', by).update(token).digest('base64')}`);

test('a signed cookie gives its token', () => {
  expect(verifySessionCookie(sign('token'), secret)).toBe('token');
  expect(verifySessionCookie(sign('to.ken'), secret)).toBe('to.ken');
});

test.each([
  ['signed with another secret', sign('token', `${secret}!`)],
  ['of another token', sign('token').replace('token', 'Token')],
  ['with half a signature', sign('token').slice(0, -10)],
  ['with more behind its signature', `${sign('token')}A`],
  ['with an empty signature', 'token.'],
  ['without a signature', 'token'],
  ['with a broken escape', 'token.%E0%A4%A'],
  ['that is empty', ''],
])('a cookie %s gives none', (_, cookie) => {
  expect(verifySessionCookie(cookie, secret)).toBeNull();
});
