import { expect, test } from 'vitest';
import { checkNewPassword, passwordResetAskSchema, passwordResetSchema } from './password-reset.ts';

test('a reset is asked for with an address and nothing else', () => {
  expect(
    passwordResetAskSchema.parse({ email: 'maria@example.org', redirectTo: 'https://evil.example' }),
  ).toEqual({ email: 'maria@example.org' });
  expect(passwordResetAskSchema.safeParse({ email: 'maria' }).success).toBe(false);
});

test('a new password keeps the rules of sign-up', () => {
  const reset = (password: string) => passwordResetSchema.safeParse({ token: 'a.b.c', password });
  expect(reset('eightchr').success).toBe(true);
  expect(reset('7 chars').error?.issues[0]?.message).toBe('Password must be at least 8 characters');
  expect(reset('x'.repeat(129)).success).toBe(false);
  expect(passwordResetSchema.safeParse({ token: '', password: 'eightchr' }).error?.issues[0]?.message).toBe(
    'This link does not work any more. Ask for a new one.',
  );
});

test.each([
  ['', '', null, null, false],
  ['short', '', 'Password must be at least 8 characters', null, false],
  ['eightchr', '', null, null, false],
  ['eightchr', 'eightchR', null, 'Passwords do not match', false],
  ['eightchr', 'eightchr', null, null, true],
  ['short', 'short', 'Password must be at least 8 characters', null, false],
])('"%s" typed and "%s" repeated', (password, repeated, first, second, isComplete) => {
  expect(checkNewPassword(password, repeated)).toEqual({ password: first, repeated: second, isComplete });
});
