import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { DocumentCategory } from '../../health-document.ts';
import type { DocumentLine } from '../document-lines.ts';
import { findDates, findDayOrder } from '../printed-date.ts';
import type { Found } from '../understanding.ts';

/** What happened on the day of a document, by the label beside it. */
export type DateMeaning =
  | 'sample'
  | 'exam'
  | 'visit'
  | 'discharge'
  | 'issue'
  | 'report'
  | 'plain'
  | 'newest_row';

export interface DocumentDate extends Found<CalendarDate> {
  meaning: DateMeaning;
}

interface DateLabel {
  meaning: DateMeaning;
  /** The lower, the better a day it is for the document. */
  rank: number;
  pattern: RegExp;
}

// A label stands right before its date, with a word or two between (`Collected on`, `Date and time of exam`).
const labelled = (words: string) => new RegExp(`(?:^|[^a-z])(?:${words})(?:${FILLER})*$`, 'i');
const FILLER = String.raw`[\s:.=|&/()#-]|\bon\b|\bat\b|\bof\b|\bthe\b|\band\b|\bdates?\b|\btime\b|\bdt\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?`;

const LABELS: readonly DateLabel[] = [
  {
    meaning: 'sample',
    rank: 1,
    pattern: labelled(
      'collect(?:ed|ion)|specimen(?: taken| collected)?|samples?(?: taken| drawn| collected)?|sampled|drawn|sampling|phlebotomy',
    ),
  },
  {
    meaning: 'exam',
    rank: 1,
    pattern: labelled(
      'exam(?:ination|ined)?(?: performed| done)?|study(?: performed)?|scan(?:ned)?|procedure|performed|acquired|imaged|test(?:ed)?(?: performed)?',
    ),
  },
  {
    meaning: 'discharge',
    rank: 1,
    pattern: labelled('discharged?'),
  },
  {
    meaning: 'visit',
    rank: 2,
    pattern: labelled(
      'visit(?:ed)?|encounter|consult(?:ation|ed)?|service|dos|appointment|clinic|seen|evaluation|attended|attendance',
    ),
  },
  {
    meaning: 'issue',
    rank: 2,
    pattern: labelled(
      'issued?|prescribed|prescription|rx|dispensed|written|invoice|statement|letter|billing|bill|receipt|filled',
    ),
  },
  {
    meaning: 'report',
    rank: 3,
    pattern: labelled(
      'report(?:ed)?|results?|resulted|released|finali[sz]ed|verified|validated|authori[sz]ed|approved|signed|dictated|transcribed|received|registered|registration|dictation|created|generated',
    ),
  },
  { meaning: 'visit', rank: 4, pattern: labelled('admitted|admission') },
  {
    meaning: 'plain',
    rank: 5,
    pattern:
      /(?:^|[^a-z ] ?|\s{3})(?:date|dated|dt)(?:[\s:.=|&/-]|\btime\b|\band\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?)*$/i,
  },
];

// A day of her life, of the paper, or of what comes next: never the document's.
const OTHER_DAY =
  /birth|\bd\.?o\.?b\b|\bborn\b|\bexp(?:\.|ir\w*)?\b|print|valid|until|\bdue\b|\bnext\b|follow|review|\blmp\b|menstrual|period|\bed[dc]\b|confinement|manufactur|\bmfg\b|\bvis\b|publish|revis|\brev\b|version|effective|copyright|©|since|onset|injury|diagnosed|previous|prior|compar|earlier|last (?:visit|exam|seen|dose|test|pap|updated)|surgery on|policy|enrol|hire/i;

// How far back from a date its label is looked for.
const LABEL_REACH = 60;
const HEAD_LINES = 15;

/**
 * The day of the document, by its label: of the sample or examination before the visit or issue before the report; else
 * a date alone in the letterhead; else the newest row of a table of results or vaccinations. null where none of these is
 * there, or where day and month could be either.
 */
export function findDocumentDate(
  lines: readonly DocumentLine[],
  category: DocumentCategory,
): DocumentDate | null {
  const order = findDayOrder(lines);
  const labels = LABELS.filter(({ meaning }) => meaning !== 'sample' || category === 'lab_results');
  let best: (DocumentDate & { rank: number }) | null = null;
  let newestRow: DocumentDate | null = null;
  const hasRows = category === 'lab_results' || category === 'vaccination_record';
  let columns: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    let before = 0;
    if (line.cells.length >= 3 && !/\d/.test(line.text)) columns = line.cells;
    for (const { day, start, end } of findDates(line.text, order)) {
      const prefix = line.text.slice(Math.max(before, start - LABEL_REACH), start);
      before = end;
      if (day === null) continue;
      const found = { value: day, place: line.place };
      const label =
        findLabel(prefix, line.text.slice(end, end + LABEL_REACH), labels) ??
        (category === 'imaging' && EXAM_SENTENCE.test(prefix) && !OTHER_DAY.test(line.text)
          ? EXAM_LABEL
          : null) ??
        (at < HEAD_LINES && !hasRows && isAlone(line.text, start, end) ? ALONE_LABEL : null) ??
        labelAbove(lines, at, start, labels);
      if (label !== null && isBetter(label.rank, day, best)) {
        best = { ...found, meaning: category === 'other' ? 'plain' : label.meaning, rank: label.rank };
      }
      // A narrow column breaks `3/17/2024` into `3/17/20` and `24`: OCR gives the year only where it has four digits.
      const isWhole = !line.isFromOcr || /\d{4}/.test(line.text.slice(start, end));
      // "Date given   …   Leaflet of   Expires": under some columns stands no day of hers.
      const column = columns.length === line.cells.length ? (columns[columnAt(line, start)] ?? '') : '';
      const isOther = OTHER_DAY.test(prefix) || OTHER_DAY.test(column);
      if (hasRows && isWhole && !isOther && (newestRow === null || day > newestRow.value)) {
        newestRow = { ...found, meaning: 'newest_row' };
      }
    }
  }
  if (best === null) return newestRow;
  const { value, place, meaning } = best;
  return { value, place, meaning };
}

/** Of several samples or results the newest; of everything else the first that stands there. */
function isBetter(
  rank: number,
  day: CalendarDate,
  best: { rank: number; value: CalendarDate } | null,
): boolean {
  if (best === null || rank < best.rank) return true;
  return rank === 1 && best.rank === 1 && day > best.value;
}

type Label = Pick<DateLabel, 'meaning' | 'rank'>;
const EXAM_LABEL: Label = { meaning: 'exam', rank: 4 };
const ALONE_LABEL: Label = { meaning: 'plain', rank: 6 };
const EXAM_SENTENCE =
  /(?:exam(?:ination)?|study|scan|mri|ct|ultrasound) (?:was )?(?:performed|obtained|done|acquired) on\s*$/i;

/** The label right before a date: with a colon, or with nothing else beside the two. A date within a sentence has none. */
function findLabel(prefix: string, behind: string, labels: readonly DateLabel[]): Label | null {
  // `Collected   : 3 Mar 2026`: a colon may have a column of its own.
  const columns = prefix.split('   ').filter((column) => /[\p{L}\p{N}]/u.test(column));
  const near = `${columns.at(-1)?.trim() ?? ''}${prefix.includes(':') ? ': ' : ' '}`;
  // The words nearest to the date decide: `DOB 1 Jan 1990 Collected 3 Mar 2026`.
  if (OTHER_DAY.test(near.slice(-32))) return null;
  const label = labels.find(({ pattern }) => pattern.test(near));
  if (label === undefined) return null;
  const isField = /[:=]/.test(prefix.slice(-16));
  const isBare =
    near.trim().split(/\s+/).length <= 5 && /^[^\p{Ll}]{0,16}(?:$|\s{3}|\p{Lu}|[ap]m\b)/u.test(behind);
  return isField || isBare ? label : null;
}

/** A line that is a date and nothing else, but for a weekday, a town or a time. */
function isAlone(text: string, start: number, end: number): boolean {
  const rest = `${text.slice(0, start)}${text.slice(end)}`.trim();
  return /^[\p{L}.,\s]{0,24}$/u.test(rest) && !/\p{Ll}{2,} \p{Ll}{2,}/u.test(rest);
}

/** The name of the column over a date, where one row alone stands under it. */
function labelAbove(
  lines: readonly DocumentLine[],
  at: number,
  start: number,
  labels: readonly DateLabel[],
): Label | null {
  const line = lines[at];
  const above = lines[at - 1];
  if (line === undefined || above === undefined || above.cells.length > line.cells.length) return null;
  const column = columnAt(line, start);
  if (!/^\W{0,3}\d|^\p{L}{3,9}\.? \d/u.test(line.cells[column] ?? '')) return null;
  const name = above.cells[column];
  if (name === undefined || above.cells.length < line.cells.length - 1 || name.length > 40) return null;
  const below = lines[at + 1]?.cells[column];
  if (below !== undefined && /^\d{1,4}[-/. ]\w{1,4}[-/. ]\d{2,4}\b/.test(below)) return null;
  return findLabel(`${name}: `, '', labels);
}

/** The column in which a character of the line stands. */
function columnAt(line: DocumentLine, start: number): number {
  let from = 0;
  let column = 0;
  for (const [at, cell] of line.cells.entries()) {
    const place = line.text.indexOf(cell, from);
    if (place > start) break;
    column = at;
    from = place + cell.length;
  }
  return column;
}
