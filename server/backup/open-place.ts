import type { S3Config } from '../storage/s3-driver.ts';
import type { BackupPlace } from './backup-place.ts';
import { openFolderPlace } from './folder-place.ts';

export type BackupPlaceLocation =
  | { kind: 'folder'; folder: string }
  | { kind: 'bucket'; s3: S3Config; prefix: string };

/** Asks nothing of it yet. The client for buckets, several megabytes of code, is loaded only for one. */
export async function openPlace(location: BackupPlaceLocation): Promise<BackupPlace> {
  if (location.kind === 'folder') return openFolderPlace(location.folder);
  const { openBucketPlace } = await import('./bucket-place.ts');
  return openBucketPlace(location);
}
