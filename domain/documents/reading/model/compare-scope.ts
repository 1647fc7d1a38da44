import { foldText } from '../../fold-text.ts';

interface Word {
  text: string;
  /** A `no` stands before it, in the same clause. */
  isNegated: boolean;
  /** A `no` and nothing more of meaning stands behind it: hydronephrosis is not seen. */
  isDenied: boolean;
}

const NO =
  /^(?:no|not|none|nor|neither|never|without|absent|absence|denie[sd]|deny|cannot|fails?|failed|excluded?|unlikely|nil|non|kein\p{L}*|nicht|ohne)$/u;
const CLAUSE = /^(?:but|however|although|though|whereas|while|except|aber|jedoch|;|:)$/u;
const SIDE =
  /^(?:left|right|upper|lower|anterior|posterior|superior|inferior|medial|lateral|proximal|distal|links|rechts|linke[nrs]?|rechte[nrs]?)$/u;

/** What says no in one word instead of two. */
const withPlainNo = (text: string): string =>
  foldText(text)
    .replace(/\b(?:free of|rul(?:ed|es?) out|negative for)\b/gu, 'without')
    .replace(/n['’]t\b/gu, ' not');

const piecesOf = (text: string): string[] => withPlainNo(text).match(/\p{L}[\p{L}\p{M}]*|[;:]/gu) ?? [];

const saysNo = (text: string): boolean => piecesOf(text).some((piece) => NO.test(piece));

/**
 * True when a statement denies what its source denies and nothing else: of "no stone, but a cyst" it may say neither "no
 * cyst" nor "a stone". `isFree`: words that carry no finding.
 */
export function deniesTheSame(statement: string, source: string, isFree: (word: string) => boolean): boolean {
  const printed = wordsOf(source, isFree);
  const said = wordsOf(statement, isFree);
  const find = (word: Word) => printed.filter(({ text }) => text.startsWith(word.text.slice(0, 4)));
  if (saysNo(statement) !== saysNo(source)) return false;
  return said.every((word, at) => {
    const there = find(word);
    if (there.length > 0 && there.every(({ isNegated }) => isNegated) && !word.isNegated && !word.isDenied)
      return false;
    const isFirst = word.isNegated && said[at - 1]?.isNegated !== true;
    return !(isFirst || word.isDenied) || there.some(({ isNegated, isDenied }) => isNegated || isDenied);
  });
}

function wordsOf(text: string, isFree: (word: string) => boolean): Word[] {
  const words: Word[] = [];
  let isNegated = false;
  let denied: Word | undefined;
  for (const piece of piecesOf(text)) {
    if (CLAUSE.test(piece)) {
      isNegated = false;
      denied = undefined;
    } else if (NO.test(piece)) {
      const last = words.at(-1);
      if (last && !last.isNegated && !isNegated) {
        denied = last;
        denied.isDenied = true;
      }
      isNegated = true;
    } else if (piece.length > 1 && !isFree(piece)) {
      // The `no` before it is about this word, not about the one ahead of it.
      if (denied) denied.isDenied = false;
      denied = undefined;
      words.push({ text: piece, isNegated, isDenied: false });
    }
  }
  return words;
}

/**
 * True when every number keeps its side: where a source tells of left and right, the side word nearest before a number is
 * the same in both.
 */
export function keepsSides(statement: string, source: string): boolean {
  const printed = numbersWithSide(source);
  if (new Set(printed.map(({ side }) => side)).size < 2) return true;
  return numbersWithSide(statement).every(({ number, side }) =>
    printed.some((other) => other.number === number && other.side === side),
  );
}

function numbersWithSide(text: string): { number: number; side: string | null }[] {
  let side: string | null = null;
  return (foldText(text).match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? []).flatMap((piece) => {
    if (SIDE.test(piece)) side = piece;
    return /^\d/u.test(piece) ? [{ number: Number(piece.replace(',', '.')), side }] : [];
  });
}
