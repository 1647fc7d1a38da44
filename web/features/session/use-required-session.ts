import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKeptUser } from './kept-user.ts';
import { SECOND_STEP_PATH } from './return-path.ts';
import { useSessionManager } from './session-provider.tsx';
import type { AccountOutcome } from './session-requests.ts';
import type { SessionUser } from './session-state.ts';
import { useSessionState } from './use-session.ts';

export interface SignedInSession {
  status: 'signed-in';
  /** While the server cannot be asked: who was signed in here last, with an empty address. */
  user: SessionUser;
  /** Ends the session and goes to the path; stays where it is when the outcome is another than `done`. */
  signOutTo: (path: string) => Promise<AccountOutcome>;
}

interface LoadingSession {
  status: 'loading';
  isUnreachable: boolean;
  /** A day has passed without the server: what this device keeps waits until it was reached once. */
  isLocked: boolean;
  retry: () => void;
}

/** Nothing of hers is shown before her PIN, or a passkey. */
interface LockedSession {
  status: 'locked';
}

type RequiredSession = LoadingSession | LockedSession | SignedInSession;

/**
 * For a page that shows nothing without a user: asks the server who she is, and sends a visitor to the login
 * once, and only once, the server has said that there is no session; to the second step, where hers needs one.
 */
export function useRequiredSession(loginPath: string): RequiredSession {
  const manager = useSessionManager();
  const state = useSessionState();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // While she logs out herself, the way leads elsewhere and not to the login.
  const isLeaving = useRef(false);
  const isUnreachable = state.status === 'recovering' && state.isUnreachable;
  const keptUser = useKeptUser(isUnreachable);
  const isVisitor = state.status === 'signed-out' && !state.isAssumed;
  const wayIn = isVisitor ? loginPath : state.status === 'second-step' ? SECOND_STEP_PATH : null;

  useEffect(() => manager.requireAnswer(), [manager]);

  useEffect(() => {
    // The wish to come back travels in the history entry: a link from elsewhere cannot plant it.
    if (wayIn !== null && !isLeaving.current)
      navigate(wayIn, { replace: true, state: { returnTo: pathname + search } });
  }, [wayIn, navigate, pathname, search]);

  const retry = useCallback(() => void manager.recheck(), [manager]);
  const signOutTo = useCallback(
    async (path: string) => {
      isLeaving.current = true;
      const outcome = await manager.signOut();
      if (outcome.kind === 'done') await navigate(path);
      else isLeaving.current = false;
      return outcome;
    },
    [manager, navigate],
  );

  if (state.status === 'locked') return { status: 'locked' };
  const user = state.status === 'signed-in' ? state.session.user : keptUser;
  const isLocked = user === 'locked';
  if (user !== null && !isLocked) return { status: 'signed-in', user, signOutTo };
  return { status: 'loading', isUnreachable, isLocked, retry };
}
