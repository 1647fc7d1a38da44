import { dropDeviceKey } from './device-key-cookie.ts';
import { forgetVisit, readNote, writeNote } from './device-note.ts';
import { setLeaving } from './leaving.ts';
import { dropSignedInHint } from './signed-in-hint.ts';

/** That others use this device too: as she said, kept here alone. */
const SHARED_KEY = 'lunaria.shared-device';

export const isSharedDevice = (): boolean => readNote(SHARED_KEY) === '1';

/** False where nothing can be stored: then every visit would have to say it anew. */
export const markSharedDevice = (isShared: boolean): boolean => writeNote(SHARED_KEY, isShared ? '1' : null);

/**
 * Logs out of this device and takes her copies and our files from it, while the page is already going. What was not sent yet
 * stays, encrypted: its key goes, and comes back with her next login. What the page has no time for is done by the next one
 * of ours, before it asks the server anything (session-knowledge.ts).
 */
export function clearSharedDevice(): void {
  setLeaving(true);
  dropDeviceKey();
  dropSignedInHint();
  forgetVisit();
  const headers = { 'content-type': 'application/json' };
  void fetch('/api/auth/leave', { method: 'POST', keepalive: true, headers, body: '{}' }).catch(
    () => undefined,
  );
  void import('./device-store/device-store.ts').then(({ forgetKept }) => forgetKept()).catch(() => undefined);
  void clearFiles().catch(() => undefined);
}

/** The files of the worker, and the worker: the same for everybody, but they say that this site was used here. */
export async function clearFiles(): Promise<void> {
  if ('caches' in window) for (const name of await window.caches.keys()) void window.caches.delete(name);
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const worker of workers) void worker.unregister();
}
