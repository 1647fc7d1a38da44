import type { LineSource, TextLine } from '@lunaria/domain/documents/reading/document-text.ts';

/** A run of text with its place on the page, y downwards; units are those of the page or picture. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  baseline: number;
  /** Of the font, not of the letters that happen to be in it. */
  height: number;
  source: LineSource;
}

interface Row {
  baseline: number;
  weight: number;
  pieces: Piece[];
}

/** Between two columns of a table. */
export const COLUMN_GAP = '   ';

/**
 * The lines of a page from top to bottom, each from left to right, as far apart as they stand: three spaces where a
 * column ends. The order in which a file lists its text breaks a table's rows; where it stands does not.
 * Rule and figures: docs/decisions/documents-read-in-a-process-of-their-own.md
 */
export function layOutLines(pieces: readonly Piece[]): TextLine[] {
  return gatherRows(pieces.filter(({ text }) => text.trim() !== '')).map(({ pieces: row }) => ({
    text: joinRow(row),
    source: row.some(({ source }) => source === 'ocr') ? 'ocr' : 'text',
  }));
}

function gatherRows(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of [...pieces].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.at(-1);
    const weight = piece.text.trim().length;
    if (row && piece.baseline - row.baseline <= Math.max(2, piece.height / 2)) {
      row.pieces.push(piece);
      row.baseline = (row.baseline * row.weight + piece.baseline * weight) / (row.weight + weight);
      row.weight += weight;
    } else {
      rows.push({ baseline: piece.baseline, weight, pieces: [piece] });
    }
  }
  return rows;
}

function joinRow(row: Piece[]): string {
  let text = '';
  let last: Piece | null = null;
  for (const piece of row.sort((a, b) => a.left - b.left)) {
    // Bold is sometimes made by printing the same word twice, a hair apart.
    if (last && last.text === piece.text && piece.left - last.left < last.height * 0.3) continue;
    text += last ? gapBetween(last, piece, text) + piece.text : piece.text;
    if (last === null || piece.right > last.right) last = piece;
  }
  return tidyLine(text);
}

function gapBetween(last: Piece, piece: Piece, before: string): string {
  const gap = piece.left - last.right;
  const height = Math.min(last.height, piece.height);
  if (gap > height * 0.8) return COLUMN_GAP;
  // 10⁹ printed as a small raised 9 would otherwise be read as 109.
  if (isPowerOfTen(before, piece.text) && piece.height < last.height * 0.85 && piece.baseline < last.baseline)
    return '^';
  return gap > height * 0.125 ? ' ' : '';
}

/** Whether digits that stand raised after this text are its exponent: 10 and x10, not 110. */
export function isPowerOfTen(before: string, raised: string): boolean {
  return /(^|[^\d.,])10$/.test(before) && /^[-−]?\d{1,2}(?!\d)/.test(raised.trim());
}

/** One line as it is kept: no control characters, columns three spaces apart, one space between words. */
export function tidyLine(text: string): string {
  return (
    text
      .replace(/\t/g, COLUMN_GAP)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: files hold them, the database takes no NUL
      .replace(/[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/ {3,}/g, COLUMN_GAP)
      // Two spaces end a sentence in typewritten text; elsewhere they part columns.
      .replace(/([^ ]) {2}(?! )/g, (_, end: string) => end + (/[.!?:;,]/.test(end) ? ' ' : COLUMN_GAP))
      .toWellFormed()
      .trim()
  );
}
