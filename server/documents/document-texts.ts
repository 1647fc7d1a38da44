import type { DocumentRow, EditableColumns } from '@lunaria/db/queries/health-documents.ts';
import { type DocumentEdit, type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { documentDigestSchema } from '@lunaria/domain/documents/reading/digest.ts';
import { TamperedError } from '../encryption/tampered-error.ts';
import { decryptText, encryptText } from '../encryption/text.ts';
import type { UserKey } from '../encryption/user-key.ts';

type TextColumn = 'file_name' | 'notes' | 'ai_suggested_name' | 'ai_summary' | 'ai_digest' | 'own_name';

/**
 * The document as she sees it. Texts that were not written for this user, row and column are left out and the row is
 * marked: they must not take the rest of the list with them.
 */
export function openDocument(userKey: UserKey, row: DocumentRow): HealthDocument {
  let isUnreadable = false;
  const open = (column: TextColumn): string | null => {
    const stored = row[column];
    if (stored === null) return null;
    try {
      return decryptText(userKey, placeOf(row, column), stored);
    } catch (error) {
      if (!(error instanceof TamperedError)) throw error;
      isUnreadable = true;
      return null;
    }
  };
  const openDigest = (): HealthDocument['ai_digest'] => {
    const text = open('ai_digest');
    if (text === null) return null;
    const { success, data } = documentDigestSchema.safeParse(JSON.parse(text));
    if (!success) isUnreadable = true;
    return data ?? null;
  };
  const document: HealthDocument = {
    id: row.id,
    user_id: row.user_id,
    file_name: open('file_name') ?? '',
    file_path: row.file_path,
    document_type: row.document_type,
    file_size: row.file_size,
    mime_type: row.mime_type,
    notes: open('notes'),
    ai_suggested_name: open('ai_suggested_name'),
    ai_suggested_category: row.ai_suggested_category,
    ai_summary: open('ai_summary'),
    ai_category_sure: row.ai_category_sure,
    ai_second_category: row.ai_second_category,
    ai_digest: openDigest(),
    own_name: open('own_name'),
    own_category: row.own_category,
    reading_state: row.reading_state,
    reading_page: row.reading_page,
    reading_pages: row.reading_pages,
    reading_failure: row.reading_failure,
    uploaded_at: row.uploaded_at.toISOString(),
  };
  return isUnreadable ? { ...document, texts_unreadable: true } : document;
}

/** What the document is called; what does not open is null and said. */
export function openDocumentNames(
  userKey: UserKey,
  row: Pick<DocumentRow, 'id' | 'user_id' | 'file_name' | 'own_name'>,
): { file_name: string | null; own_name: string | null; isUnreadable: boolean } {
  try {
    return {
      file_name: decryptText(userKey, placeOf(row, 'file_name'), row.file_name),
      own_name: row.own_name && decryptText(userKey, placeOf(row, 'own_name'), row.own_name),
      isUnreadable: false,
    };
  } catch (error) {
    if (!(error instanceof TamperedError)) throw error;
    return { file_name: null, own_name: null, isUnreadable: true };
  }
}

/** What the document is called in her list; what does not open is said. */
export function openDocumentTitle(
  userKey: UserKey,
  row: Pick<DocumentRow, 'id' | 'user_id' | 'file_name' | 'own_name' | 'ai_suggested_name' | 'uploaded_at'>,
): string {
  const { file_name, own_name, isUnreadable } = openDocumentNames(userKey, row);
  if (isUnreadable || file_name === null) return 'A document whose name cannot be read';
  return nameOf({ own_name, file_name, ai_suggested_name: openSuggested() });

  function openSuggested(): string | null {
    // Of no use where she gave one herself.
    if (own_name !== null || row.ai_suggested_name === null) return null;
    try {
      return decryptText(userKey, placeOf(row, 'ai_suggested_name'), row.ai_suggested_name);
    } catch (error) {
      if (!(error instanceof TamperedError)) throw error;
      return null;
    }
  }
}

/** A text as it is stored; null for none. */
export function sealDocumentText(
  userKey: UserKey,
  row: { user_id: string; id: string },
  column: TextColumn,
  text: string | null,
): Uint8Array | null {
  return text === null || text === '' ? null : encryptText(userKey, placeOf(row, column), text);
}

/** What she changed, as it is stored; a text that nobody touched keeps its bytes. */
export function sealEdit(
  userKey: UserKey,
  row: DocumentRow,
  before: HealthDocument,
  after: DocumentEdit['base'],
): EditableColumns {
  const seal = (column: 'own_name' | 'notes') =>
    (after[column] || null) === before[column]
      ? row[column]
      : sealDocumentText(userKey, row, column, after[column]);
  return {
    own_name: seal('own_name'),
    notes: seal('notes'),
    own_category: after.own_category,
    document_type: after.document_type,
  };
}

function placeOf({ user_id: userId, id: rowKey }: { user_id: string; id: string }, column: TextColumn) {
  return { table: 'health_documents', column, userId, rowKey };
}
