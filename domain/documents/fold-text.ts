/** Letters that no decomposition takes apart, as people type them on another keyboard. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const NEEDS_PLAIN = /[ßæœøłđðþıς]/g;
const ACCENTS = /[\u0300-\u036f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const IS_ASCII = /^[\u0000-\u007f]*$/;

/** The text without case and accents: `Ärztin` → `arztin`. For comparing only. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (IS_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(NEEDS_PLAIN, (letter) => PLAIN[letter] ?? letter);
}

/** The words of what was typed, folded, each once; none for an empty search. */
export function wordsOf(query: string): string[] {
  return [...new Set(foldText(query).split(/\s+/u).filter(Boolean))];
}

/** A piece of a text; `isMatch`: one of the words was found here. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** The text in pieces, those that match one of the folded words marked. Joined they are the text, to the letter. */
export function markMatches(text: string, words: readonly string[]): TextPart[] {
  if (text === '') return [];
  const { folded, starts } = foldWithPlaces(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  let found = false;
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = starts[at + word.length] ?? text.length;
      isMarked.fill(true, starts[at], Math.max(end, (starts[at] ?? 0) + 1));
      found = true;
    }
  }
  if (!found) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isMarked[at] === isMarked[from]) continue;
    parts.push({ text: text.slice(from, at), isMatch: isMarked[from] === true });
    from = at;
  }
  return parts;
}

/**
 * The part of a long text in which the first match stands, with at most `around` characters before it and three times
 * as many behind, cut at words; null when nothing matches.
 */
export function excerptAround(text: string, words: readonly string[], around = 60): string | null {
  const { folded, starts } = foldWithPlaces(text);
  const places = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  if (places.length === 0) return null;
  const match = starts[Math.min(...places)] ?? 0;
  const from = match <= around ? 0 : wordEdge(text, match - around);
  const wanted = from + around * 4;
  const to = wanted >= text.length ? text.length : Math.max(wordEdge(text, wanted), match + around);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

/** The place behind the next space, not further than twenty characters away; never within a character. */
function wordEdge(text: string, near: number): number {
  const space = text.slice(near, near + 20).search(/\s/u);
  const edge = space < 0 ? near : near + space + 1;
  return isSecondHalf(text, edge) ? edge - 1 : edge;
}

const isSecondHalf = (text: string, at: number) => /[\udc00-\udfff]/.test(text[at] ?? '');

/** The folded text, and for each of its characters where the one it comes from begins; one more for the end. */
function foldWithPlaces(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = foldText(character);
    for (let index = 0; index < piece.length; index += 1) starts.push(at);
    folded += piece;
    at += character.length;
  }
  starts.push(text.length);
  return { folded, starts };
}
