import { type DocumentRow, findHealthDocuments } from '@lunaria/db/queries/health-documents.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { openDocument } from '../documents/document-texts.ts';
import { type UserKey, unwrapUserKey } from '../encryption/user-key.ts';
import type { DocumentDependencies } from './document-dependencies.ts';
import { readPage } from './read-page.ts';

/** Each has up to six texts. */
const DOCUMENTS_IN_SLICE = 32;

/** Returns her documents, newest first, without deleted ones; `limit` null: all. */
export async function findDocuments(
  { database, keyring }: Pick<DocumentDependencies, 'database' | 'keyring'>,
  userId: string,
  limit: number | null,
): Promise<HealthDocument[]> {
  let userKey: UserKey | null = null;
  const { rows } = await readPage<{ row: DocumentRow; document: HealthDocument }>(
    async (oldest, max) => {
      const asked = Math.min(max, DOCUMENTS_IN_SLICE);
      const [found, wrapped] = await database.readAsUser(userId, (tx) =>
        Promise.all([
          findHealthDocuments(tx, userId, oldest?.row ?? null, asked),
          userKey ? null : findUserKey(tx, userId),
        ]),
      );
      if (found.length === 0) return { rows: [], bytes: 0, isLast: true };
      if (wrapped) userKey ??= unwrapUserKey(keyring, userId, wrapped);
      const key = userKey;
      if (key === null) throw new Error('There are encrypted documents and no key of this user.');
      const opened = found.map((row) => ({ row, document: openDocument(key, row) }));
      return { rows: opened, bytes: 0, isLast: found.length < asked };
    },
    { rows: limit ?? Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY },
  );
  return rows.map(({ document }) => document);
}
