/**
 * The last known rows of the server, so that a page opened without a connection has something to show. Per user,
 * encrypted (seal.ts), gone when she logs out or her session has ended. Where the device keeps nothing, nothing is kept:
 * never an error.
 */

/** Whose rows may be kept; set while her session is good. An answer that arrives after it has ended is not kept. */
let keeperId: string | null = null;

/** Once the page is drawn. */
export const loadStorage = () => import('./device-storage.ts');

export function allowKeeping(userId: string | null): void {
  keeperId = userId;
}

/** What was kept under the name, or null. Unchecked: whoever reads it validates it. */
export async function readKept(userId: string, name: string): Promise<unknown> {
  const storage = loadStorage();
  return (await storage.then(({ readRow }) => readRow(userId, name)).catch(() => null)) ?? null;
}

/** Whether something lies there under the name, readable or not. */
export async function hasKept(userId: string, name: string): Promise<boolean> {
  const storage = loadStorage();
  return await storage.then(({ hasRow }) => hasRow(userId, name)).catch(() => false);
}

/** Anything that JSON can say. Ignored unless she is the one signed in. */
export function keep(userId: string, name: string, value: unknown): Promise<void> {
  const mayKeep = () => userId === keeperId;
  return loadStorage()
    .then(({ putRow }) => putRow(userId, name, value, mayKeep))
    .catch(() => undefined);
}

/** Forgets what was kept of everybody, or of everybody but one. */
export async function forgetKept(exceptUserId: string | null = null): Promise<void> {
  const storage = loadStorage();
  await storage.then(({ removeRows }) => removeRows(exceptUserId)).catch(() => undefined);
}
