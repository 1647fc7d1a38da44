import { expect, test } from 'vitest';
import { absoluteLink } from './absolute-link.ts';

test('a path becomes an address on the public address of the server, with its query', () => {
  expect(
    absoluteLink('https://lunaria.example', '/api/auth/verify-email', { token: 'a+b/c=', callbackURL: '/' }),
  ).toBe('https://lunaria.example/api/auth/verify-email?token=a%2Bb%2Fc%3D&callbackURL=%2F');
  expect(absoluteLink('http://localhost:3000/', '/auth/login?from=mail')).toBe(
    'http://localhost:3000/auth/login?from=mail',
  );
});

test.each([
  '//evil.example/a',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'login',
  '',
])('the path %j is refused: it could lead elsewhere', (path) => {
  expect(() => absoluteLink('https://lunaria.example', path)).toThrow(RangeError);
});
