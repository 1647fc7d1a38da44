import { openDeviceDatabase, rangeOf } from './device-database.ts';
import { isSealed, markOf, sealRow } from './seal.ts';

/**
 * Rows of hers that an older version of the page wrote as they are become sealed ones. Each by itself: one that changes
 * meanwhile is left for the next visit. Never throws.
 */
export async function sealPlainRows(userId: string): Promise<void> {
  try {
    const database = await openDeviceDatabase();
    for (const name of ['kept', 'writes'] as const) {
      for (const key of (await database?.getAllKeys(name, rangeOf(userId))) ?? []) {
        // as: keys of either store; the type of the library wants to know which
        const at = key as [string, string];
        const plain = await database?.get(name, at);
        if (plain === undefined || isSealed(plain)) continue;
        const sealed = await sealRow([name, ...at], plain);
        const { store, done } = database?.transaction(name, 'readwrite') ?? {};
        if (markOf(await store?.get(at)) === markOf(plain)) await store?.put(sealed, at);
        await done;
      }
    }
  } catch {
    return;
  }
}
