import { dropDeviceKey } from './device-key-cookie.ts';
import { setLeaving } from './leaving.ts';
import { dropSignedInHint } from './signed-in-hint.ts';

/** That others use this device too: as she said, kept here alone. */
const SHARED_KEY = 'lunaria.shared-device';

export function isSharedDevice(): boolean {
  try {
    return window.localStorage.getItem(SHARED_KEY) === '1';
  } catch {
    return false;
  }
}

/** False where nothing can be stored: then every visit would have to say it anew. */
export function markSharedDevice(isShared: boolean): boolean {
  try {
    if (isShared) window.localStorage.setItem(SHARED_KEY, '1');
    else window.localStorage.removeItem(SHARED_KEY);
    return true;
  } catch {
    return false;
  }
}

/** What says who is signed in, and small notes about how she likes her pages. */
const OF_HER_VISIT = /^lunaria-(of-|.+-session$)|^lunaria\.touched$/;

/**
 * Logs out of this device and takes her copies and our files from it, while the page is already going. What was not sent yet
 * stays, encrypted: its key goes, and comes back with her next login. What the page has no time for is done by the next one
 * of ours, before it asks the server anything (session-knowledge.ts).
 */
export function clearSharedDevice(): void {
  setLeaving(true);
  dropDeviceKey();
  dropSignedInHint();
  try {
    for (const key of Object.keys(window.localStorage))
      if (OF_HER_VISIT.test(key)) window.localStorage.removeItem(key);
  } catch {
    // The session ends all the same.
  }
  const headers = { 'content-type': 'application/json' };
  void fetch('/api/auth/leave', { method: 'POST', keepalive: true, headers, body: '{}' }).catch(
    () => undefined,
  );
  void import('./device-store/device-store.ts').then(({ forgetKept }) => forgetKept()).catch(() => undefined);
  void clearFiles().catch(() => undefined);
}

/** The files of the worker, and the worker: the same for everybody, but they say that this site was used here. */
async function clearFiles(): Promise<void> {
  if ('caches' in window) for (const name of await window.caches.keys()) void window.caches.delete(name);
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const worker of workers) void worker.unregister();
}
