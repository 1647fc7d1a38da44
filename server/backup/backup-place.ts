import type { Readable } from 'node:stream';

/**
 * Where backups lie: a folder (folder-place.ts) or a bucket (bucket-place.ts). Paths are relative, with "/" between (backup-paths.ts).
 * What is written is on the disk, or in the bucket, when its promise resolves.
 */
export interface BackupPlace {
  /** As the operator knows it. */
  readonly name: string;
  /**
   * True in a bucket, which renames nothing: what is written has its name at once, and a backup is whole by its manifest, the last
   * that is written. False in a folder, where a whole backup is given its name.
   */
  readonly showsUnfinished: boolean;
  /** Makes what is missing of the place. */
  prepare(): Promise<void>;
  /** Names that lie directly in a folder, in no order; none where it is not there. */
  list(folder: string): Promise<string[]>;
  has(path: string): Promise<boolean>;
  /** Rejects where there is nothing. */
  read(path: string): Promise<Readable>;
  /** Stores the content under the path, replacing what was there. */
  write(path: string, content: Readable | string): Promise<void>;
  /** What is to become `path` is written here, is looked at, and then settled. */
  draft(path: string): string;
  /** Gives what was written as a draft of `path` its name, as one step. */
  settle(path: string): Promise<void>;
  /** A file, or everything below a folder. No error where there is nothing. */
  remove(path: string): Promise<void>;
  /** Takes away drafts that were never settled. */
  removeDrafts(): Promise<void>;
  /**
   * Runs `work` while no other backup or restore of ours works here. Throws a BackupError with the code `busy` where one does, and
   * with `no_backup` where there is no such place.
   */
  hold<T>(work: () => Promise<T>): Promise<T>;
}
