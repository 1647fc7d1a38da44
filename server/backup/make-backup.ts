import type { Database, RunStatement } from '@lunaria/db/engine/database.ts';
import { findNewestMigration } from '@lunaria/db/engine/migrate.ts';
import {
  findDocumentPaths,
  findOpenJobs,
  findStoredTables,
  readLines,
  type StoredTable,
} from '@lunaria/db/queries/stored-tables.ts';
import { documentKey } from '../documents/document-key.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import { idOf, locate, sealedNameOf } from './backup-paths.ts';
import type { BackupPlace } from './backup-place.ts';
import { checkBackup } from './check-backup.ts';
import { clearUnfinished, findBackups, findKeys, openManifest } from './find-backups.ts';
import { EXPORTS_TABLE, type FileEntry, keepFile } from './kept-files.ts';
import { KEYS_TABLE, MASTER_KEYS_TABLE, readKeys } from './kept-keys.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import { measure, writeLines } from './sealed-lines.ts';

export interface BackupRun {
  database: Database;
  storage: Storage;
  key: BackupKey;
  place: BackupPlace;
  /** Backups older than so many days go. */
  keepDays: number;
  now?: Date;
  /** Cuts it off. */
  stop?: AbortSignal;
}

export interface MadeBackup {
  manifest: Manifest;
  /** How many older backups went. */
  removed: number;
}

/**
 * Writes everything as it is at one moment, reads it back, and only then makes it a backup: whatever ends this before
 * leaves none, and the next one clears away what lies there. Throws a BackupError when it cannot be made.
 */
export async function makeBackup(run: BackupRun): Promise<MadeBackup> {
  const { place, key, now = new Date() } = run;
  await place.prepare();
  return await place.hold(async () => {
    // One of another key: refused before anything is written.
    const newest = (await findBackups(place)).at(-1);
    if (newest !== undefined) await openManifest(place, key, newest);
    const id = idOf(now);
    await refuseEarlier(place, id);
    await clearUnfinished(place);
    const path = place.draft(locate.backup(id));
    const manifest = await write(run, id, path);
    // keepFile has just read each file to its end.
    await checkBackup({ place, key, manifest, path }, { files: false });
    await readKeys(place, key, { id, path: place.draft(locate.keys(id)) });
    run.stop?.throwIfAborted();
    await place.settle(locate.keys(id));
    // The last of it: in a bucket a backup is whole from here on, in a folder once it has its name.
    await place.write(locate.manifest(path), writeManifest(key, manifest));
    await place.settle(locate.backup(id));
    return { manifest, removed: await removeOldBackups({ place, key, keepDays: run.keepDays, now }) };
  });
}

/** One of a clock that was ahead would stay the newest, and restores would take its accounts for those that there are. */
async function refuseEarlier(place: BackupPlace, id: string): Promise<void> {
  const later = [...(await findBackups(place)), ...(await findKeys(place))].find((other) => other >= id);
  if (later !== undefined)
    throw new BackupError(
      `The backup ${later} is of a later time than the clock of this machine: set the clock, or name another place.`,
      'clock',
    );
}

/** Everything but the manifest, which is returned. `backup` is where the parts go. */
async function write(run: BackupRun, id: string, backup: string): Promise<Manifest> {
  const { database, place, key, stop } = run;
  const tables: Manifest['tables'] = {};
  const writePart = async (part: string, lines: AsyncIterable<string> | Iterable<string>) => {
    stop?.throwIfAborted();
    const path = locate.part(backup, part);
    return await writeLines({ place, path }, { key, name: sealedNameOf(id, part) }, lines);
  };
  const { jobs, paths } = await database.snapshot(async (read) => {
    const stored = await findStoredTables(read);
    for (const table of stored) {
      if (table.name === KEYS_TABLE || table.name === EXPORTS_TABLE) continue;
      tables[table.name] = await writePart(`table-${table.name}`, readLines(read, table));
    }
    const path = place.draft(locate.keys(id));
    await writeLines({ place, path }, { key, name: `keys/${id}` }, gatherKeys(read, stored));
    return { jobs: await findOpenJobs(read), paths: await findDocumentPaths(read) };
  });
  await writePart(
    'jobs',
    jobs.map((job) => JSON.stringify(job)),
  );
  const files: FileEntry[] = [];
  for (const { path, isDeleted } of paths) {
    stop?.throwIfAborted();
    const entry = await keepFile(run, documentKey(path));
    // She deleted it, and the sweeper was here first.
    if (entry.object !== undefined || !isDeleted) files.push(entry);
  }
  await writePart(
    'files',
    files.map((file) => JSON.stringify(file)),
  );
  const parts: Manifest['parts'] = {};
  for (const part of [...Object.keys(tables).map((name) => `table-${name}`), 'jobs', 'files'])
    parts[part] = await measure(await place.read(locate.part(backup, part)));
  return {
    format: 1,
    id,
    schema: findNewestMigration(),
    engine: database.engine,
    key: key.id,
    tables,
    parts,
    jobs: jobs.length,
    files: {
      count: files.filter(({ object }) => object !== undefined).length,
      bytes: files.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
      missing: files.filter(({ object }) => object === undefined).length,
    },
  };
}

/** Lines of `<table> <row>`: which accounts there are, the keys of the users, and under which master keys they lie. */
async function* gatherKeys(read: RunStatement, stored: StoredTable[]): AsyncGenerator<string> {
  const { rows } = await read('select id::text as id from users order by id');
  for (const { id } of rows as { id: string }[]) yield `users ${JSON.stringify(id)}`; // as: the column above
  for (const table of stored.filter(({ name }) => name === KEYS_TABLE || name === MASTER_KEYS_TABLE)) {
    for await (const line of readLines(read, table)) yield `${table.name} ${line}`;
  }
}
