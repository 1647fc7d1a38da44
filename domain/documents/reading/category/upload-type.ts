import type { DocumentCategory, DocumentType } from '../../health-document.ts';

/** What the type chosen at upload lifts, 1 being the full lift. "Medical Record" is said of notes and vaccinations alike. */
export const LIFTED_BY: Record<DocumentType, Partial<Record<DocumentCategory, number>>> = {
  'Lab Result': { lab_results: 1 },
  // Echocardiograms and stress tests are called tests too.
  'Test Result': { lab_results: 1, imaging: 0.5 },
  'Imaging Report': { imaging: 1 },
  Prescription: { prescription: 1 },
  'Medical Record': { consultation_notes: 1, vaccination_record: 1 },
  Other: { other: 1 },
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
