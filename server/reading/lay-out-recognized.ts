import type { TextLine } from '@lunaria/domain/documents/reading/document-text.ts';
import { COLUMN_GAP, type Piece, tidyLine } from './lay-out-lines.ts';
import type { RecognizedLine, RecognizedWord } from './ocr.ts';

/** A wider gap, in heights of the line, parts columns. */
const COLUMN = 0.8;

interface Segment {
  words: (RecognizedWord | Piece)[];
  left: number;
  right: number;
  leftBaseline: number;
  rightBaseline: number;
  height: number;
  source: TextLine['source'];
}

/**
 * The lines of a recognized picture. Recognition takes the columns of a table for blocks of their own and reads one after
 * the other: what stands on one base line is put together again. A photo's lines slope and bend, so each is followed
 * from its own end. `printed` is the text the page holds itself, in the picture's coordinates: it is right where it was
 * also recognized.
 */
export function layOutRecognized(
  lines: readonly RecognizedLine[],
  printed: readonly Piece[] = [],
): TextLine[] {
  const slope = slopeOf(lines);
  const segments = [
    ...lines.flatMap((line) => toSegments(line, printed)),
    ...printed.map((piece) => ({
      words: [piece],
      left: piece.left,
      right: piece.right,
      leftBaseline: piece.baseline,
      rightBaseline: piece.baseline,
      height: piece.height,
      source: piece.source,
    })),
  ].sort((a, b) => a.left - b.left);
  const rows: Segment[][] = [];
  for (const segment of segments) {
    const row = findRow(rows, segment, slope);
    if (row) row.push(segment);
    else rows.push([segment]);
  }
  return rows
    .map((row) => ({ row, at: (row[0]?.leftBaseline ?? 0) - slope * (row[0]?.left ?? 0) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => ({
      text: joinSegments(row),
      source: row.some(({ source }) => source === 'ocr') ? ('ocr' as const) : ('text' as const),
    }))
    .filter(({ text }) => text !== '');
}

/** How much the whole page slopes: the middle one of its lines, longer ones counting more. */
function slopeOf(lines: readonly RecognizedLine[]): number {
  const slopes = lines.flatMap(({ slope, words }) => words.map(() => slope)).sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

/** A line, cut at its gaps: what was recognized at a second look may belong into them. */
function toSegments(line: RecognizedLine, printed: readonly Piece[]): Segment[] {
  const baseline = (x: number) => line.offset + line.slope * x;
  const segments: Segment[] = [];
  for (const word of line.words) {
    if (printed.some((piece) => covers(piece, word))) continue;
    const segment = segments.at(-1);
    if (segment && word.left - segment.right <= line.height * COLUMN) {
      segment.words.push(word);
      segment.right = Math.max(segment.right, word.right);
      segment.rightBaseline = baseline(segment.right);
      continue;
    }
    segments.push({
      words: [word],
      left: word.left,
      right: word.right,
      leftBaseline: baseline(word.left),
      rightBaseline: baseline(word.right),
      height: line.height,
      source: 'ocr',
    });
  }
  return segments;
}

function covers(piece: Piece, { left, right, top, bottom }: RecognizedWord): boolean {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return (
    x >= piece.left &&
    x <= piece.right &&
    y <= piece.baseline + piece.height * 0.3 &&
    y >= piece.baseline - piece.height
  );
}

function findRow(rows: Segment[][], segment: Segment, slope: number): Segment[] | null {
  let best: Segment[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const last = row.at(-1);
    if (!last || last.right > segment.left + segment.height * 0.3) continue;
    const expected = last.rightBaseline + slope * (segment.left - last.right);
    const distance = Math.abs(segment.leftBaseline - expected);
    if (distance <= Math.min(last.height, segment.height) / 2 && distance < least) {
      best = row;
      least = distance;
    }
  }
  return best;
}

function joinSegments(row: Segment[]): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const { words, height } of row)
    for (const word of words) {
      const gap = word.left - end;
      if (text !== '') text += gap > height * COLUMN ? COLUMN_GAP : ' ';
      text += word.text;
      end = word.right;
    }
  return tidyLine(text);
}
