import type { DocumentType } from '../health-document.ts';
import { guessCategory } from './category/guess-category.ts';
import { linesOf } from './document-lines.ts';
import type { DocumentText } from './document-text.ts';
import { findDocumentDate } from './facts/document-date.ts';
import { findDocumentKind } from './facts/document-kind.ts';
import { findDocumentSource } from './facts/document-source.ts';
import { findDocumentTitle } from './facts/document-title.ts';
import { makeName } from './facts/make-name.ts';
import { findPatient } from './facts/patient-identity.ts';
import { findLabValues } from './lab-values/find-lab-values.ts';
import { looksLikeLabReport } from './lab-values/looks-like-lab-report.ts';
import { findSections } from './summary/document-sections.ts';
import { writeStatements } from './summary/write-statements.ts';
import { READER_VERSION, type Understanding } from './understanding.ts';

/**
 * What a document is and says, by rules alone; the same text gives the same answer. Rules, sources and measured
 * figures: docs/algorithms/document-reading.md.
 */
export function understandDocument(text: DocumentText, hint: DocumentType | null): Understanding {
  const category = guessCategory(text, hint);
  const lines = linesOf(text);
  const namesPatient = findPatient(lines);
  const date = findDocumentDate(lines, category.best);
  const source = findDocumentSource(lines, namesPatient);
  const isLab = category.best === 'lab_results' || (!category.is_sure && category.second === 'lab_results');
  const values = isLab || looksLikeLabReport(text) ? findLabValues(text, date?.value ?? null) : [];
  const sections = findSections(lines);
  const title = findDocumentTitle(lines, category.best, namesPatient);
  const kind = findDocumentKind(category.best, title, lines, sections, values);
  const isNamed = category.is_sure || (title !== null && !title.isGeneric);
  return {
    reader_version: READER_VERSION,
    category,
    name: makeName(isNamed ? kind.name : 'Document', { date, source }),
    date: date === null ? null : { value: date.value, place: date.place },
    source,
    statements: writeStatements({
      lines,
      sections,
      category,
      kind,
      title,
      date,
      source,
      values,
      namesPatient,
    }),
    values,
    is_from_ocr: lines.some(({ isFromOcr }) => isFromOcr),
  };
}
