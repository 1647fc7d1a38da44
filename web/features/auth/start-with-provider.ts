import type { IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import { SIGNED_IN_HOME } from '@lunaria/domain/account/return-path.ts';
import { type Failure, requestAccount } from '../session/request-account.ts';

interface Journey {
  /** What it is for; a sign-in otherwise. */
  purpose?: 'sign-in' | 'link' | 'proof';
  /** Where she comes back to; the dashboard otherwise. */
  callbackURL?: string;
  /** The form that says so when signing in fails; the login otherwise. */
  errorCallbackURL?: '/auth/signup';
}

/** Sends the browser to Google or Apple, who send it back; null when it is on its way. */
export async function startWithProvider(
  provider: IdentityProvider,
  journey: Journey = {},
): Promise<Failure | null> {
  const outcome = await requestAccount('POST', '/api/auth/sign-in/social', {
    json: { provider, callbackURL: SIGNED_IN_HOME, ...journey },
  });
  if (outcome.kind !== 'done') return outcome;
  const address = URL.parse(outcome.body.url, window.location.href);
  // Anything but a web address (`javascript:` above all) must never reach the location.
  if (address === null || !/^https?:$/.test(address.protocol)) return { kind: 'unanswered' };
  window.location.assign(address);
  return null;
}
