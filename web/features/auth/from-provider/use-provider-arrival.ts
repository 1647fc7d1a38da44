import { useEffect } from 'react';
import { useSessionState } from '../../session/use-session.ts';
import { useProviderOutcome } from './use-provider-outcome.ts';
import { readWaitingLink } from './waiting-link.ts';

/** On her pages: what came of a journey to a provider, and adding the one that waited until she had logged in. */
export function useProviderArrival(): void {
  useProviderOutcome('account');
  const { status } = useSessionState();
  useEffect(() => {
    // Rare: fetched when it is so.
    if (status !== 'signed-in' || readWaitingLink() === null) return;
    void import('./confirm-waiting-link.ts').then(({ confirmWaitingLink }) => confirmWaitingLink());
  }, [status]);
}
