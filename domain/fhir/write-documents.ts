import type { DocumentReference } from '@medplum/fhirtypes';
import { categoryOf, DOCUMENT_CATEGORIES, nameOf } from '../documents/health-document.ts';
import { concept, ownAnswer, ownCode, UNKNOWN } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import { labelOf } from './write-signals.ts';
import { asInstant, hers, refer, textual, type Writing, type Written } from './writing.ts';

/** Her documents: the originals lie in the ZIP, and each says where. */
export function writeDocuments(writing: Writing): Written[] {
  return writing.rows.health_documents.flatMap((row) => [
    { resource: writeDocument(writing, row) },
    ...writeNotes(writing, row),
  ]);
}

/** Apart from the document, which a summary may name: notes are hers alone. */
function writeNotes(writing: Writing, row: Row<'health_documents'>): Written[] {
  const text = writing.leavesNotes ? null : fhirText(row.notes);
  if (text === null) return [];
  return [
    {
      resource: {
        ...hers(writing, writing.idOf('health_documents', row.id, 'notes')),
        code: concept('Note on a document', ownCode(writing.codes, 'document_notes', 'Note on a document')),
        focus: [refer(writing.idOf('health_documents', row.id))],
        _effectiveDateTime: UNKNOWN,
        valueString: text,
      },
    },
  ];
}

function writeDocument(writing: Writing, row: Row<'health_documents'>): DocumentReference & { id: string } {
  const { codes } = writing;
  const path = writing.documentPaths.get(row.id);
  const category = categoryOf(row);
  return {
    resourceType: 'DocumentReference',
    id: writing.idOf('health_documents', row.id),
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
