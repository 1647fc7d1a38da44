import { openDeviceDatabase } from './device-database.ts';

/**
 * The last known rows of the server, so that a page opened without a connection has something to show. Per user, gone
 * when she logs out or her session has ended. Where the device keeps nothing, nothing is kept: never an error.
 */

/** Whose rows may be kept; set while her session is good. An answer that arrives after it has ended is not kept. */
let keeperId: string | null = null;

export function allowKeeping(userId: string | null): void {
  keeperId = userId;
}

/** What was kept under the name, or null. Unchecked: whoever reads it validates it. */
export async function readKept(userId: string, name: string): Promise<unknown> {
  try {
    const database = await openDeviceDatabase();
    return (await database?.get('kept', [userId, name])) ?? null;
  } catch {
    return null;
  }
}

/** Anything that can be cloned: plain objects, lists, texts, numbers. Ignored unless she is the one signed in. */
export async function keep(userId: string, name: string, value: unknown): Promise<void> {
  try {
    const database = await openDeviceDatabase();
    if (userId !== keeperId) return;
    await database?.put('kept', value, [userId, name]);
  } catch {
    return;
  }
}

/** Forgets what was kept of everybody, or of everybody but one. */
export async function forgetKept(exceptUserId: string | null = null): Promise<void> {
  try {
    const database = await openDeviceDatabase();
    if (!database) return;
    const { store, done } = database.transaction('kept', 'readwrite');
    const keys = await store.getAllKeys();
    for (const key of keys) if (key[0] !== exceptUserId) void store.delete(key);
    await done;
  } catch {
    return;
  }
}
