import type { DocumentLine } from '../document-lines.ts';
import type { Place } from '../document-text.ts';
import { isTableHead } from '../facts/document-title.ts';
import type { NamesPatient } from '../facts/patient-identity.ts';
import type { Statement } from '../understanding.ts';
import type { Section } from './document-sections.ts';
import type { KnownDocument } from './known-document.ts';
import { type Quote, quoteFrom } from './quote.ts';

/** A longer heading leaves too little room for what stands under it. */
const HEADING_MAX_LENGTH = 36;

/** Quotations of the first section whose heading fits and that has something to quote. */
export function quoteSections(known: KnownDocument, heading: RegExp, count: number): Statement[] {
  for (const section of known.sections) {
    if (!heading.test(section.heading)) continue;
    const statements = quoteSection(section, count, known.namesPatient);
    if (statements.length > 0) return statements;
  }
  return [];
}

/** One quotation of each section whose heading fits. */
export function quoteEachSection(known: KnownDocument, heading: RegExp, count: number): Statement[] {
  const statements: Statement[] = [];
  for (const section of known.sections) {
    if (statements.length >= count) break;
    if (heading.test(section.heading)) statements.push(...quoteSection(section, 1, known.namesPatient));
  }
  return statements;
}

/** What stands under a heading, and under which. */
function quoteSection(
  { heading, place, pieces }: Section,
  count: number,
  namesPatient: NamesPatient,
): Statement[] {
  const isNamed = heading.length <= HEADING_MAX_LENGTH && !/[“”]/.test(heading);
  return quoteFrom(pieces, count, namesPatient).map((quote, at) => {
    const words = close(quote);
    if (at > 0) return sayFinding(`It goes on: ${words}`, quote.places);
    return isNamed
      ? sayFinding(`Under “${heading}” it says: ${words}`, addPlace(place, quote.places))
      : sayFinding(`It says: ${words}`, quote.places);
  });
}

export const sayFinding = (text: string, places: Place[]): Statement => ({
  kind: 'finding',
  text,
  places,
  value_keys: [],
});

/** The quotation with its marks, and a full stop where it has none of its own. */
const close = ({ text, isCut }: Quote) =>
  isCut ? `“${text}” …` : `“${text}”${/[.!?]$/.test(text) ? '' : '.'}`;

const addPlace = (place: Place, places: readonly Place[]) =>
  places.some(({ page, line }) => page === place.page && line === place.line)
    ? [...places]
    : [place, ...places];

// Lines that lead to what was found, or away from it.
const NO_FINDING =
  /^(?:patient|name|dob|date|age|sex|gender|specimen|nature of specimen|samples?|collected|received|reported|verified|validated|lab no|accession|ref(?:erred)?\b|physician|doctor|dear|clinical (?:history|information|details)|history|hx|indications?|reason|technique|procedure|comparison|method|page|final report|end of|address|tel|phone|subjective|social|family|past|allerg|medications?|meds|review of|radiopharm|cells counted|lmp|valid)/i;
/** One word alone is somebody's function or the rest of a form. */
const WORDS = /\S \S+/;

/** What OCR makes of handwriting and stains: hardly a whole word in a line. Quoted, it would be taken for what it says. */
const LEGIBLE = /\p{L}{4}.*\P{L}\p{L}{4}/u;

const isFinding = ({ text, cells, isFromOcr }: DocumentLine) =>
  /\p{L}{3}/u.test(text) &&
  (!isFromOcr || LEGIBLE.test(text)) &&
  !NO_FINDING.test(text) &&
  !isTableHead(cells);

/** A letterhead or title among the first lines; a laboratory may print its only result there. */
const isLabelLike = (text: string, { category }: KnownDocument) =>
  category.best !== 'lab_results' && !/[.:\d]/.test(text) && text.split(/\s+/).length <= 7;

/** Sentences and lines of a document that has no heading to go by. */
export function quoteBody(
  known: KnownDocument,
  count: number,
  isWanted: (sentence: string) => boolean = () => true,
): Statement[] {
  const { lines, title, source, namesPatient } = known;
  const isElsewhere = (place: Place) =>
    [title?.place, source?.place].some((other) => other?.page === place.page && other.line === place.line);
  const pieces = lines
    .filter(
      (line, at) => isFinding(line) && !isElsewhere(line.place) && !(at < 3 && isLabelLike(line.text, known)),
    )
    .map(({ text, place }) => ({ text, place }));
  return quoteFrom(pieces, count, namesPatient, (words) => WORDS.test(words) && isWanted(words)).map(
    (quote) => sayFinding(`It says: ${close(quote)}`, quote.places),
  );
}
