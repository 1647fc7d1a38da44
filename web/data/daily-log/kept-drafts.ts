import { readKept } from '../../app/device-store/device-store.ts';

/** Under which the device keeps what was typed on any day and not saved, by day. */
export const KEPT_DRAFTS = 'daily-log drafts';

/** Days with something that is typed and not saved. */
export async function countUnsavedDays(userId: string): Promise<number> {
  const kept = await readKept(userId, KEPT_DRAFTS);
  return typeof kept === 'object' && kept !== null ? Object.keys(kept).length : 0;
}
