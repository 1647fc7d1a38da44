import type { DocumentType } from '../../health-document.ts';
import type { DocumentText } from '../document-text.ts';
import type { CategoryGuess } from '../understanding.ts';

/** What the document is. `hint`, what she said when she uploaded it, tips the scales and is never the answer. */
export function guessCategory(_text: DocumentText, _hint: DocumentType | null): CategoryGuess {
  return { best: 'other', second: 'consultation_notes', is_sure: false };
}
