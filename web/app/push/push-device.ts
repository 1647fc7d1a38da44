import { deletePushNote, readPushKey, readPushNote, writePushNote } from './push-note.ts';

/** An address and keys as the server takes them. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * `needs-home-screen`: on an iPhone or iPad only what was put on the home screen may. `denied`: she, or the browser, said no
 * before; no page can ask again. `open`: it can be turned on, or is.
 */
export type PushSupport = 'none' | 'needs-home-screen' | 'denied' | 'open';

export function readPushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return isApplePhone() ? 'needs-home-screen' : 'none';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

/** An iPad calls itself a Macintosh, and is one that can be touched. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * Asks her browser whether it may, then for an address, and has `tell` give it to the server. Returns false where she, or the
 * browser, said no; throws what `tell` throws, or what the browser does, and nothing stays then.
 */
export async function turnOnHere(
  userId: string,
  key: string,
  tell: (address: PushAddress) => Promise<void>,
): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of before may be another account's, or made for another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscribed = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: readPushKey(key),
  });
  try {
    // Before the server knows: from then on a message may come, which the worker shows by the note alone.
    await writePushNote({ userId, key, endpoint: subscribed.endpoint });
    await tell(addressOf(subscribed));
  } catch (error) {
    await forgetPushHere();
    throw error;
  }
  return true;
}

/** Nothing arrives here from then on, also of what is still on its way. Fine where nothing did; never throws. */
export async function forgetPushHere(): Promise<void> {
  try {
    await deletePushNote();
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Storage that is switched off holds nothing either.
  }
}

/**
 * Right for the account that is signed in: another one's ends, and where the browser gave out another address unheard, `tell` gives
 * it to the server. Never throws.
 */
export async function settlePushHere(
  userId: string,
  tell: (address: PushAddress) => Promise<void>,
): Promise<void> {
  try {
    const note = await readPushNote();
    if (note === null) return;
    const registration = await navigator.serviceWorker.getRegistration();
    const subscribed = await registration?.pushManager.getSubscription();
    if (note.userId !== userId || !subscribed) return await forgetPushHere();
    if (subscribed.endpoint === note.endpoint) return;
    await tell(addressOf(subscribed));
    await writePushNote({ ...note, endpoint: subscribed.endpoint });
  } catch {
    // The server was not reached: the next visit tries again.
  }
}

function addressOf(subscribed: PushSubscription): PushAddress {
  const { p256dh = '', auth = '' } = subscribed.toJSON().keys ?? {};
  return { endpoint: subscribed.endpoint, keys: { p256dh, auth } };
}
