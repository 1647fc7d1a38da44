import { useSessionManager } from './session-provider.tsx';
import { useSessionState } from './use-session.ts';

/** Locks this browser at once; null where her account has no lock. */
export function useLock(): (() => void) | null {
  const { lock } = useSessionManager();
  const state = useSessionState();
  return state.status === 'signed-in' && state.session.lock !== null ? lock : null;
}
