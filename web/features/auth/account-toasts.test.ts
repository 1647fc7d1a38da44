import { expect, test } from 'vitest';
import {
  describeFailedChange,
  describeFailedProvider,
  describeFailedSignIn,
  describeFailedSignUp,
  PASSWORD_SET,
  SIGNED_IN,
  SIGNED_UP,
} from './account-toasts.ts';

const refused = {
  kind: 'refused',
  status: 422,
  code: 'invalid_input',
  message: 'What the server says.',
  retryAfterMs: null,
} as const;
const unanswered = { kind: 'unanswered' } as const;

//
test('failures of sign-up and login read as the specification has them', () => {
  expect(describeFailedSignUp(refused)).toEqual({
    title: 'Sign up failed',
    message: 'What the server says.',
  });
  expect(describeFailedSignIn(refused)).toEqual({ title: 'Login failed', message: 'What the server says.' });
  expect(describeFailedSignIn({ ...refused, message: 'Invalid login credentials' })).toEqual({
    title: 'Login failed',
    message: 'Invalid email or password. Please try again.',
  });
  for (const describe of [describeFailedSignUp, describeFailedSignIn]) {
    expect(describe(unanswered)).toEqual({
      title: 'Error',
      message: 'An unexpected error occurred. Please try again.',
    });
  }
});

//
test.each([
  ['google', 'sign-up', 'Google sign-up failed', 'Failed to sign up with Google'],
  ['apple', 'sign-up', 'Apple sign-up failed', 'Failed to sign up with Apple'],
  ['google', 'sign-in', 'Google sign-in failed', 'Failed to sign in with Google'],
  ['apple', 'sign-in', 'Apple sign-in failed', 'Failed to sign in with Apple'],
] as const)(
  '%s %s has a title of its own, with the words of the server or its own',
  (provider, purpose, title, own) => {
    expect(describeFailedProvider(provider, purpose, refused)).toEqual({
      title,
      message: 'What the server says.',
    });
    expect(describeFailedProvider(provider, purpose, unanswered)).toEqual({ title, message: own });
  },
);

test('a change that failed says what the server said, and without an answer not that nothing was changed', () => {
  expect(describeFailedChange('Password not changed', refused)).toEqual({
    title: 'Password not changed',
    message: 'What the server says.',
  });
  expect(describeFailedChange('Not logged out', unanswered)).toEqual({
    title: 'Not logged out',
    message: 'The server could not be reached. Try again.',
  });
});

//
test('the other toasts read as the specification has them, with the name of the product', () => {
  expect(SIGNED_UP).toEqual({
    title: 'Success!',
    message: 'Your account has been created. Welcome to Lunaria!',
  });
  expect(SIGNED_IN).toEqual({ title: 'Welcome back!', message: 'You have successfully logged in.' });
  expect(PASSWORD_SET).toEqual({ title: 'Password set', message: 'Log in with your new password.' });
});
