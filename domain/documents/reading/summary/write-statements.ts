import type { DocumentCategory } from '../../health-document.ts';
import type { DocumentLine } from '../document-lines.ts';
import type { Place } from '../document-text.ts';
import type { DateMeaning, DocumentDate } from '../facts/document-date.ts';
import type { DocumentKind } from '../facts/document-kind.ts';
import { type DocumentTitle, isTableHead } from '../facts/document-title.ts';
import type { NamesPatient } from '../facts/patient-identity.ts';
import { showDay } from '../show-day.ts';
import type { CategoryGuess, Found, LabValue, Statement, StatementKind } from '../understanding.ts';
import { sayCount } from './count-in-words.ts';
import type { Section } from './document-sections.ts';
import { type Entry, listMedicines, listVaccinations } from './list-entries.ts';
import { QUOTE_MAX_LENGTH, type Quote, quoteFrom } from './quote.ts';
import { writeValueStatements } from './write-value-statements.ts';

/** What is known of a document when its summary is written. */
export interface KnownDocument {
  lines: readonly DocumentLine[];
  sections: readonly Section[];
  category: CategoryGuess;
  kind: DocumentKind;
  title: DocumentTitle | null;
  date: DocumentDate | null;
  source: Found<string> | null;
  values: readonly LabValue[];
  namesPatient: NamesPatient;
}

/** So many entries of a list are quoted, the others counted. */
const ENTRIES = 5;
/** A longer heading leaves too little room for what stands under it. */
const HEADING_MAX_LENGTH = 36;

const DATES: Record<DateMeaning, (day: string) => string> = {
  sample: (day) => `The sample is dated ${day}.`,
  exam: (day) => `The examination is dated ${day}.`,
  visit: (day) => `The visit is dated ${day}.`,
  discharge: (day) => `The discharge is dated ${day}.`,
  issue: (day) => `It is dated ${day}.`,
  report: (day) => `The report is dated ${day}.`,
  plain: (day) => `It is dated ${day}.`,
  newest_row: (day) => `The newest date in it is ${day}.`,
};

/**
 * The summary by rules alone: what it is, of when, from whom, and what stands in it, quoted. Nothing is concluded from
 * it. Rules and examples: docs/algorithms/document-reading.md.
 */
export function writeStatements(known: KnownDocument): Statement[] {
  const { date, source, lines } = known;
  const first = lines[0];
  if (first === undefined) return [];
  return [
    say('kind', sayKind(known), [known.kind.place ?? first.place]),
    ...(date === null ? [] : [say('date', DATES[date.meaning](showDay(date.value)), [date.place])]),
    ...(source === null ? [] : [say('source', `It comes from ${source.value}.`, [source.place])]),
    ...writeFindings(known),
    ...writeValueStatements(known.values.map((value) => ({ ...value, correction: null, is_removed: false }))),
  ];
}

const say = (kind: StatementKind, text: string, places: Place[]): Statement => ({
  kind,
  text,
  places,
  value_keys: [],
});

const NOUNS: Record<CategoryGuess['best'], string> = {
  lab_results: 'a laboratory report',
  imaging: 'an imaging report',
  prescription: 'a prescription',
  consultation_notes: 'a note of a consultation',
  vaccination_record: 'a vaccination record',
  other: 'another kind of document',
};

function sayKind({ category, kind, title }: KnownDocument): string {
  const isQuoted = title !== null && !/[“”]/.test(title.value);
  const its = isQuoted ? `“${title.value}”` : '';
  if (!category.is_sure) {
    const [one, other] =
      category.best === 'other' ? [category.second, category.best] : [category.best, category.second];
    const guess = `This may be ${NOUNS[one]} or ${NOUNS[other]}`;
    return its === '' ? `${guess}.` : `${guess}. Its title is ${its}.`;
  }
  if (category.best === 'other') {
    return its === '' ? 'This does not seem to be a medical report.' : `This document is titled ${its}.`;
  }
  return its === '' || kind.noun.endsWith((title?.value ?? '').toLowerCase())
    ? `This is ${kind.noun}.`
    : `This is ${kind.noun}: ${its}.`;
}

/** What stands in it, as its category has it; where that is not sure, else as the other has it. */
function writeFindings(known: KnownDocument): Statement[] {
  const { best, second, is_sure } = known.category;
  const found = writeFindingsOf(best, known);
  return found.length === 0 && !is_sure ? writeFindingsOf(second, known) : found;
}

function writeFindingsOf(category: DocumentCategory, known: KnownDocument): Statement[] {
  const { lines, namesPatient, values } = known;
  switch (category) {
    case 'prescription':
      return writeMedicines(listMedicines(lines, namesPatient));
    case 'vaccination_record':
      return writeEntries(listVaccinations(lines, namesPatient), ['vaccination', 'vaccinations']);
    case 'imaging':
      return writeImaging(known);
    case 'consultation_notes':
      return writeConsultation(known);
    case 'lab_results':
      // A smear or a biopsy has words in place of values.
      return values.length === 0 ? writeWordedResults(known) : [];
    case 'other':
      return [];
  }
}

const CONCLUSION =
  /^(?:(?:final |overall |clinical |radiological |diagnostic )?(?:impressions?|conclusions?|opinion|interpretation)|(?:final |radiological |pathological )?diagnos[ie]s|imp|impression.{0,20}|summary|interpretation.{0,20})$/i;
const ASSESSMENT = /^assessment$/i;
const FINDINGS = /^(?:findings|report|description|results?|microscop\w+(?: examination| description)?)$/i;
const PICTURES = /\b(?:mri|ct|x-?ray|ultrasound|echo\w*|doppler|m-mode|mammogram|scan|views?)\b/i;
const REASON =
  /^(?:(?:chief|presenting) complaints?|cc|reason for (?:the )?(?:visit|consultation|referral|admission|appointment)|chief complaint ?\/.{1,30})$/i;
const DIAGNOSIS =
  /^(?:(?:discharge|final|principal|primary|post-?operative|clinical|working|provisional) diagnos[ie]s|diagnos[ie]s|assessments?|a|(?:clinical |final )?impressions?|problem list)$/i;
const DIAGNOSIS_AND_PLAN =
  /^(?:assessment|impression|diagnos[ie]s|a)(?: and | ?[/&] ?)(?:treatment )?(?:plan|p|recommendations?)$/i;
const PLAN =
  /^(?:p|plan(?: of care)?|(?:treatment|management|discharge) plan|recommendations?|discharge instructions|follow[- ]?up|next steps|advice)$/i;

const DISPOSITION = /^(?:disposition|condition(?: on discharge)?|discharge condition)$/i;
const RESULT =
  /^(?:patholog\w+(?: report)?|stage|staging|results?|findings|significant .{2,40}|hospital course.{0,20}|course|subjective)$/i;

const WORDED_RESULT = /^(?:results?|culture|comments?|microscopy|findings)$/i;
// Lines that lead to what was found, or away from it.
const NO_FINDING =
  /^(?:patient|name|dob|date|age|sex|gender|specimen|nature of specimen|samples?|collected|received|reported|verified|validated|lab no|accession|ref(?:erred)?\b|physician|doctor|dear|clinical (?:history|information|details)|history|hx|indications?|reason|technique|procedure|comparison|method|page|final report|end of|address|tel|phone|subjective|social|family|past|allerg|medications?|meds|review of|radiopharm|cells counted|lmp|valid)/i;
const DECIDES =
  /\b(?:diagnos\w+|impression|likely|consistent with|suggests?|suspect\w*|explained|recommend\w*|advised|agreed|plan|prescribed|we will|i will|will (?:be|start|continue|see|return|follow|have)|started?|continue|follow[- ]?up|return|referred|ordered|discussed|booked|see (?:her|him|me)|removed|inserted|delivered)\b/i;

function writeImaging(known: KnownDocument): Statement[] {
  return firstOf(
    () => quoteSections(known, CONCLUSION, 3),
    () => quoteSections(known, ASSESSMENT, 3),
    () => quoteSections(known, FINDINGS, 2),
    () => quoteEachSection(known, PICTURES, 3),
    () => quoteEachSection(known, RESULT, 3),
    () => quoteBody(known, 3),
  );
}

function writeConsultation(known: KnownDocument): Statement[] {
  const concluded = firstOf(
    () => quoteSections(known, DIAGNOSIS_AND_PLAN, 3),
    () => [
      ...quoteSections(known, DIAGNOSIS, 2),
      ...firstOf(
        () => quoteSections(known, PLAN, 2),
        () => quoteSections(known, DISPOSITION, 1),
      ),
    ],
    () => quoteEachSection(known, RESULT, 3),
    () => quoteBody(known, 3, (sentence) => DECIDES.test(sentence)),
    () => quoteBody(known, 2),
  );
  return [...quoteSections(known, REASON, 1), ...concluded];
}

function writeWordedResults(known: KnownDocument): Statement[] {
  return firstOf(
    () => quoteSections(known, CONCLUSION, 3),
    () => quoteEachSection(known, WORDED_RESULT, 3),
    () => quoteBody(known, 4),
  );
}

/** One word alone is somebody's function or the rest of a form. */
const WORDS = /\S \S+/;

const isFinding = ({ text, cells }: DocumentLine) =>
  /\p{L}{3}/u.test(text) && !NO_FINDING.test(text) && !isTableHead(cells);

/** A letterhead or title among the first lines; a laboratory may print its only result there. */
const isLabelLike = (text: string, { category }: KnownDocument) =>
  category.best !== 'lab_results' && !/[.:\d]/.test(text) && text.split(/\s+/).length <= 7;

/** Sentences and lines of a document that has no heading to go by. */
function quoteBody(
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
    (quote) => say('finding', `It says: ${close(quote)}`, quote.places),
  );
}

function firstOf(...ways: (() => Statement[])[]): Statement[] {
  for (const write of ways) {
    const statements = write();
    if (statements.length > 0) return statements;
  }
  return [];
}

/** Quotations of the first section whose heading fits and that has something to quote. */
function quoteSections(known: KnownDocument, heading: RegExp, count: number): Statement[] {
  for (const section of known.sections) {
    if (!heading.test(section.heading)) continue;
    const statements = quoteSection(section, count, known.namesPatient);
    if (statements.length > 0) return statements;
  }
  return [];
}

/** One quotation of each section whose heading fits. */
function quoteEachSection(known: KnownDocument, heading: RegExp, count: number): Statement[] {
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
    if (at > 0) return say('finding', `It goes on: ${words}`, quote.places);
    return isNamed
      ? say('finding', `Under “${heading}” it says: ${words}`, addPlace(place, quote.places))
      : say('finding', `It says: ${words}`, quote.places);
  });
}

/** The quotation with its marks, and a full stop where it has none of its own. */
const close = ({ text, isCut }: Quote) =>
  isCut ? `“${text}” …` : `“${text}”${/[.!?]$/.test(text) ? '' : '.'}`;

const addPlace = (place: Place, places: readonly Place[]) =>
  places.some(({ page, line }) => page === place.page && line === place.line)
    ? [...places]
    : [place, ...places];

/** A misread dose is worse than none: what was read from a picture says so. */
function writeMedicines(entries: readonly Entry[]): Statement[] {
  const read = entries.flatMap(({ lines }) => lines).filter(({ isFromOcr }) => isFromOcr);
  const places = read.slice(0, 20).map(({ place }) => place);
  const check = 'It was read from a picture: check every medicine and dose against the original.';
  return [
    ...writeEntries(entries, ['medicine', 'medicines']),
    ...(places.length === 0 ? [] : [say('finding', check, places)]),
  ];
}

function writeEntries(entries: readonly Entry[], [one, many]: readonly [string, string]): Statement[] {
  const quoted = entries.slice(0, ENTRIES).flatMap(({ lines }) => {
    const quote = quoteEntry(lines);
    return quote === null
      ? []
      : [say('finding', `It lists ${quote.isCut ? `“${quote.text}” …` : `“${quote.text}”.`}`, quote.places)];
  });
  const rest = entries.slice(ENTRIES);
  if (rest.length === 0) return quoted;
  const places = rest.slice(0, 20).flatMap(({ lines }) => lines.map(({ place }) => place));
  return [
    ...quoted,
    say('finding', `${sayCount(rest.length, `more ${one} follows`, `more ${many} follow`)}.`, places),
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
