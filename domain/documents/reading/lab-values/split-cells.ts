import type { TextLine } from '../document-text.ts';

/** Longer lines are prose or noise: nothing is looked for in them. */
export const LINE_MAX = 600;

/** What stands in a line cell by cell: its columns, parted by three spaces, bars or dotted leaders. */
export function splitCells({ text, source }: TextLine): string[] {
  if (text.length > LINE_MAX) return [];
  const spaced = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\t/g, '   ')
    // Leaders lead from the name to the value.
    .replace(/\.{3,}|(?:\s\.){3,}|_{3,}|-{3,}|…+/g, '   ')
    // A bar between two letters is a misread one of them.
    .replace(source === 'ocr' ? /(?<![A-Za-zµ])[|¦]|[|¦](?![A-Za-z])/g : /[|¦]/g, '   ')
    .replace(/^[^;]{2,80}(?:;[^;]{0,40}){3,8}$/, (row) =>
      /;\S/.test(row) && !/\s{3}/.test(row) ? row.replace(/;/g, '   ') : row,
    );
  const whole = source === 'ocr' ? joinOcrGaps(spaced) : spaced;
  const cells = whole.split(/\s{2,}/).map((cell) => cell.trim());
  // Of single letters only flags and symbols of elements are told from the strokes of a frame.
  const read =
    source === 'ocr' ? cells.map(cleanOcrCell).filter((cell) => !/^[^\dHLANCBOK*#+]$/.test(cell)) : cells;
  const filled = read.filter((cell) => cell !== '');
  return filled.length > 1 && /^[•·▪●○■□➢►‣◦«»+*o-]$/.test(filled[0] ?? '') ? filled.slice(1) : filled;
}

/** The wide spaces of a typewriter's letters part what belongs together: `70   -   99`, `<   5.0`, `Adult female:   12`. */
function joinOcrGaps(text: string): string {
  return (
    text
      .replace(/(?<=\d)\s{1,6}([-–—])\s{1,6}(?=\d)/g, ' $1 ')
      .replace(/([<>≤≥]=?)\s{2,6}(?=\d)/g, '$1 ')
      // A point that was read as a colon: `12:0-15.5`.
      .replace(/(?<![\d:])(\d{1,3}):(\d)(?=\s?[-–]\s?\d)/g, '$1.$2')
      .replace(/((?:fe)?male|adult|women|men|trimester|phase|normal):\s{2,6}(?=[\d<>≤≥])/gi, '$1: ')
  );
}

/** The edges of table cells are often recognized as signs: `[35-130 U/L`, `~`, `'8.8`. */
function cleanOcrCell(cell: string): string {
  const bare = cell.replace(/^[\s~_'"`‘’“”=\\—–-]+(?=\S)|[\s~_'"`‘’“”\\—–]+$/g, '');
  const digits = bare
    // Letters between digits are digits: `2O4`, `1l.5`.
    .replace(/(?<=\d)[Oo](?=[\d.,*\s]|$)|(?<![A-Za-z])[Oo](?=[.,]\d)/g, '0')
    .replace(/(?<=\d)[Oo](?=[\d.,*\s]|$)/g, '0')
    .replace(/(?<=[\d.,])[lI|](?=[\d.,\s]|$)|(?<![A-Za-z])[lI|](?=[.,]?\d)/g, '1');
  const ended = digits
    .replace(/^([<>]?\s?\d[\d.,]*)[.,]$/, '$1')
    .replace(/^([2-9]|\d{2,3}):(\d)$/, '$1.$2')
    .replace(/^([HL])(?=\d[\d.,]*$)/, '$1 ');
  const opened = /^[[({]/.test(ended) && !/[\])}]/.test(ended) ? ended.slice(1) : ended;
  const closed = /[\])}]$/.test(opened) && !/[[({]/.test(opened) ? opened.slice(0, -1) : opened;
  return /^[^\p{L}\p{N}<>≤≥*#+%↑↓]+$/u.test(closed) ? '' : closed.trim();
}
