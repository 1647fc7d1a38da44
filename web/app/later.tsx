import { type ComponentType, lazy, Suspense } from 'react';

const RETRY_MS = 2_000;

/**
 * A part of a prerendered page that can be read, and whose links work, before its code is here. In the page it is
 * HTML from the first moment; the code comes after what the page needs at once, and takes that HTML over.
 */
export function comesLater(load: () => Promise<{ default: ComponentType }>): ComponentType {
  // Never fails: what can be read stays, and is taken over as soon as the network is back.
  const loadAtLast = (): ReturnType<typeof load> =>
    load().catch(() => new Promise((resolve) => setTimeout(() => resolve(loadAtLast()), RETRY_MS)));
  const Part = lazy(loadAtLast);
  return function Later() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
