import type { DocumentReference } from '@medplum/fhirtypes';
import { CATEGORY_CODES, DOCUMENT_CATEGORIES } from '../documents/health-document.ts';
import { concept, ownAnswer, ownExtension } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import { labelOf } from './write-signals.ts';
import { asInstant, textual, type Writing, type Written } from './writing.ts';

/** Her documents: the originals lie in the ZIP, and each says where. */
export function writeDocuments(writing: Writing): Written[] {
  return writing.rows.health_documents.map((row) => ({ resource: writeDocument(writing, row) }));
}

function writeDocument(writing: Writing, row: Row<'health_documents'>): DocumentReference & { id: string } {
  const { codes } = writing;
  const path = writing.documentPaths.get(row.id);
  const notes = writing.leavesNotes ? null : fhirText(row.notes);
  const category = categoryOf(row);
  return {
    resourceType: 'DocumentReference',
    id: writing.idOf('health_documents', row.id),
    ...(notes !== null && { extension: [{ ...ownExtension(codes, 'note'), valueString: notes }] }),
    status: 'current',
    type: concept(row.document_type),
    ...(category !== null && {
      category: [ownAnswer(codes, 'document_category', category, labelOf(DOCUMENT_CATEGORIES, category))],
    }),
    subject: writing.subject,
    date: asInstant(row.uploaded_at),
    ...textual('description', nameOf(row)),
    content: [
      {
        attachment: {
          contentType: row.mime_type,
          ...(path !== undefined && { url: encodeURI(path) }),
          size: row.file_size,
          ...textual('title', row.file_name),
        },
      },
    ],
  };
}

/** Hers, or the one that was found and is sure. */
function categoryOf({
  own_category,
  ai_suggested_category,
  ai_category_sure,
}: Row<'health_documents'>): string | null {
  const found = own_category ?? (ai_category_sure ? ai_suggested_category : null);
  return found && (CATEGORY_CODES as string[]).includes(found) ? found : null;
}

/** As the list of documents names it. */
export const nameOf = ({ own_name, ai_suggested_name, file_name }: Row<'health_documents'>): string =>
  own_name ?? ai_suggested_name ?? file_name;
