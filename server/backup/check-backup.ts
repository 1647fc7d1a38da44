import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import { locate, sealedNameOf } from './backup-paths.ts';
import type { BackupPlace } from './backup-place.ts';
import { type FileEntry, openObject } from './kept-files.ts';
import type { Manifest } from './manifest.ts';
import { LineDigest, measure, readLinesOf } from './sealed-lines.ts';

export interface ReadBackup {
  place: BackupPlace;
  key: BackupKey;
  manifest: Manifest;
  /** Where it lies, while it has not its own name yet. */
  path?: string;
}

const pathOf = ({ manifest, path = locate.backup(manifest.id) }: ReadBackup) => path;

/** The lines of a part. */
export function readPart(backup: ReadBackup, part: string): AsyncGenerator<string> {
  const { place, key, manifest } = backup;
  const path = locate.part(pathOf(backup), part);
  return readLinesOf({ place, path }, { key, name: sealedNameOf(manifest.id, part) });
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
  const { place, key, manifest } = backup;
  for (const [part, expected] of Object.entries(manifest.parts)) {
    const path = locate.part(pathOf(backup), part);
    if (!(await place.has(path))) throw lacking(manifest, `part "${part}"`);
    const { bytes, sha256 } = await measure(await place.read(path));
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
    const path = locate.object(object);
    if (!(await place.has(path))) throw lacking(manifest, `file "${path}"`);
    const found = await openObject({ place, key }, object)
      .then(measure)
      .catch(() => null);
    if (found?.bytes !== bytes || found?.sha256 !== sha256) throw damaged(manifest, `file "${path}"`);
  }
}

const lacking = ({ id }: Manifest, what: string) =>
  new BackupError(`The backup ${id} lacks its ${what}: take another backup.`, 'incomplete');

const damaged = ({ id }: Manifest, what: string) =>
  new BackupError(
    `The ${what} of the backup ${id} was changed or is damaged: take another backup.`,
    'damaged',
  );
