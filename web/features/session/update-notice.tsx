import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasUpdate, subscribeToUpdates } from '../../app/follow-updates.ts';

const UpdateBar = lazy(() => import('./update-bar.tsx').catch(() => ({ default: () => null })));

/**
 * Says that a newer version is on the device: above what is said about unsent changes, without taking room, so that
 * nothing jumps.
 */
export function UpdateNotice() {
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
