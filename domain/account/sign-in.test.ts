import { expect, test } from 'vitest';
import { describeSignInFailure, signInRequestSchema } from './sign-in.ts';

test.each([
  ['', '', false],
  ['a@b.co', '', false],
  ['', 'secret', false],
  ['not an address', 'x', true],
])('email "%s" and password "%s" may be sent: %s', (email, password, may) => {
  expect(signInRequestSchema.safeParse({ email, password }).success).toBe(may);
});

test('nothing but email and password is sent', () => {
  const request = signInRequestSchema.parse({ email: 'a@b.co', password: 'secret', remember: true });
  expect(request).toEqual({ email: 'a@b.co', password: 'secret' });
});

test('a megabyte is not a password', () => {
  expect(signInRequestSchema.safeParse({ email: 'a@b.co', password: 'x'.repeat(1_000_000) }).success).toBe(
    false,
  );
});

test('wrong credentials are said in plain words, any other message is passed on unchanged', () => {
  expect(describeSignInFailure('Invalid login credentials')).toBe(
    'Invalid email or password. Please try again.',
  );
  expect(describeSignInFailure('Too many attempts. Try again in 30 seconds.')).toBe(
    'Too many attempts. Try again in 30 seconds.',
  );
  expect(describeSignInFailure('invalid login credentials')).toBe('invalid login credentials');
});
