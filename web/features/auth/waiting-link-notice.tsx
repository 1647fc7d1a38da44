import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { useEffect, useState } from 'react';
import { useProviderOutcome } from '../session/from-provider/use-provider-outcome.ts';
import { readWaitingLink } from '../session/from-provider/waiting-link.ts';
import { describeReturned } from './account-toasts.ts';

/** At the login: what came of a journey to a provider, and what happens to it once she has logged in. */
export function WaitingLinkNotice() {
  const [provider, setProvider] = useState<IdentityProvider | null>(null);
  const look = () => setProvider(readWaitingLink());
  useProviderOutcome(describeReturned('sign-in'), look);
  // The prerendered page knows nothing of this tab.
  useEffect(look, []);
  return (
    <div role="status">
      {provider !== null && (
        <p className="mt-6 rounded-card border border-border bg-surface p-4">
          There is already an account with this address. Log in the way you did before, and{' '}
          {PROVIDER_NAMES[provider]} is added.
        </p>
      )}
    </div>
  );
}
