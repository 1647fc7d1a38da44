import {
  type DocumentPlace,
  type DocumentRow,
  findDocumentPlace,
  findHealthDocuments,
} from '@lunaria/db/queries/health-documents.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { openDocument } from '../../documents/document-texts.ts';
import { type UserKey, unwrapUserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { PAGE, readPage } from '../read-page.ts';
import type { DocumentDependencies } from './document-dependencies.ts';

/** Each has up to six texts. */
const DOCUMENTS_IN_SLICE = 32;

/** `limit` null: as many as a page holds. `after`: the id of one, for those behind it; null: from the newest on. */
export interface DocumentsAsked {
  limit: number | null;
  after: string | null;
}

/**
 * Returns her documents, newest first, without deleted ones, and behind which of them the rest is: null for none. As many as
 * were asked for are never only a part. Throws AppError('not_found') where `after` is none of hers.
 */
export async function findDocuments(
  { database, keyring }: Pick<DocumentDependencies, 'database' | 'keyring'>,
  userId: string,
  { limit, after }: DocumentsAsked = { limit: null, after: null },
): Promise<{ documents: HealthDocument[]; rest: string | null }> {
  let place: DocumentPlace | null = null;
  if (after !== null) {
    place = await database.readAsUser(userId, (tx) => findDocumentPlace(tx, userId, after));
    if (place === null) throw new AppError('not_found');
  }
  let userKey: UserKey | null = null;
  const { rows, hasMore } = await readPage<{ row: DocumentRow; document: HealthDocument }>(
    async (oldest, max) => {
      const asked = Math.min(max, DOCUMENTS_IN_SLICE);
      const [found, wrapped] = await database.readAsUser(userId, (tx) =>
        Promise.all([
          findHealthDocuments(tx, userId, oldest?.row ?? place, asked),
          userKey ? null : findUserKey(tx, userId),
        ]),
      );
      if (found.length === 0) return { rows: [], bytes: 0, isLast: true };
      if (wrapped) userKey ??= unwrapUserKey(keyring, userId, wrapped);
      const key = userKey;
      if (key === null) throw new Error('There are encrypted documents and no key of this user.');
      const opened = found.map((row) => ({ row, document: openDocument(key, row) }));
      return { rows: opened, bytes: sumTextBytes(found), isLast: found.length < asked };
    },
    limit === null ? PAGE : { rows: limit, bytes: Number.POSITIVE_INFINITY },
  );
  const isPart = hasMore && limit === null;
  return {
    documents: rows.map(({ document }) => document),
    rest: isPart ? (rows.at(-1)?.document.id ?? null) : null,
  };
}

function sumTextBytes(rows: readonly DocumentRow[]): number {
  return rows
    .flatMap((row) => [
      row.file_name,
      row.notes,
      row.own_name,
      row.ai_suggested_name,
      row.ai_summary,
      row.ai_digest,
    ])
    .reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
