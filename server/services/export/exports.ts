import type { Readable } from 'node:stream';
import {
  deleteExport as deleteRow,
  type ExportRow,
  findExport,
  findExports,
  insertExport,
  noteDownload,
} from '@lunaria/db/queries/exports.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import {
  type DataExport,
  EXPORT_TEXTS,
  type ExportRequest,
  nameExport,
} from '@lunaria/domain/export/data-export.ts';
import { noteAccess } from '../../access/note-access.ts';
import { AppError } from '../../errors/app-error.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { countUse } from '../limits.ts';
import { type ExportDependencies, exportKey, passphraseOf } from './export-dependencies.ts';

/** Hers, the newest first. */
export async function listExports({ database }: ExportDependencies, userId: string): Promise<DataExport[]> {
  const rows = await database.readAsUser(userId, (tx) => findExports(tx, userId));
  return rows.map(toDataExport);
}

/** Throws AppError('not_found'). */
export async function readExport(
  { database }: ExportDependencies,
  userId: string,
  id: string,
): Promise<DataExport> {
  const row = await database.readAsUser(userId, (tx) => findExport(tx, userId, id));
  if (row === null) throw new AppError('not_found');
  return toDataExport(row);
}

/**
 * Promises a file with all of her data; asked again with the same id it answers how far that one is. Throws
 * AppError('conflict') while another one is made, and 'rate_limited' for the fourth of a day.
 */
export async function askForExport(
  parts: ExportDependencies,
  userId: string,
  { id, leaves_out: leavesOut, passphrase }: Omit<ExportRequest, 'user_id'>,
): Promise<DataExport> {
  const { database, keyring, auditKey } = parts;
  const known = await database.readAsUser(userId, (tx) => findExports(tx, userId));
  const same = known.find((row) => row.id === id);
  if (same) return toDataExport(same);
  if (known.some(({ state }) => state === 'waiting' || state === 'building')) throw inProgress();
  await countUse(parts, 'export|account', userId);
  return await database.asUser(userId, async (tx) => {
    const sealed = await openEncryptedTexts(tx, keyring, userId).seal(passphraseOf(id), passphrase);
    const row = await insertExport(tx, {
      ...{ userId, id, leavesOut, hasPassphrase: sealed !== null, passphrase: sealed },
    });
    if (row === null) throw inProgress();
    await promiseJob(tx, { userId, job: 'make-export', subjectId: id });
    await noteAccess(tx, auditKey, { ownerId: userId, kind: 'export-made', subject: id });
    return toDataExport(row);
  });
}

function inProgress(): AppError {
  return new AppError('conflict', EXPORT_TEXTS.inProgress);
}

/**
 * The file as it leaves, its name and its bytes, and the fetch noted. Each piece is verified before it is released; a file that
 * was changed breaks off and is shorter than its size says. Throws AppError('not_found'), 'conflict' while it is not ready, and
 * 'file_unreadable' where the storage does not have it.
 */
export async function openExport(
  { database, keyring, auditKey, storage }: ExportDependencies,
  userId: string,
  id: string,
): Promise<{ content: Readable; size: number; name: string }> {
  const found = await database.asUser(userId, async (tx) => {
    const row = await findExport(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    const { filePath, fileSize, readyAt } = row;
    if (filePath === null || fileSize === null || readyAt === null) {
      throw new AppError('conflict', EXPORT_TEXTS.notReady);
    }
    return { filePath, size: fileSize, readyAt, userKey: await openUserKey(tx, keyring, userId) };
  });
  const content = await storage.getDecrypted(exportKey(found.filePath), found.userKey);
  if (content === null) throw new AppError('file_unreadable');
  try {
    await database.asUser(userId, async (tx) => {
      await noteDownload(tx, userId, id);
      await noteAccess(tx, auditKey, { ownerId: userId, kind: 'export-fetched', subject: id });
    });
  } catch (error) {
    content.destroy();
    throw error;
  }
  return { content, size: found.size, name: nameExport(found.readyAt.toISOString()) };
}

/** Takes one away, made or not; its file goes at once or with the next sweep. Throws AppError('not_found'). */
export async function removeExport(
  { database, storage }: ExportDependencies,
  userId: string,
  id: string,
): Promise<void> {
  const filePath = await database.asUser(userId, async (tx) => {
    const row = await findExport(tx, userId, id);
    if (row === null || !(await deleteRow(tx, id))) throw new AppError('not_found');
    return row.filePath;
  });
  if (filePath !== null) await storage.remove(exportKey(filePath)).catch(() => {});
}

function toDataExport(row: ExportRow): DataExport {
  return {
    id: row.id,
    state: row.state,
    leaves_out: row.leavesOut,
    has_passphrase: row.hasPassphrase,
    progress: row.progress,
    file_size: row.fileSize,
    requested_at: row.requestedAt.toISOString(),
    ready_at: row.readyAt?.toISOString() ?? null,
    downloaded_at: row.downloadedAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
  };
}
