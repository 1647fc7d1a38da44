import type { DocumentText, Place } from './document-text.ts';

/** A line with what the rules about it need, made once for a document. Empty lines are left out. */
export interface DocumentLine {
  /** Trimmed; columns still stand three spaces apart. Cut at `LINE_MAX_LENGTH`. */
  text: string;
  /** The columns of the line, trimmed, none empty. */
  cells: string[];
  place: Place;
  isFromOcr: boolean;
}

// A paragraph of a DOCX is one line; what is longer than this was made by no hand.
const LINE_MAX_LENGTH = 20_000;

/** The lines of a document in reading order. */
export function linesOf(text: DocumentText): DocumentLine[] {
  return text.pages.flatMap(({ lines }, page) =>
    lines.flatMap((line, at) => {
      const trimmed = line.text.slice(0, LINE_MAX_LENGTH).trim();
      if (trimmed === '') return [];
      return [
        {
          text: trimmed,
          cells: trimmed
            .split(/(?: {3,}|\t| ?\| ?)/)
            .filter((cell) => cell.trim() !== '')
            .map((cell) => cell.trim()),
          place: { page: page + 1, line: at + 1 },
          isFromOcr: line.source === 'ocr',
        },
      ];
    }),
  );
}
