import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { markSignedIn } from '../../app/signed-in-hint.ts';
import {
  connectBrowser,
  makeBrowserSessionEnvironment,
  openTabChannel,
} from './browser-session-environment.ts';
import { createSessionManager, type SessionManager } from './session-manager.ts';

const SessionContext = createContext<SessionManager | null>(null);

/** Starts the session of this tab. Above the router: every page knows the same. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [connection] = useState(openConnection);

  useEffect(() => {
    const { manager } = connection;
    // Styles show one of the two navigation bars by the mark; until the answer is there, the cookie decides.
    const stopMarks = manager.subscribe(() => {
      const state = manager.getState();
      if (state.status !== 'recovering') markSignedIn(state.status !== 'signed-out');
    });
    const disconnect = connection.connect();
    manager.start();
    return () => {
      disconnect();
      manager.stop();
      stopMarks();
    };
  }, [connection]);

  return <SessionContext value={connection.manager}>{children}</SessionContext>;
}

/** The session manager of this tab; for code outside the features, `useSession` is the way in. */
export function useSessionManager(): SessionManager {
  const manager = use(SessionContext);
  if (!manager) throw new Error('useSession needs a SessionProvider above it');
  return manager;
}

interface Connection {
  manager: SessionManager;
  /** Listens to the browser; the result ends it. */
  connect(): () => void;
}

/** While a page is prerendered there is no browser: then the manager exists and is never connected or started. */
function openConnection(): Connection {
  const channel = typeof window === 'undefined' ? null : openTabChannel();
  const manager = createSessionManager(makeBrowserSessionEnvironment(channel));
  return {
    manager,
    connect() {
      const page = new AbortController();
      connectBrowser(manager, channel, page.signal);
      return () => page.abort();
    },
  };
}
