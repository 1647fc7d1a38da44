import { lockHealthDocument, updateHealthDocument } from '@lunaria/db/queries/health-documents.ts';
import type { DocumentEdit, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { mergeFields } from '@lunaria/domain/merge-fields.ts';
import { openDocument, sealEdit } from '../../documents/document-texts.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { DocumentDependencies } from './document-dependencies.ts';
import { DOCUMENT_REFUSALS } from './refusals.ts';

/**
 * Changes what she may change of a document, merged with what another device wrote meanwhile; returns it as it is then.
 * The same edit twice changes nothing the second time. Throws AppError('not_found') where there is none.
 */
export async function editDocument(
  { database, keyring }: Pick<DocumentDependencies, 'database' | 'keyring'>,
  id: string,
  { user_id: userId, base, ...edit }: DocumentEdit,
): Promise<HealthDocument> {
  return await database.asUser(userId, async (tx) => {
    const row = await lockHealthDocument(tx, userId, id);
    if (row === null || row.deleted_at !== null) throw new AppError('not_found');
    const userKey = await openUserKey(tx, keyring, userId);
    const stored = openDocument(userKey, row);
    const { own_name, own_category, document_type, notes } = stored;
    const merged = mergeFields(base, edit, { own_name, own_category, document_type, notes });
    // Nothing can be merged into what cannot be read, and it may yet be mended: it is not written over.
    const isLost = (column: 'own_name' | 'notes') => row[column] !== null && stored[column] === null;
    if ((['own_name', 'notes'] as const).some((column) => isLost(column) && merged[column] !== null)) {
      throw new AppError('invalid_input', DOCUMENT_REFUSALS.unreadableText);
    }
    const sealed = sealEdit(userKey, row, stored, merged);
    await updateHealthDocument(tx, userId, id, sealed);
    return openDocument(userKey, { ...row, ...sealed });
  });
}
