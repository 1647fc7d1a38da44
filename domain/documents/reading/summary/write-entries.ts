import type { DocumentLine } from '../document-lines.ts';
import type { Statement } from '../understanding.ts';
import { sayCount } from './count-in-words.ts';
import type { Entry } from './list-entries.ts';
import { QUOTE_MAX_LENGTH, type Quote } from './quote.ts';
import { sayFinding } from './write-quotations.ts';

/** So many entries of a list are quoted, the others counted. */
const ENTRIES = 5;

/** A misread dose is worse than none: what was read from a picture says so. */
export function writeMedicines(entries: readonly Entry[]): Statement[] {
  const read = entries.flatMap(({ lines }) => lines).filter(({ isFromOcr }) => isFromOcr);
  const places = read.slice(0, 20).map(({ place }) => place);
  const check = 'It was read from a picture: check every medicine and dose against the original.';
  return [
    ...writeEntries(entries, ['medicine', 'medicines']),
    ...(places.length === 0 ? [] : [sayFinding(check, places)]),
  ];
}

export function writeEntries(entries: readonly Entry[], [one, many]: readonly [string, string]): Statement[] {
  const quoted = entries.slice(0, ENTRIES).flatMap(({ lines }) => {
    const quote = quoteEntry(lines);
    return quote === null
      ? []
      : [sayFinding(`It lists ${quote.isCut ? `“${quote.text}” …` : `“${quote.text}”.`}`, quote.places)];
  });
  const rest = entries.slice(ENTRIES);
  if (rest.length === 0) return quoted;
  const places = rest.slice(0, 20).flatMap(({ lines }) => lines.map(({ place }) => place));
  return [
    ...quoted,
    sayFinding(`${sayCount(rest.length, `more ${one} follows`, `more ${many} follow`)}.`, places),
  ];
}

/** An entry as it is printed, its columns one space apart. */
function quoteEntry(lines: readonly DocumentLine[]): Quote | null {
  const text = lines.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join(' ');
  if (/[“”]/.test(text)) return null;
  const places = lines.map(({ place }) => place);
  if (text.length <= QUOTE_MAX_LENGTH) return { text: text.replace(/[.,;]$/, ''), places, isCut: false };
  return { text: text.slice(0, Math.max(text.lastIndexOf(' ', QUOTE_MAX_LENGTH), 1)), places, isCut: true };
}
