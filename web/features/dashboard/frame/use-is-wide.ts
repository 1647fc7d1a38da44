import { useSyncExternalStore } from 'react';

/** From here on the tabs have room in the header; below, they are a bar at the bottom (`--breakpoint-wide`). */
const query = typeof matchMedia === 'undefined' ? null : matchMedia('(width >= 70rem)');

function subscribe(onChange: () => void): () => void {
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the window is as wide as a desk's. Each layout is drawn alone: nothing stands in the page unseen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query?.matches ?? true,
    () => true,
  );
}
