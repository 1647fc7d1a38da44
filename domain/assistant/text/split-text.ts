import { foldCharacters } from './fold-characters.ts';
import { stemWord } from './stem-word.ts';

/** A word, a number or a mark of what she wrote. */
export interface Token {
  /** As folded. */
  text: string;
  stem: string;
  /** In the original. */
  start: number;
  end: number;
  /** Which sentence it stands in, counted from 0. */
  sentence: number;
  kind: 'word' | 'number' | 'mark';
}

// A number with its decimal or its stroke stays whole: 38.5, 39,1, 150/95, 3:30.
const PIECES = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[.!?;:,()/+°%"\n-]/gu;
const ENDS = new Set(['.', '!', '?', '\n', ';']);
const ABBREVIATIONS = new Set(['dr', 'mr', 'mrs', 'ms', 'vs', 'approx', 'temp', 'st', 'no']);

/** Tokens in order; a sentence ends at a full stop, a question or exclamation mark, a semicolon or a new line. */
export function splitText(original: string): Token[] {
  const { text, at } = foldCharacters(original);
  const tokens: Token[] = [];
  let sentence = 0;
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match;
    const kind = /^\d/.test(piece) ? 'number' : /^[\p{L}\p{M}]/u.test(piece) ? 'word' : 'mark';
    tokens.push({
      text: piece,
      stem: kind === 'word' ? stemWord(piece) : piece,
      start: at[match.index] ?? 0,
      end: (at[match.index + piece.length - 1] ?? 0) + 1,
      sentence,
      kind,
    });
    const before = tokens.at(-2)?.text ?? '';
    if (ENDS.has(piece) && !(piece === '.' && ABBREVIATIONS.has(before))) sentence += 1;
  }
  return tokens;
}

/** True for a question. */
export function endsWithQuestion(tokens: readonly Token[], sentence: number): boolean {
  return tokens.findLast((token) => token.sentence === sentence)?.text === '?';
}
