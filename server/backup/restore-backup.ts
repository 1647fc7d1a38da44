import type { RunStatement } from '@lunaria/db/engine/database.ts';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { findNewestMigration } from '@lunaria/db/engine/migrate.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import {
  beginLoading,
  endLoading,
  eraseTraces,
  findFilledTables,
  findStoredTables,
  loadLines,
  noteLeftOut,
  type OpenJob,
  promiseOpenJobs,
  readLines,
  type StoredAccount,
  type StoredTable,
} from '@lunaria/db/queries/stored-tables.ts';
import { addDays, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { DOCUMENTS_FOLDER } from '../documents/document-key.ts';
import type { AuditKey } from '../encryption/audit-key.ts';
import { hashErasedAccount } from '../encryption/erased-account.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { unwrapUserKey } from '../encryption/user-key.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { complain, registerMasterKeys } from '../keys/check-master-keys.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';
import { checkBackup, type ReadBackup, readFileEntries, readPart } from './check-backup.ts';
import { noteNameOf, readNotes } from './erased-notes.ts';
import { findBackups, findKeys, openManifest } from './find-backups.ts';
import { EXPORTS_TABLE, type FileEntry, openObject } from './kept-files.ts';
import { KEYS_TABLE, type KeptKeys, MASTER_KEYS_TABLE, readKeys } from './kept-keys.ts';
import { type Content, LineDigest } from './sealed-lines.ts';

export interface RestoreRun {
  location: DatabaseLocation;
  storage: Storage;
  keyring: MasterKeyring;
  key: BackupKey;
  place: BackupPlace;
  /** So many days the accounts that are left out are told apart from then on (`erased_accounts`). */
  keepDays: number;
  /** The newest where none is named. */
  id?: string;
}

export interface Restored {
  id: string;
  rows: number;
  files: number;
  /** Accounts of the backup that were erased since. */
  leftOut: number;
}

/**
 * Fills an empty database and storage from a backup. Everything is read and checked before anything is written; the rows
 * come in one transaction at the end, so that what cuts it off leaves a database without a row, into which it can be done
 * again. Throws a BackupError with one sentence.
 */
export async function restoreBackup(run: RestoreRun): Promise<Restored> {
  return await run.place.hold(async () => {
    const backup = await findBackup(run);
    await checkBackup(backup);
    const keys = await openNewestKeys(run, backup.manifest.id);
    await checkMasterKeys(run.keyring, backup, keys);
    const files = await readFileEntries(backup);
    await checkStorage(run.storage, files);
    let restored: Restored | undefined;
    const database = await openDatabase(run.location, async (runAsOwner) => {
      await installQueue(runAsOwner);
      restored = await fill({ ...run, backup, keys, files, runAsOwner });
    });
    try {
      await registerMasterKeys(database, run.keyring);
    } finally {
      await database.close();
    }
    if (!restored) throw new Error('The database was not opened.');
    return restored;
  });
}

async function findBackup({ place, key, id }: RestoreRun): Promise<ReadBackup> {
  const ids = await findBackups(place);
  const chosen = id ?? ids.at(-1);
  if (chosen === undefined || !ids.includes(chosen))
    throw new BackupError(
      ids.length === 0
        ? `There is no backup in ${place.name}.`
        : `There is no backup ${chosen} in ${place.name}; there are: ${ids.join(', ')}.`,
      'no_backup',
    );
  const manifest = await openManifest(place, key, chosen);
  const ours = findNewestMigration();
  if (manifest.schema !== ours)
    throw new BackupError(
      `The backup ${chosen} was made by a version with the tables of ${manifest.schema}, and this one has those of ${ours}: restore with that version; a newer one brings the data up to date when it starts.`,
      'other_version',
    );
  return { place, key, manifest };
}

async function openNewestKeys({ place, key }: RestoreRun, backupId: string): Promise<KeptKeys> {
  const id = (await findKeys(place)).at(-1);
  if (id === undefined || id < backupId)
    throw new BackupError(
      `The keys of the accounts are missing in "keys" of ${place.name}: without those of the backup ${backupId} or of a newer one nothing of it opens.`,
      'incomplete',
    );
  return await readKeys(place, key, { id });
}

async function checkMasterKeys(
  keyring: MasterKeyring,
  backup: ReadBackup,
  { masterKeys }: KeptKeys,
): Promise<void> {
  const lines = [...masterKeys];
  for await (const line of readPart(backup, `table-${MASTER_KEYS_TABLE}`)) lines.push(line);
  const known = lines.map((line) => {
    const { id, check_value: value } = JSON.parse(line) as { id: string; check_value: string }; // as: a row of ours
    return { id, checkValue: Buffer.from(value.slice(2), 'hex') };
  });
  const complaint = complain(keyring, known);
  if (complaint !== null) throw new BackupError(complaint, 'other_key');
}

/** What an earlier try left is written again; a file that is not in the backup belongs to somebody else. */
async function checkStorage(storage: Storage, files: FileEntry[]): Promise<void> {
  const known = new Set(files.map(({ key }) => key));
  for await (const { key } of storage.list(DOCUMENTS_FOLDER)) {
    if (!known.has(key))
      throw new BackupError(
        'The storage holds files already that are not of this backup: name an empty one (DATA_DIR or S3_BUCKET), or move those away.',
        'not_empty',
      );
  }
}

interface Filling extends RestoreRun {
  backup: ReadBackup;
  keys: KeptKeys;
  files: FileEntry[];
  runAsOwner: RunStatement;
}

async function fill(filling: Filling): Promise<Restored> {
  const { backup, runAsOwner: run } = filling;
  const tables = await findStoredTables(run);
  const filled = await findFilledTables(run, tables);
  if (filled.length > 0)
    throw new BackupError(
      `The database holds data already (${filled.join(', ')}): name an empty one (DATA_DIR or DATABASE_URL), or move what is there away.`,
      'not_empty',
    );
  const auditKey = await openAuditKeyOf(filling);
  const { accounts, leftOut } = await findAccounts(filling, auditKey);
  const files = await putFiles(filling, accounts);
  await beginLoading(run, tables);
  try {
    let rows = 0;
    for (const table of tables.filter(({ name }) => name !== EXPORTS_TABLE))
      rows += await loadTable(filling, table, accounts);
    const links = await findLinks(backup, leftOut);
    for (const account of leftOut) await eraseTraces(run, account, links);
    if (auditKey !== null) await noteLeftOut(run, describeErased(filling, auditKey, leftOut));
    await promiseJobs(filling, accounts);
    await endLoading(run, tables);
    return { id: backup.manifest.id, rows, files, leftOut: leftOut.length };
  } catch (error) {
    await run('rollback');
    throw error;
  }
}

/** What accounts that were erased are known by; null where no server ever started on the data. */
async function openAuditKeyOf({ backup, keyring }: Filling): Promise<AuditKey | null> {
  for await (const line of readPart(backup, 'table-audit_keys')) {
    const row = JSON.parse(line) as { id: string; wrapped_key: string; master_key_id: string }; // as: a row of ours
    const wrappedKey = Buffer.from(row.wrapped_key.slice(2), 'hex');
    return unwrapUserKey(keyring, row.id, { wrappedKey, masterKeyId: row.master_key_id });
  }
  return null;
}

/**
 * Those of the backup that there still are, and the others: erased before the newest keys were kept, where these do not name them, or
 * since, where a note does.
 */
async function findAccounts({ backup, keys, place, key }: Filling, auditKey: AuditKey | null) {
  const notes = await readNotes(place);
  const isNoted = (id: string) =>
    auditKey !== null && notes.size > 0 && notes.has(noteNameOf(key, hashErasedAccount(auditKey, id)));
  const accounts = new Set<string>();
  const leftOut: StoredAccount[] = [];
  for await (const line of readPart(backup, 'table-users')) {
    const { id, email, email_verified } = JSON.parse(line) as StoredAccount; // as: a row of ours
    if (keys.accounts.has(id) && !isNoted(id)) accounts.add(id);
    else leftOut.push({ id, email, email_verified });
  }
  return { accounts, leftOut };
}

/** The ids of the addresses that calendars of theirs are read at: what is counted of them names no account. */
async function findLinks(backup: ReadBackup, accounts: StoredAccount[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  const ids = new Set(accounts.map(({ id }) => id));
  const links: string[] = [];
  for await (const line of readPart(backup, 'table-calendar_feeds')) {
    const feed = JSON.parse(line) as { user_id: string; id: string }; // as: a row of ours
    if (ids.has(feed.user_id)) links.push(feed.id);
  }
  return links;
}

/** The installation goes on knowing them: an older copy of its database that is put back is without them too. */
function describeErased({ keepDays }: Filling, auditKey: AuditKey, accounts: StoredAccount[]) {
  const erasedOn = utcDay(new Date());
  const backupsGoneOn = addDays(erasedOn, keepDays + 1);
  return accounts.map(({ id }) => ({
    accountHash: hashErasedAccount(auditKey, id),
    erasedOn,
    backupsGoneOn,
  }));
}

/** Returns how many. A path in the storage begins with whose it is (document-key.ts). */
async function putFiles(
  { storage, place, key, files }: Filling,
  accounts: ReadonlySet<string>,
): Promise<number> {
  let put = 0;
  for (const { key: fileKey, object, bytes } of files) {
    const owner = fileKey.split('/')[1];
    if (object === undefined || bytes === undefined || owner === undefined || !accounts.has(owner)) continue;
    await storage.putStored(fileKey, await openObject({ place, key }, object), bytes);
    put += 1;
  }
  return put;
}

const CHARACTERS_AT_ONCE = 1_000_000;

/** Returns how many rows, after they were read back from the database and found to be the same. */
async function loadTable(
  { backup, keys, runAsOwner: run }: Filling,
  table: StoredTable,
  accounts: ReadonlySet<string>,
): Promise<number> {
  const isOfSomebodyElse = (line: string): boolean => {
    if (table.owners.length === 0) return false;
    const row = JSON.parse(line) as Record<string, unknown>; // as: a row of ours
    return table.owners.some((owner) => typeof row[owner] === 'string' && !accounts.has(row[owner]));
  };
  const expected = new LineDigest();
  let batch: string[] = [];
  let size = 0;
  const store = async () => {
    if (batch.length > 0) await loadLines(run, table, batch);
    batch = [];
    size = 0;
  };
  for await (const line of findLines(backup, keys, table.name)) {
    if (isOfSomebodyElse(line)) continue;
    expected.add(line);
    batch.push(line);
    size += line.length;
    if (size > CHARACTERS_AT_ONCE) await store();
  }
  await store();
  const content = expected.end();
  await compare(run, table, content);
  return content.rows;
}

async function* findLines(backup: ReadBackup, keys: KeptKeys, table: string): AsyncGenerator<string> {
  if (table === KEYS_TABLE) {
    yield* keys.userKeys;
  } else if (table === MASTER_KEYS_TABLE) {
    yield* await mergeMasterKeys(backup, keys);
  } else {
    yield* readPart(backup, `table-${table}`);
  }
}

/** In the order of the table: those of the backup, and those that the newest keys lie under. */
async function mergeMasterKeys(backup: ReadBackup, { masterKeys }: KeptKeys): Promise<string[]> {
  const byId = new Map<string, string>();
  const take = (line: string) => byId.set((JSON.parse(line) as { id: string }).id, line); // as: a row of ours
  for (const line of masterKeys) take(line);
  for await (const line of readPart(backup, `table-${MASTER_KEYS_TABLE}`)) take(line);
  return [...byId].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))).map(([, line]) => line);
}

async function compare(run: RunStatement, table: StoredTable, expected: Content): Promise<void> {
  const found = new LineDigest();
  for await (const line of readLines(run, table)) found.add(line);
  const { rows, sha256 } = found.end();
  if (rows !== expected.rows || sha256 !== expected.sha256)
    throw new BackupError(
      `What the database stored of ${table.name} is not what the backup holds (${rows} of ${expected.rows} rows): nothing was restored.`,
      'not_stored',
    );
}

async function promiseJobs(
  { backup, runAsOwner: run }: Filling,
  accounts: ReadonlySet<string>,
): Promise<void> {
  const jobs: OpenJob[] = [];
  for await (const line of readPart(backup, 'jobs')) {
    const job = JSON.parse(line) as OpenJob; // as: written by makeBackup
    if (job.user_id === null || accounts.has(job.user_id)) jobs.push(job);
  }
  await promiseOpenJobs(run, jobs);
}
