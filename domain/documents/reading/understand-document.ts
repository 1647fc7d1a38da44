import type { DocumentType } from '../health-document.ts';
import { guessCategory } from './category/guess-category.ts';
import type { DocumentText } from './document-text.ts';
import { findLabValues } from './lab-values/find-lab-values.ts';
import { READER_VERSION, type Understanding } from './understanding.ts';

/**
 * What a document is and says, by rules alone; the same text gives the same answer. Rules, sources and measured
 * figures: docs/algorithms/document-reading.md.
 */
export function understandDocument(text: DocumentText, hint: DocumentType | null): Understanding {
  const category = guessCategory(text, hint);
  const values = category.best === 'lab_results' ? findLabValues(text, null) : [];
  return {
    reader_version: READER_VERSION,
    category,
    name: 'Document',
    date: null,
    source: null,
    statements: [],
    values,
    is_from_ocr: text.pages.some(({ lines }) => lines.some(({ source }) => source === 'ocr')),
  };
}
