import * as z from 'zod/mini';
import { showSize } from './show-size.ts';

/** What her documents take, those that can still be brought back included, and what they may take, in bytes. */
export const storageUseSchema = z.object({
  used_bytes: z.int().check(z.nonnegative()),
  quota_bytes: z.int().check(z.positive()),
});
export type StorageUse = z.infer<typeof storageUseSchema>;

/** From this share on she is told that the room comes to an end. */
const NEARLY = 0.9;
/** What is deleted can be brought back for an hour, and takes its room as long. */
const FREED_LATER = 'What you delete frees its room after an hour, when it can no longer be brought back.';

/** `310 MB of 2 GB used`. */
export function sayStorageUse({ used_bytes, quota_bytes }: StorageUse): string {
  return `${showSize(used_bytes)} of ${showSize(quota_bytes)} used`;
}

/** What she should know as the room comes to an end; null as long as there is enough. */
export function sayStorageEnd({ used_bytes, quota_bytes }: StorageUse): string | null {
  if (used_bytes >= quota_bytes) return `There is no room for another document. ${FREED_LATER}`;
  return used_bytes >= quota_bytes * NEARLY ? `There is little room left. ${FREED_LATER}` : null;
}

/** Why a document was not taken. */
export function sayNoRoom(use: StorageUse): string {
  return `There is no room for this document: ${sayStorageUse(use)}. ${FREED_LATER}`;
}
