import { Readable } from 'node:stream';
import { redeemPath } from '@lunaria/db/queries/document-uploads.ts';
import { insertHealthDocument, lockHealthDocument } from '@lunaria/db/queries/health-documents.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import {
  DOCUMENT_TEXTS,
  type DocumentUpload,
  findFileFault,
  type HealthDocument,
  UPLOAD_TEXTS,
} from '@lunaria/domain/documents/health-document.ts';
import { documentKey } from '../../documents/document-key.ts';
import { openDocument, sealDocumentText } from '../../documents/document-texts.ts';
import { type DocumentFormat, sniffFormat } from '../../documents/sniff-format.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import type { UploadedFile } from '../../http/request-context.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { DocumentDependencies } from './document-dependencies.ts';
import { DOCUMENT_REFUSALS } from './refusals.ts';
import { requireRoom } from './require-room.ts';
import { giveUpPath, reserveFreePath } from './reserved-path.ts';

export interface UploadDependencies extends DocumentDependencies {
  /** What her documents may take together. */
  quotaBytes: number;
}

export interface UploadResult {
  document: HealthDocument;
  /** False where this upload was stored before: nothing was changed. */
  isNew: boolean;
}

/**
 * Stores a document: its path is reserved, its encrypted file stored, and then, in one transaction, the row is made, its
 * reading promised and the reservation ended. Whatever ends this in between leaves a reservation, which the sweeper
 * knows. Sent again with the same id it changes nothing. Throws AppError('invalid_input') for a file that is none of the
 * four formats, AppError('conflict') for a document that was deleted since, and AppError('storage_full').
 */
export async function uploadDocument(
  dependencies: UploadDependencies,
  upload: DocumentUpload,
  file: UploadedFile,
  now: () => number = Date.now,
): Promise<UploadResult> {
  const format = await findFormat(upload.file_name, file);
  const { storage } = dependencies;
  const begun = await reserve(dependencies, upload, { format, size: file.bytes.length }, now);
  if ('document' in begun) return begun;
  const { filePath, userKey } = begun;
  try {
    const content = Readable.from([file.bytes], { objectMode: false });
    await storage.putEncrypted(documentKey(filePath), userKey, content, file.bytes.length);
    const result = await record(dependencies, upload, { filePath, userKey, format, size: file.bytes.length });
    if (!result.isNew) await giveUpPath(dependencies, upload.user_id, filePath);
    return result;
  } catch (error) {
    // What cannot be cleaned up now is left to the sweeper; the reason for it all is the first error.
    await giveUpPath(dependencies, upload.user_id, filePath).catch(() => {});
    throw error;
  }
}

/** Throws AppError('invalid_input') with the sentence of the dialog, unless content and name are what is taken. */
async function findFormat(fileName: string, { bytes, mimeType }: UploadedFile): Promise<DocumentFormat> {
  // A browser that knows no type announces this one.
  const type = mimeType === 'application/octet-stream' ? '' : mimeType;
  const fault = findFileFault({ name: fileName, size: bytes.length, type });
  if (fault !== null) throw new AppError('invalid_input', fault.message);
  const format = await sniffFormat(bytes, fileName);
  if (format === null) throw new AppError('invalid_input', UPLOAD_TEXTS.invalidType.message);
  return format;
}

async function reserve(
  { database, keyring, quotaBytes }: UploadDependencies,
  { user_id: userId, id }: DocumentUpload,
  { format: { extension }, size }: Pick<StoredFile, 'format' | 'size'>,
  now: () => number,
): Promise<UploadResult | { filePath: string; userKey: UserKey }> {
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'health_documents', userId);
    const userKey = await openUserKey(tx, keyring, userId);
    const stored = await lockHealthDocument(tx, userId, id);
    if (stored !== null) return { document: openStored(userKey, stored), isNew: false };
    await requireRoom(tx, userId, size, quotaBytes);
    return { filePath: await reserveFreePath(tx, userId, extension, now()), userKey };
  });
}

interface StoredFile {
  filePath: string;
  userKey: UserKey;
  format: DocumentFormat;
  size: number;
}

async function record(
  { database, quotaBytes }: UploadDependencies,
  upload: DocumentUpload,
  { filePath, userKey, format, size }: StoredFile,
): Promise<UploadResult> {
  const { user_id, id, file_name, document_type, notes } = upload;
  return await database.asUser(user_id, async (tx) => {
    await lockRecords(tx, 'health_documents', user_id);
    // The same upload, sent twice at once: the other one was first.
    const first = await lockHealthDocument(tx, user_id, id);
    if (first !== null) return { document: openStored(userKey, first), isNew: false };
    // Once more: of ten that are stored at once each found room when it began.
    await requireRoom(tx, user_id, size, quotaBytes);
    if (!(await redeemPath(tx, filePath))) throw new AppError('unexpected');
    const sealedName = sealDocumentText(userKey, upload, 'file_name', file_name);
    if (sealedName === null) throw new AppError('invalid_input', DOCUMENT_TEXTS.name);
    const row = await insertHealthDocument(tx, {
      user_id,
      id,
      file_name: sealedName,
      file_path: filePath,
      document_type,
      file_size: size,
      mime_type: format.mime,
      notes: sealDocumentText(userKey, upload, 'notes', notes),
    });
    await promiseJob(tx, { userId: user_id, job: 'read-document', subjectId: id });
    return { document: openDocument(userKey, row), isNew: true };
  });
}

function openStored(userKey: UserKey, row: NonNullable<Awaited<ReturnType<typeof lockHealthDocument>>>) {
  if (row.deleted_at !== null) {
    throw new AppError('conflict', DOCUMENT_REFUSALS.deleted);
  }
  return openDocument(userKey, row);
}
