import { PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { useEffect } from 'react';
import { useSessionState } from '../use-session.ts';
import type { DescribeFailure } from './tell-provider-outcome.ts';
import { useProviderOutcome } from './use-provider-outcome.ts';
import { readWaitingLink } from './waiting-link.ts';

const describeFailure: DescribeFailure = (provider, message) => ({
  title: `That did not work with ${PROVIDER_NAMES[provider]}`,
  message,
});

/** On her pages: what came of a journey to a provider, and adding the one that waited until she had logged in. */
export function useProviderArrival(): void {
  useProviderOutcome(describeFailure);
  const { status } = useSessionState();
  useEffect(() => {
    // Rare: fetched when it is so.
    if (status !== 'signed-in' || readWaitingLink() === null) return;
    void import('./confirm-waiting-link.ts').then(({ confirmWaitingLink }) => confirmWaitingLink());
  }, [status]);
}
