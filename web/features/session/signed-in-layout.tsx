import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { watchTyping } from '../../app/busy-tabs.ts';
import { hasUpdate, registerShell, subscribeToUpdates } from '../../app/follow-updates.ts';
import { listenForLeaving } from '../../app/leave-quickly.ts';
import { followErasedParts } from '../../app/parts-erased.ts';
import { useLedByReminders } from '../../app/push/follow-push.ts';
import '../../app/write-queue/write-kinds.ts';
import { followSession } from './follow-session.ts';
import { useProviderArrival } from './from-provider/use-provider-arrival.ts';
import { useSessionManager } from './session-provider.tsx';
import { TermsQuestion } from './terms-question.tsx';
import { useLockWatch } from './use-lock-watch.ts';

const UpdateBar = lazy(() => import('./update-bar.tsx').catch(() => ({ default: () => null })));

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
  useEffect(() => followErasedParts(queryClient), [queryClient]);
  useEffect(() => followSession(manager), [manager]);
  useEffect(() => listenForLeaving(), []);
  useEffect(registerShell, []);
  useLockWatch(manager);
  useProviderArrival();
  useLedByReminders();
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

/**
 * Says that a newer version is on the device: above what is said about unsent changes, without taking room, so that
 * nothing jumps.
 */
function UpdateNotice() {
  const isReady = useSyncExternalStore(subscribeToUpdates, hasUpdate, () => false);
  return (
    // In the page from the start: a screen reader hears only what changes in it.
    <div
      role="status"
      className="pointer-events-none fixed bottom-[calc(1rem+var(--bottom-bar-height,0px)+var(--unsent-height,0px))] left-4 z-30 max-w-[min(34rem,100vw-2rem)] sm:left-6 print:hidden"
    >
      {isReady && (
        <Suspense>
          <UpdateBar />
        </Suspense>
      )}
    </div>
  );
}
