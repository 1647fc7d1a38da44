import { useSyncExternalStore } from 'react';

/** When the server knew the session of this tab last; null while nobody is signed in. */
let contactMs: number | null = null;
const listeners = new Set<() => void>();

/** Said by whoever looks after the session. */
export function noteContact(ms: number | null): void {
  if (ms === contactMs) return;
  contactMs = ms;
  for (const listener of listeners) listener();
}

/** In ms; by it what is kept of her profile opens without the server, and for how long. */
export function useLastContact(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => contactMs,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
