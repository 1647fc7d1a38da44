import { openDeviceDatabase } from './device-database.ts';

/**
 * The last known rows of the server, so that a page opened without a connection has something to show. Per user,
 * encrypted (seal.ts), gone when she logs out or her session has ended. Where the device keeps nothing, nothing is kept:
 * never an error.
 */

/** Whose rows may be kept; set while her session is good. An answer that arrives after it has ended is not kept. */
let keeperId: string | null = null;
/** One after the other: of two versions of a row the later one stays, however long each takes to encrypt. */
let keeping: Promise<void> = Promise.resolve();

/** The page is drawn without it. */
const loadSeal = () => import('./seal.ts');

export function allowKeeping(userId: string | null): void {
  keeperId = userId;
}

/** What was kept under the name, or null. Unchecked: whoever reads it validates it. */
export async function readKept(userId: string, name: string): Promise<unknown> {
  try {
    const { openRow } = await loadSeal();
    const database = await openDeviceDatabase();
    return (await openRow(['kept', userId, name], await database?.get('kept', [userId, name]))) ?? null;
  } catch {
    return null;
  }
}

/** Whether something lies there under the name, readable or not. */
export async function hasKept(userId: string, name: string): Promise<boolean> {
  try {
    return (await (await openDeviceDatabase())?.count('kept', [userId, name])) === 1;
  } catch {
    return false;
  }
}

/** Anything that JSON can say. Ignored unless she is the one signed in. */
export function keep(userId: string, name: string, value: unknown): Promise<void> {
  keeping = keeping.then(() => put(userId, name, value)).catch(() => undefined);
  return keeping;
}

async function put(userId: string, name: string, value: unknown): Promise<void> {
  const database = await openDeviceDatabase();
  if (userId !== keeperId) return;
  const { sealRow } = await loadSeal();
  const sealed = await sealRow(['kept', userId, name], value);
  if (userId === keeperId) await database?.put('kept', sealed, [userId, name]);
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
