import { dropDeviceKey } from '../../app/device-key-cookie.ts';
import { forgetVisit, readNote, writeNote } from '../../app/device-note.ts';
import { isLeaving, setLeaving } from '../../app/leaving.ts';
import { dropSignedInHint, hasSignedInHint } from '../../app/signed-in-hint.ts';
import type { SessionEnvironment } from './session-knowledge.ts';
import type { SessionManager } from './session-manager.ts';
import {
  readStoredSession,
  type SessionMessage,
  type StoredSession,
  sessionStorageKey,
} from './session-state.ts';
import { noteTouch, readTouched } from './touches.ts';

/** The name of the lock and of the channel that the tabs of one browser share; both end at the origin. */
const SHARED_NAME = 'lunaria-session';

function storageKey(): string {
  return sessionStorageKey(window.location.host);
}

/** What local storage says of who is signed in here; null where it says nothing. */
export const readStoredHere = (): StoredSession | null => readStoredSession(readNote(storageKey()));

/** The real browser behind the session manager. */
export function makeBrowserSessionEnvironment(channel: BroadcastChannel | null): SessionEnvironment {
  return {
    fetch: (input, init) => window.fetch(input, init),
    nowMs: () => Date.now(),
    startTimer(callback, ms) {
      const timer = window.setTimeout(callback, ms);
      return () => window.clearTimeout(timer);
    },
    isVisible: () => document.visibilityState === 'visible',
    hasSignedInHint,
    runAlone(task) {
      // Missing outside secure contexts (a plain-http address in a home network): then tabs may ask at once,
      // which costs a request and breaks nothing.
      return navigator.locks ? navigator.locks.request(SHARED_NAME, task) : task();
    },
    store(stored) {
      if (stored?.locked) dropDeviceKey();
      if (stored === null) {
        dropDeviceKey();
        forgetVisit();
        // Only when needed: a public page carries no database.
        void import('./forget-device.ts').then(
          ({ forgetDevice }) => forgetDevice(),
          () => undefined,
        );
        dropSignedInHint();
      }
      // Storage may be switched off or full; the session itself does not live there.
      else writeNote(storageKey(), JSON.stringify(stored));
    },
    readStored: readStoredHere,
    touchedMs: readTouched,
    touch: noteTouch,
    isLeaving,
    setLeaving,
    tellOtherTabs(message) {
      channel?.postMessage(message);
    },
  };
}

/** Opens the line to the other tabs; null where the browser has none. */
export function openTabChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SHARED_NAME);
}

/** Passes on what the browser reports until `signal` says that the page has gone. */
export function connectBrowser(
  manager: SessionManager,
  channel: BroadcastChannel | null,
  signal: AbortSignal,
): void {
  document.addEventListener('visibilitychange', () => manager.onVisibilityChange(), { signal });
  window.addEventListener('online', () => manager.onOnline(), { signal });
  window.addEventListener(
    'pageshow',
    (event) => {
      // Out of the back/forward cache: it slept through whatever the other tabs said.
      if (!event.persisted) return;
      manager.onStoredByOtherTab(readStoredHere());
      manager.lockWhereLeftAlone();
      void manager.recheck();
    },
    { signal },
  );
  window.addEventListener(
    'storage',
    (event) => {
      // The key is null when everything was cleared at once.
      if (event.key === storageKey() || event.key === null) {
        manager.onStoredByOtherTab(readStoredSession(event.newValue));
      }
    },
    { signal },
  );
  channel?.addEventListener(
    'message',
    (event: MessageEvent<SessionMessage>) => manager.onMessage(event.data),
    { signal },
  );
}
