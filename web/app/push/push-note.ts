// Read and written by the pages and by the worker, which has no storage in common with them but this and a database.

/** In what the browser calls a cache. */
export const PUSH_CACHE = 'lunaria-push';
const ADDRESS = '/this-device';

/** What this device knows of reminders being on for it. */
export interface PushNote {
  /** Whose: nothing is shown for anybody else. */
  userId: string;
  /** Of the server, with which it subscribed. */
  key: string;
  /** Where messages for it go, as the server was told. */
  endpoint: string;
}

/** A key as every browser takes it. */
export function readPushKey(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
}

/** Null where reminders are not on for this device. */
export async function readPushNote(): Promise<PushNote | null> {
  const found = await (await caches.open(PUSH_CACHE)).match(ADDRESS);
  const note = (await found?.json().catch(() => null)) as Partial<PushNote> | null | undefined; // as: looked at below
  if (typeof note?.userId !== 'string' || typeof note.key !== 'string') return null;
  return typeof note.endpoint === 'string'
    ? { userId: note.userId, key: note.key, endpoint: note.endpoint }
    : null;
}

export async function writePushNote(note: PushNote): Promise<void> {
  await (await caches.open(PUSH_CACHE)).put(ADDRESS, new Response(JSON.stringify(note)));
}

export async function deletePushNote(): Promise<void> {
  await caches.delete(PUSH_CACHE);
}
