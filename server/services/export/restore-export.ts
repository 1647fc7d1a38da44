import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { RESTORED_TABLES } from '@lunaria/db/classes/table-classes.ts';
import type { Tx } from '@lunaria/db/engine/database.ts';
import { redeemPath } from '@lunaria/db/queries/document-uploads.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { insertTakenRows, overwriteProfile, type TakenRow } from '@lunaria/db/queries/taken-data.ts';
import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import { RESTORE_TEXTS, type Restored } from '@lunaria/domain/export/data-export.ts';
import type { ExportedDocument } from '@lunaria/domain/export/exported-data.ts';
import { noteAccess } from '../../access/note-access.ts';
import { documentKey } from '../../documents/document-key.ts';
import { sniffFormat } from '../../documents/sniff-format.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { Spool } from '../../storage/spool.ts';
import { requireRoom } from '../documents/require-room.ts';
import { giveUpPath, reserveFreePath } from '../documents/reserved-path.ts';
import { planForUser } from '../reminders/plan-for-users.ts';
import type { ExportDependencies } from './export-dependencies.ts';
import { type Archive, readArchive } from './read-archive.ts';
import { readHerRows } from './read-her-data.ts';
import {
  areSame,
  deriveId,
  isBlank,
  pickTables,
  pointAtPregnancies,
  sealRows,
  type Tables,
  UnfitRowError,
} from './rows-to-restore.ts';

export type RestoreDependencies = ExportDependencies & { quotaBytes: number };

/** A file of the storage that its document's row will name. */
interface StoredOriginal {
  id: string;
  filePath: string;
}

/**
 * Brings a ZIP that we wrote back into an account without entries: the originals are stored first, under reserved paths, then all
 * rows in one transaction. What ends it in between leaves reservations, which the sweep knows, and no row. Into an account that
 * holds just what is in the file it changes nothing. Throws AppError('invalid_input') for a file that cannot be used,
 * 'conflict' where there are entries already, 'storage_full', and 'payload_too_large'.
 */
export async function restoreExport(
  parts: RestoreDependencies,
  userId: string,
  spool: Spool,
  passphrase: string,
): Promise<Restored> {
  const archive = await readArchive(spool, passphrase);
  const tables = pickTables(archive.data);
  const rows = Object.values(tables).reduce((sum, list) => sum + list.length, 0);
  const documents = archive.data.documents.filter(({ id }) =>
    tables.health_documents?.some((row) => row.id === id),
  );
  const userKey = await parts.database.asUser(userId, async (tx) => {
    const key = await openUserKey(tx, parts.keyring, userId);
    if (!(await isNew(tx, key, userId, tables))) return null;
    const bytes = documents.reduce((sum, { file_size }) => sum + file_size, 0);
    await requireRoom(tx, userId, bytes, parts.quotaBytes);
    return key;
  });
  if (userKey === null) return { outcome: 'same', rows: 0, documents: 0 };
  const stored: StoredOriginal[] = [];
  try {
    for (const document of documents) {
      await storeOriginal(
        parts,
        archive,
        { userId, userKey, document, row: rowOf(tables, document) },
        stored,
      );
    }
    await record(parts, {
      userId,
      userKey,
      tables,
      pregnancies: archive.data.tables.pregnancies ?? [],
      stored,
    });
  } catch (error) {
    // What cannot be cleaned up now is left to the sweep; the reason for it all is the first error.
    for (const { filePath } of stored) await giveUpPath(parts, userId, filePath).catch(() => {});
    if (error instanceof UnfitRowError || isOfData(error))
      throw new AppError('invalid_input', RESTORE_TEXTS.refused);
    throw error;
  }
  // Planned every six hours in any case.
  await planForUser(parts, userId).catch(() => {});
  return { outcome: 'restored', rows, documents: documents.length };
}

/** Written with the profile. */
const OF_THE_PROFILE: readonly string[] = ['profiles', 'stage_changes'];

/** False where all of it is there already. Throws AppError('conflict') where something else is. */
async function isNew(tx: Tx, userKey: UserKey, userId: string, tables: Tables): Promise<boolean> {
  const present = pickTables({ tables: await readHerRows(tx, userKey, userId) });
  if (areSame(present, tables)) return false;
  if (!isBlank(present)) throw new AppError('conflict', RESTORE_TEXTS.hasData);
  return true;
}

const rowOf = (tables: Tables, { id }: ExportedDocument): TakenRow =>
  tables.health_documents?.find((row) => row.id === id) ?? {};

async function storeOriginal(
  { database, storage }: RestoreDependencies,
  archive: Archive,
  {
    userId,
    userKey,
    document,
    row,
  }: { userId: string; userKey: UserKey; document: ExportedDocument; row: TakenRow },
  stored: StoredOriginal[],
): Promise<void> {
  const bytes = await archive.read(document.path, DOCUMENT_MAX_BYTES);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const format = await sniffFormat(bytes, String(row.file_name));
  const isWhole = sha256 === document.sha256 && bytes.length === document.file_size;
  if (!isWhole || format === null || format.mime !== row.mime_type || bytes.length !== row.file_size) {
    throw new AppError('invalid_input', RESTORE_TEXTS.damaged);
  }
  const filePath = await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'health_documents', userId);
    return await reserveFreePath(tx, userId, format.extension, Date.now());
  });
  stored.push({ id: document.id, filePath });
  const content = Readable.from([bytes], { objectMode: false });
  await storage.putEncrypted(documentKey(filePath), userKey, content, bytes.length);
}

async function record(
  { database, auditKey, quotaBytes }: RestoreDependencies,
  {
    userId,
    userKey,
    tables,
    pregnancies,
    stored,
  }: {
    userId: string;
    userKey: UserKey;
    tables: Tables;
    pregnancies: readonly TakenRow[];
    stored: readonly StoredOriginal[];
  },
): Promise<void> {
  const paths = new Map<unknown, string>(stored.map(({ id, filePath }) => [id, filePath]));
  const complete: Tables = {
    ...tables,
    medical_records: pointAtPregnancies(tables.medical_records ?? [], pregnancies, userId),
    health_documents: (tables.health_documents ?? []).map((row) => ({
      ...row,
      file_path: paths.get(row.id),
    })),
    pregnancies: (tables.pregnancies ?? []).map((row, index) => ({
      ...row,
      id: deriveId(userId, pregnancies[index]?.id ?? index),
    })),
  };
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'health_documents', userId);
    // Meanwhile she may have noted something, or sent the file twice.
    if (!(await isNew(tx, userKey, userId, tables))) throw new AppError('conflict', RESTORE_TEXTS.hasData);
    await requireRoom(tx, userId, sumBytes(complete.health_documents ?? []), quotaBytes);
    const [profile] = complete.profiles ?? [];
    if (!profile) throw new UnfitRowError('There is no profile');
    await overwriteProfile(tx, userId, profile, complete.stage_changes ?? []);
    for (const table of RESTORED_TABLES) {
      if (OF_THE_PROFILE.includes(table)) continue;
      const rows = sealRows(userKey, userId, table, complete[table] ?? []);
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      await insertTakenRows(tx, table, columns, rows);
    }
    for (const { id, filePath } of stored) {
      if (!(await redeemPath(tx, filePath))) throw new AppError('unexpected');
      await promiseJob(tx, { userId, job: 'read-document', subjectId: id });
    }
    await noteAccess(tx, auditKey, { ownerId: userId, kind: 'export-restored' });
  });
}

const sumBytes = (rows: readonly TakenRow[]) =>
  rows.reduce((sum, { file_size }) => sum + Number(file_size ?? 0), 0);

/** True for what the database refuses because of the values themselves (SQLSTATE classes 22 and 23). */
function isOfData(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (/^2[23]/.test(String((at as { code?: unknown }).code ?? ''))) return true; // as: drivers put the code there
  }
  return false;
}
