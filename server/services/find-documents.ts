import { findHealthDocuments } from '@lunaria/db/queries/health-documents.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { openDocument } from '../documents/document-texts.ts';
import { unwrapUserKey } from '../encryption/user-key.ts';
import type { DocumentDependencies } from './document-dependencies.ts';

/** Returns her documents, newest first, without deleted ones; `limit` null: all. */
export async function findDocuments(
  { database, keyring }: Pick<DocumentDependencies, 'database' | 'keyring'>,
  userId: string,
  limit: number | null,
): Promise<HealthDocument[]> {
  const [rows, wrapped] = await database.readAsUser(userId, (tx) =>
    Promise.all([findHealthDocuments(tx, userId, limit), findUserKey(tx, userId)]),
  );
  if (rows.length === 0) return [];
  if (wrapped === null) throw new Error('There are encrypted documents and no key of this user.');
  const userKey = unwrapUserKey(keyring, userId, wrapped);
  return rows.map((row) => openDocument(userKey, row));
}
