import type { DocumentCategory, DocumentType } from '../../health-document.ts';

/**
 * The categories for which the type chosen at upload speaks; where it is several, the text chooses among them. Notes
 * and vaccinations are both "Medical Record"; an echocardiogram or a stress test may be called a test.
 */
export const UPLOAD_TYPE_SPEAKS_FOR: Record<DocumentType, readonly DocumentCategory[]> = {
  'Lab Result': ['lab_results'],
  'Test Result': ['lab_results', 'imaging'],
  'Imaging Report': ['imaging'],
  Prescription: ['prescription'],
  'Medical Record': ['consultation_notes', 'vaccination_record'],
  Other: ['other'],
};

const FITTING: Record<DocumentCategory, DocumentType> = {
  lab_results: 'Lab Result',
  imaging: 'Imaging Report',
  prescription: 'Prescription',
  consultation_notes: 'Medical Record',
  vaccination_record: 'Medical Record',
  other: 'Other',
};

/** The upload type somebody who knows the document would choose. */
export function typeThatFits(category: DocumentCategory): DocumentType {
  return FITTING[category];
}
