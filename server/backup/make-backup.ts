import { createReadStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
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
import { flushFolder } from '../storage/flush-folder.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import {
  findBackups,
  findKeys,
  holdFolder,
  idOf,
  locate,
  makeFolder,
  openManifest,
  remove,
  sealedNameOf,
  UNFINISHED,
} from './backup-folder.ts';
import type { BackupKey } from './backup-key.ts';
import { checkBackup } from './check-backup.ts';
import { EXPORTS_TABLE, type FileEntry, keepFile } from './kept-files.ts';
import { KEYS_TABLE, MASTER_KEYS_TABLE, readKeys } from './kept-keys.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import { measure, writeFlushed, writeLines } from './sealed-lines.ts';

export interface BackupRun {
  database: Database;
  storage: Storage;
  key: BackupKey;
  folder: string;
  /** Backups older than so many days go. */
  keepDays: number;
  now?: Date;
}

export interface MadeBackup {
  manifest: Manifest;
  /** How many older backups went. */
  removed: number;
}

/**
 * Writes everything as it is at one moment, reads it back, and only then gives it its name: whatever ends this before
 * leaves no backup, and the next one clears away what lies there. Throws a BackupError when it cannot be made.
 */
export async function makeBackup(run: BackupRun): Promise<MadeBackup> {
  const { folder, key, now = new Date() } = run;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return await holdFolder(folder, async () => {
    await makeFolder(folder);
    // One of another key: refused before anything is written.
    const newest = (await findBackups(folder)).at(-1);
    if (newest !== undefined) await openManifest(folder, key, newest);
    const id = idOf(now);
    await refuseEarlier(folder, id);
    await clearUnfinished(folder);
    const manifest = await write(run, id);
    const unfinished = locate.backup(folder, UNFINISHED);
    // keepFile has just read each file to its end.
    await checkBackup({ folder, key, manifest, place: UNFINISHED }, { files: false });
    await readKeys(folder, key, { id, place: UNFINISHED });
    await rename(locate.keys(folder, UNFINISHED), locate.keys(folder, id));
    await flushFolder(locate.allKeys(folder));
    await rename(unfinished, locate.backup(folder, id));
    await flushFolder(locate.backups(folder));
    return { manifest, removed: await removeOldBackups({ folder, key, keepDays: run.keepDays, now }) };
  });
}

/** One of a clock that was ahead would stay the newest, and restores would take its accounts for those that there are. */
async function refuseEarlier(folder: string, id: string): Promise<void> {
  const later = [...(await findBackups(folder)), ...(await findKeys(folder))].find((other) => other >= id);
  if (later !== undefined)
    throw new BackupError(
      `The backup ${later} is of a later time than the clock of this machine: set the clock, or name another folder.`,
    );
}

async function clearUnfinished(folder: string): Promise<void> {
  await remove(locate.backup(folder, UNFINISHED));
  await remove(locate.keys(folder, UNFINISHED));
  await remove(join(locate.objects(folder), UNFINISHED));
}

async function write(run: BackupRun, id: string): Promise<Manifest> {
  const { database, folder, key } = run;
  await mkdir(locate.backup(folder, UNFINISHED), { mode: 0o700 });
  const tables: Manifest['tables'] = {};
  const writePart = async (part: string, lines: AsyncIterable<string> | Iterable<string>) =>
    await writeLines(locate.part(folder, UNFINISHED, part), { key, name: sealedNameOf(id, part) }, lines);
  const { jobs, paths } = await database.snapshot(async (read) => {
    const stored = await findStoredTables(read);
    for (const table of stored) {
      if (table.name === KEYS_TABLE || table.name === EXPORTS_TABLE) continue;
      tables[table.name] = await writePart(`table-${table.name}`, readLines(read, table));
    }
    await writeLines(locate.keys(folder, UNFINISHED), { key, name: `keys/${id}` }, gatherKeys(read, stored));
    return { jobs: await findOpenJobs(read), paths: await findDocumentPaths(read) };
  });
  await writePart(
    'jobs',
    jobs.map((job) => JSON.stringify(job)),
  );
  const files: FileEntry[] = [];
  for (const { path, isDeleted } of paths) {
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
    parts[part] = await measure(createReadStream(locate.part(folder, UNFINISHED, part)));
  const manifest: Manifest = {
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
  await writeFlushed(locate.manifest(folder, UNFINISHED), writeManifest(key, manifest));
  await flushFolder(locate.backup(folder, UNFINISHED));
  return manifest;
}

/** Lines of `<table> <row>`: which accounts there are, the keys of the users, and under which master keys they lie. */
async function* gatherKeys(read: RunStatement, stored: StoredTable[]): AsyncGenerator<string> {
  const { rows } = await read('select id::text as id from users order by id');
  for (const { id } of rows as { id: string }[]) yield `users ${JSON.stringify(id)}`; // as: the column above
  for (const table of stored.filter(({ name }) => name === KEYS_TABLE || name === MASTER_KEYS_TABLE)) {
    for await (const line of readLines(read, table)) yield `${table.name} ${line}`;
  }
}
