import { useEffect } from 'react';
import { readStoredHere } from './browser-session-environment.ts';
import type { SessionManager } from './session-manager.ts';
import type { SessionState } from './session-state.ts';
import { useSessionState } from './use-session.ts';

/** Where she chose that her browsers lock: watches whether this one is left alone. Fetched for those accounts alone. */
export function useLockWatch(manager: SessionManager): void {
  const minutes = minutesOf(useSessionState());
  useEffect(() => {
    if (minutes === 0) return;
    let stop = () => {};
    let isOver = false;
    void import('./watch-touches.ts').then(
      ({ watchTouches }) => {
        if (!isOver) stop = watchTouches(manager, minutes);
      },
      // Without it the server locks the session a minute later.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [manager, minutes]);
}

/** 0 for none. Without a connection: what this browser was told last. */
function minutesOf(state: SessionState): number {
  if (state.status === 'signed-in') return state.session.lock?.afterMinutes ?? 0;
  return state.status === 'recovering' && state.isUnreachable ? (readStoredHere()?.lock_after ?? 0) : 0;
}
