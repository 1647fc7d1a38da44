import { PDF_CHARACTERS } from './pdf-characters.ts';

/** Says in the report that a text was cut. */
export const CUT_SIGN = '[…]';
/** Stands in a PDF for a character that its fonts do not have. */
export const MISSING_SIGN = '[?]';

/** Letter by letter as a reader counts them: a flag or an accented letter is one. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function splitLetters(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/** Control characters, and marks that show a text in another order than it has or not at all. */
const UNSAFE = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;
const EVERY_UNSAFE = new RegExp(UNSAFE.source, 'gu');
const CONTROLS = /\p{Cc}+/gu;

/** True for a text that stands on one line and reads in the order it has. */
export function isPlainLine(text: string): boolean {
  return !UNSAFE.test(text);
}

/** What she wrote, on one line: paragraphs joined by a middle dot, nothing in it that a page cannot show. */
export function toLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s*(?:\r\n|\r|\n|\u2028|\u2029)\s*/g, '\n')
    .trim()
    .replaceAll('\n', ' · ')
    .replace(CONTROLS, ' ')
    .replace(EVERY_UNSAFE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export type PdfFont = keyof typeof PDF_CHARACTERS;
const PDF_FONTS = Object.keys(PDF_CHARACTERS) as PdfFont[]; // as: keys of the literal

const found = new Map<string, PdfFont | null>();

/** The font of a PDF that has all parts of the letter; null: none has. */
export function findPdfFont(letter: string): PdfFont | null {
  const known = found.get(letter);
  if (known !== undefined) return known;
  const font = searchPdfFont(letter);
  // Anything can be a letter: what is kept has an end.
  if (found.size < 2_000) found.set(letter, font);
  return font;
}

function searchPdfFont(letter: string): PdfFont | null {
  const codes = Array.from(letter, (character) => character.codePointAt(0) ?? 0);
  const hasAll = (font: PdfFont) =>
    codes.every((code) => PDF_CHARACTERS[font].some(([from, to]) => code >= from && code <= to));
  return PDF_FONTS.find(hasAll) ?? null;
}

/** The letters that a PDF cannot show, each once, in the order in which they come. */
export function findMissingLetters(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(splitLetters))].filter((letter) => findPdfFont(letter) === null);
}

/** As a PDF sets it: what its fonts do not have is a sign, never a gap or another letter. */
export function toPdfText(text: string): string {
  let shown = '';
  for (const letter of splitLetters(text)) {
    if (findPdfFont(letter) !== null) shown += letter;
    else if (!shown.endsWith(MISSING_SIGN)) shown += MISSING_SIGN;
  }
  return shown;
}

/**
 * The lines a text takes in a width, broken at spaces, a word longer than a line where it ends. `measure` says how wide
 * a piece of text is, in the unit of `width`.
 */
export function wrapText(text: string, width: number, measure: (piece: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    let lineWidth = 0;
    for (const letter of measure(word) <= width ? [word] : splitLetters(word)) {
      const letterWidth = measure(letter);
      if (line !== '' && lineWidth + letterWidth > width) {
        lines.push(line);
        line = '';
        lineWidth = 0;
      }
      line += letter;
      lineWidth += letterWidth;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Of the characters from space to tilde, how wide Inter 4 sets them, in hundredths of its size. */
const ASCII_WIDTHS =
  '28 29 47 63 64 98 64 30 36 36 50 66 29 46 29 36 63 41 61 62 65 59 62 57 62 62 29 30 66 66 66 51 97 69 65 73 72 60 59 75 74 27 57 67 57 90 75 76 64 76 64 64 65 74 69 99 68 68 63 36 36 36 47 46 32 56 61 57 61 58 37 61 59 24 24 55 24 88 59 60 61 61 38 53 33 59 56 82 55 56 55 43 33 43 66'
    .split(' ')
    .map((hundredths) => Number(hundredths) / 100);

/** How wide Inter sets a text, in its own size: the page is composed where no font is at hand. Rather too wide. */
export function estimateWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function widthOf(character: string): number {
  const known = ASCII_WIDTHS[(character.codePointAt(0) ?? 0) - 0x20];
  if (known !== undefined) return known;
  if (/\p{Mn}/u.test(character)) return 0;
  if (character === '·') return 0.3;
  // The widest tenth of these scripts is wider.
  return /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(
    character,
  )
    ? 0.75
    : 1.3;
}

/** The first lines of a text, with a sign where the others were cut off. */
export function joinLines(lines: readonly string[], maxLines: number): string {
  if (lines.length <= maxLines) return lines.join(' ');
  const letters = splitLetters(lines.slice(0, maxLines).join(' '));
  // Room for the sign, at a space where one is near.
  const room = letters.slice(0, -SIGN_ROOM).join('');
  const atSpace = room.lastIndexOf(' ');
  const end = atSpace > room.length - 24 ? atSpace : room.length;
  return `${room.slice(0, Math.max(end, 0)).trimEnd()} ${CUT_SIGN}`;
}

/** Letters that make room for the sign, also where they are the narrowest. */
const SIGN_ROOM = 7;

/** A text on one line of a width, in the size of the letters. */
export function cutToLine(text: string, width: number): string {
  return joinLines(wrapText(text.slice(0, 500), width, estimateWidth), 1);
}
