import { createReadStream } from 'node:fs';
import { BackupError } from './backup-error.ts';
import { exists, locate, sealedNameOf } from './backup-folder.ts';
import type { BackupKey } from './backup-key.ts';
import { type FileEntry, openObject } from './kept-files.ts';
import type { Manifest } from './manifest.ts';
import { LineDigest, measure, readLinesOf } from './sealed-lines.ts';

export interface ReadBackup {
  folder: string;
  key: BackupKey;
  manifest: Manifest;
  /** The name of its folder, where it has not its own yet. */
  place?: string;
}

/** The lines of a part. */
export function readPart(
  { folder, key, manifest, place = manifest.id }: ReadBackup,
  part: string,
): AsyncGenerator<string> {
  return readLinesOf(locate.part(folder, place, part), { key, name: sealedNameOf(manifest.id, part) });
}

export async function readFileEntries(backup: ReadBackup): Promise<FileEntry[]> {
  const files: FileEntry[] = [];
  // as: written by makeBackup, and nobody without BACKUP_KEY can write another
  for await (const line of readPart(backup, 'files')) files.push(JSON.parse(line) as FileEntry);
  return files;
}

/**
 * Reads everything of a backup to its end, `files` too unless told not to. Throws a BackupError that names the first part that
 * is not what was written.
 */
export async function checkBackup(backup: ReadBackup, { files = true } = {}): Promise<void> {
  const { folder, key, manifest, place = manifest.id } = backup;
  for (const [part, expected] of Object.entries(manifest.parts)) {
    const path = locate.part(folder, place, part);
    if (!(await exists(path)))
      throw new BackupError(`The backup ${manifest.id} lacks its part "${part}": take another backup.`);
    const { bytes, sha256 } = await measure(createReadStream(path));
    if (bytes !== expected.bytes || sha256 !== expected.sha256) throw damaged(manifest, `part "${part}"`);
  }
  for (const [table, expected] of Object.entries(manifest.tables)) {
    const part = `table-${table}`;
    const digest = new LineDigest();
    try {
      for await (const line of readPart(backup, part)) digest.add(line);
    } catch {
      throw damaged(manifest, `part "${part}"`);
    }
    const { rows, sha256 } = digest.end();
    if (rows !== expected.rows || sha256 !== expected.sha256) throw damaged(manifest, `part "${part}"`);
  }
  for (const { object, bytes, sha256 } of await readFileEntries(backup)) {
    if (object === undefined || !files) continue;
    const path = locate.object(folder, object);
    if (!(await exists(path)))
      throw new BackupError(
        `The backup ${manifest.id} lacks its file "objects/${object.slice(0, 2)}/${object}": take another backup.`,
      );
    const found = await measure(openObject(path, key, object)).catch(() => null);
    if (found?.bytes !== bytes || found?.sha256 !== sha256)
      throw damaged(manifest, `file "objects/${object.slice(0, 2)}/${object}"`);
  }
}

function damaged({ id }: Manifest, what: string): BackupError {
  return new BackupError(`The ${what} of the backup ${id} was changed or is damaged: take another backup.`);
}
