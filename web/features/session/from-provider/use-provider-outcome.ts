import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DescribeFailure } from './tell-provider-outcome.ts';

/** The names that such an address has (domain/account/provider-outcome.ts), which is fetched only where they stand. */
const BRINGS_OUTCOME = /[?&]provider_(error|news)=/;

/**
 * Says what came of a journey to Google or Apple, once, and takes it out of the address, so that neither a reload nor a
 * bookmark says it again.
 */
export function useProviderOutcome(describeFailure: DescribeFailure, onTold?: () => void): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each address
  useEffect(() => {
    if (!BRINGS_OUTCOME.test(search)) return;
    void import('./tell-provider-outcome.ts').then(({ tellProviderOutcome }) => {
      const rest = tellProviderOutcome(search, describeFailure);
      onTold?.();
      void navigate({ pathname, search: rest, hash }, { replace: true, state, preventScrollReset: true });
    });
  }, [search]);
}
