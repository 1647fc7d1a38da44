import { useSyncExternalStore } from 'react';

/** From here on there is room for three columns; in rem, so that larger letters count. */
const WIDE = '(min-width: 80rem)';

/**
 * Whether the dashboard stands in three columns: today, the month, the log of a day. Asked of the window and not left to styles: what
 * is not shown is not drawn, and not fetched.
 */
export function useColumns(): boolean {
  return useSyncExternalStore(follow, hasColumns, () => false);
}

export function hasColumns(): boolean {
  return window.matchMedia(WIDE).matches;
}

function follow(listen: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
