import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { watchTyping } from '../../app/busy-tabs.ts';
import { registerShell } from '../../app/follow-updates.ts';
import '../../app/write-queue/write-kinds.ts';
import { followSession } from './follow-session.ts';
import { useProviderArrival } from './from-provider/use-provider-arrival.ts';
import { useSessionManager } from './session-provider.tsx';
import { TermsQuestion } from './terms-question.tsx';
import { UpdateNotice } from './update-notice.tsx';

/**
 * Around the pages that load something of hers: what was loaded is kept while she moves between them and
 * dropped when she leaves them or is signed out, here or in another tab. Public pages carry none of this.
 */
export default function SignedInLayout() {
  const manager = useSessionManager();
  const [queryClient] = useState(makeQueryClient);

  useEffect(
    () =>
      manager.onEvent((event) => {
        if (event === 'signed-out' || event === 'held') queryClient.clear();
        // What was shown meanwhile may be what the device kept.
        if (event === 'signed-in') void queryClient.invalidateQueries();
      }),
    [manager, queryClient],
  );
  useEffect(() => followSession(manager), [manager]);
  useEffect(registerShell, []);
  useProviderArrival();
  useEffect(() => watchTyping(manager), [manager]);

  return (
    <QueryClientProvider client={queryClient}>
      <TermsQuestion>
        <Outlet />
      </TermsQuestion>
      <UpdateNotice />
    </QueryClientProvider>
  );
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
  });
}
