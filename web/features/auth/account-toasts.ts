import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { describeSignInFailure } from '@lunaria/domain/account/sign-in.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { Failure } from '../session/request-account.ts';

/** The two parts of a toast, fixed by the specification (section 8). */
interface ToastText {
  title: string;
  message: string;
}

export type ProviderPurpose = 'sign-up' | 'sign-in';

const UNEXPECTED: ToastText = {
  title: 'Error',
  message: 'An unexpected error occurred. Please try again.',
};

export const SIGNED_UP: ToastText = {
  title: 'Success!',
  message: `Your account has been created. Welcome to ${PRODUCT_NAME}!`,
};

export const SIGNED_IN: ToastText = {
  title: 'Welcome back!',
  message: 'You have successfully logged in.',
};

export const PASSWORD_SET: ToastText = {
  title: 'Password set',
  message: 'Log in with your new password.',
};

/** Also where an answer was lost: whether something was changed is not known then. */
export const SERVER_UNREACHABLE = 'The server could not be reached. Try again.';

export function describeFailedSignUp(failure: Failure): ToastText {
  return failure.kind === 'refused' ? { title: 'Sign up failed', message: failure.message } : UNEXPECTED;
}

export function describeFailedSignIn(failure: Failure): ToastText {
  if (failure.kind === 'unanswered') return UNEXPECTED;
  return { title: 'Login failed', message: describeSignInFailure(failure.message) };
}

/** Neither asking for a link nor setting a password changed anything. */
export function describeFailedReset(failure: Failure): ToastText {
  return failure.kind === 'refused' ? { title: 'That did not work', message: failure.message } : UNEXPECTED;
}

/** A change of her account's protection that did not come about; `title` says which. */
export function describeFailedChange(title: string, failure: Failure): ToastText {
  return { title, message: failure.kind === 'refused' ? failure.message : SERVER_UNREACHABLE };
}

export function describeFailedProvider(
  provider: IdentityProvider,
  purpose: ProviderPurpose,
  failure: Failure,
): ToastText {
  const name = PROVIDER_NAMES[provider];
  const action = purpose === 'sign-up' ? 'sign up' : 'sign in';
  return {
    title: `${name} ${purpose} failed`,
    message: failure.kind === 'refused' ? failure.message : `Failed to ${action} with ${name}`,
  };
}

/** The same for a journey that came back without success: the server said why. */
export const describeReturned =
  (purpose: ProviderPurpose) =>
  (provider: IdentityProvider, message: string): ToastText =>
    describeFailedProvider(provider, purpose, {
      kind: 'refused',
      status: 303,
      code: '',
      message,
      retryAfterMs: null,
    });
