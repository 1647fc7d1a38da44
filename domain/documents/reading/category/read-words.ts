import type { DocumentText } from '../document-text.ts';

/** One word as it is compared, and what its place says about it. */
export interface Word {
  /** See foldWord. */
  key: string;
  /** Counted from 0 over all pages, blank lines left out. */
  line: number;
  /** Begins a line or a column. */
  startsCell: boolean;
  /** Followed by a colon, or the last of its column. */
  endsHeading: boolean;
  isUpperCase: boolean;
  isFromOcr: boolean;
}

export interface Line {
  text: string;
  /** `words[from]` to `words[to - 1]`. */
  from: number;
  to: number;
}

export interface DocumentWords {
  words: Word[];
  lines: Line[];
}

/** Nobody needs more to see what a document is, and reading stays quick for a book. */
const MAX_WORDS = 20_000;
const LINE_MAX_LENGTH = 2_000;

const WORD = /[a-z0-9]+(?:['’|!][a-z0-9]+)*/gi;
const CELL_GAP = /\s{3,}|\t|\s\|\s/;

/**
 * A word as it is compared: lower case, plural as singular, and letters that recognition of pictures confuses made the
 * same (0 and o, 1 and i and l, rn and m). Vocabulary and document go through it alike, so that nothing else changes.
 */
function foldWord(word: string): string {
  const plain = word.toLowerCase().replace(/['’]/g, '');
  if (plain.length < 4 || !/[a-z]/.test(plain)) return plain.replace(/[|!]/g, 'i');
  const folded = plain
    .replace(/[1l|!]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm');
  return folded.length > 4 && /[^sui]s$/.test(folded) ? folded.slice(0, -1) : folded;
}

/** The words of a phrase of the vocabulary, or of any text. */
export function foldWords(text: string): string[] {
  return Array.from(text.matchAll(WORD), ([word]) => foldWord(word));
}

/** All words with their places, in reading order. */
export function readWords(text: DocumentText): DocumentWords {
  const words: Word[] = [];
  const lines: Line[] = [];
  for (const page of text.pages) {
    for (const { text: lineText, source } of page.lines) {
      if (words.length >= MAX_WORDS) return { words, lines };
      const from = words.length;
      const trimmed = lineText.trim().slice(0, LINE_MAX_LENGTH);
      for (const cell of trimmed.split(CELL_GAP)) {
        let startsCell = true;
        for (const match of cell.matchAll(WORD)) {
          const [word] = match;
          const after = cell.slice(match.index + word.length, match.index + word.length + 3);
          words.push({
            key: foldWord(word),
            line: lines.length,
            startsCell,
            endsHeading: /^[).\s]*(?:[:=]|$)/.test(after),
            isUpperCase: word === word.toUpperCase() && /[A-Z]/.test(word),
            isFromOcr: source === 'ocr',
          });
          startsCell = false;
        }
      }
      if (words.length > from) lines.push({ text: trimmed, from, to: words.length });
    }
  }
  return { words, lines };
}
