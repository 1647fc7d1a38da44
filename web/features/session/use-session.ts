import { useSyncExternalStore } from 'react';
import type { SessionManager } from './session-manager.ts';
import { useSessionManager } from './session-provider.tsx';
import type { SessionState, SessionUser } from './session-state.ts';

interface SessionView extends Pick<SessionManager, 'signIn' | 'signUp' | 'signOut'> {
  status: SessionState['status'];
  /** Null unless signed in. */
  user: SessionUser | null;
  /** Still recovering, and the server did not answer so far. */
  isUnreachable: boolean;
}

// What the prerendered page was drawn with; the first drawing in the browser has to be the same.
const PRERENDERED: SessionState = { status: 'recovering', isUnreachable: false };

export function useSessionState(): SessionState {
  const manager = useSessionManager();
  return useSyncExternalStore(manager.subscribe, manager.getState, () => PRERENDERED);
}

/** Who is signed in, for any page. A page that cannot do without a user takes `useRequiredSession`. */
export function useSession(): SessionView {
  const { signIn, signUp, signOut } = useSessionManager();
  const state = useSessionState();
  return {
    status: state.status,
    user: state.status === 'signed-in' ? state.session.user : null,
    isUnreachable: state.status === 'recovering' && state.isUnreachable,
    signIn,
    signUp,
    signOut,
  };
}
