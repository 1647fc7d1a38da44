import {
  type DocumentEdit,
  documentEditSchema,
  type HealthDocument,
  healthDocumentSchema,
} from '@lunaria/domain/documents/health-document.ts';
import { mergeFields } from '@lunaria/domain/merge-fields.ts';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';

/** What she may change of a document. */
export type EditableFields = DocumentEdit['base'];

/** One step in the history of a document after it was uploaded. */
export type DocumentChange =
  | { op: 'edit'; id: string; write: DocumentEdit }
  | { op: 'delete'; id: string; userId: string }
  /** Carries the document, so that it is in view again before the server has said so; without what it says. */
  | { op: 'restore'; document: HealthDocument };

const documentChangeSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('edit'), id: z.uuid(), write: documentEditSchema }),
  z.object({ op: z.literal('delete'), id: z.uuid(), userId: z.string() }),
  z.object({ op: z.literal('restore'), document: healthDocumentSchema }),
]);

export function idOf(change: DocumentChange): string {
  return change.op === 'restore' ? change.document.id : change.id;
}

export function editableFieldsOf(document: EditableFields): EditableFields {
  const { own_name, own_category, document_type, notes } = document;
  return { own_name, own_category, document_type, notes };
}

/** The documents after the changes, newest first: what the server will list once it has them. */
export function applyDocumentChanges(
  rows: readonly HealthDocument[],
  changes: readonly DocumentChange[],
): HealthDocument[] {
  const documents = new Map(rows.map((row) => [row.id, row]));
  for (const change of changes) {
    const id = idOf(change);
    const stored = documents.get(id);
    if (change.op === 'delete') documents.delete(id);
    else if (change.op === 'restore') documents.set(id, stored ?? change.document);
    else if (stored) documents.set(id, editDocument(stored, change.write));
  }
  return sortDocuments([...documents.values()]);
}

function editDocument(stored: HealthDocument, write: DocumentEdit): HealthDocument {
  return {
    ...stored,
    ...mergeFields(write.base, editableFieldsOf(write), editableFieldsOf(stored)),
  };
}

/** As the server does; those of one moment stay as it sent them. */
export function sortDocuments(documents: HealthDocument[]): HealthDocument[] {
  return documents.sort((a, b) => Date.parse(b.uploaded_at) - Date.parse(a.uploaded_at));
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combineDocumentChanges(older: DocumentChange, newer: DocumentChange): DocumentChange | null {
  if (older.op === 'edit' && newer.op === 'edit') {
    const { user_id, base } = older.write;
    const fields = mergeFields(
      newer.write.base,
      editableFieldsOf(newer.write),
      editableFieldsOf(older.write),
    );
    return { op: 'edit', id: newer.id, write: { user_id, ...fields, base } };
  }
  // An edit before a deletion is sent all the same: the deletion may be undone.
  return older.op !== 'edit' && newer.op !== 'edit' ? newer : null;
}

/** Each document is a record of its own. Uploads go another way (web/features/documents/upload/): they are too large to wait here. */
export const DOCUMENT_WRITES = defineWrites<DocumentChange>({
  name: 'health-documents',
  schema: documentChangeSchema,
  combine: combineDocumentChanges,
  async send(change, signal) {
    const one = api['health-documents'][':id'];
    const init = { init: { signal } };
    const param = { id: idOf(change) };
    if (change.op === 'edit') return await one.$patch({ param, json: change.write }, init);
    if (change.op === 'delete') return await one.$delete({ param, query: { user_id: change.userId } }, init);
    return await one.restore.$post({ param, json: { user_id: change.document.user_id } }, init);
  },
});
