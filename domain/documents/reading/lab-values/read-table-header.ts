import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { DayOrder } from '../printed-date.ts';
import { isOneAway } from './is-one-away.ts';
import { readDay } from './read-day.ts';

export type Column =
  | 'name'
  | 'value'
  | 'previous'
  | 'unit'
  | 'range'
  | 'flag'
  | 'date'
  | 'lower'
  | 'upper'
  | 'other';

/** The columns of a table in the order they are printed, and the days of its result columns where each has its own. */
export interface TableHeader {
  columns: Column[];
  days: CalendarDate[];
}

const COLUMN_NAMES: readonly (readonly [Column, RegExp])[] = [
  ['lower', /^(?:low|lower|min|minimum|from|(?:low|lower) (?:limit|ref\.?|bound))$/i],
  ['upper', /^(?:high|upper|max|maximum|to|(?:high|upper) (?:limit|ref\.?|bound))$/i],
  ['previous', /^(?:previous|prev\.?|prior|last|earlier|old)\b.*$/i],
  [
    'range',
    /^(?:(?:biological|bio\.?|normal|lab|expected|standard)?\s?(?:reference|ref\.?|ref)(?:\s?(?:range|interval|intervals|ranges|values?|limits|int\.?))*|reference.{0,24}|ref\.? ?(?:range|interval).{0,16}|bio\.? ref\.? (?:interval|range|int\.?)|biological (?:reference|ref).{0,20}|normal(?: range| values?| limits)?s?|expected (?:values?|range)|range|ranges|limits|target range|normal)(?:\s?\(.{0,20}\))?$/i,
  ],
  ['unit', /^(?:units?|uom|unit of measure|measure|units? of measure(?:ment)?)$/i],
  [
    'flag',
    /^(?:flags?|abn\.?|abnormal(?: flag| indicator)?|h\/l|interpretation|indicator|ind\.?|alert|status|remarks?|note|\*)$/i,
  ],
  [
    'date',
    /^(?:dates?|date\/time|date & time|date and time|date time|(?:collection|collected|sample|specimen|test|result|performed|observation|effective|resulted|report(?:ed)?) ?(?:date|on|time|date\/time)|time|collected|collection|performed|resulted|when)$/i,
  ],
  [
    'name',
    /^(?:tests?(?: ?names?| description| performed)?|investigations?|examinations?|analytes?|parameters?|components?|descriptions?|observations?|exam|assays?|determinations?|name|lab ?tests?|laborator(?:y|ies) tests?|labs?|data and description|result type|type|item|study|procedure|lab|measurement|marker|biomarker|test\/parameter|panel\/test|component name|order|test item|result name|constituents?)$/i,
  ],
  [
    'value',
    /^(?:results?(?: ?values?)?|values?|observed ?values?|your (?:results?|values?)|findings?|current(?: ?results?)?|measured(?: value)?|result\/value|patient(?:'s)? (?:values?|results?)|value\/result|outcome|(?:in|within|out of)[\s-]range|reading)(?:\s?\(.{0,16}\)| & units?| and units?| with units?|, units?)?$/i,
  ],
  [
    'other',
    /^(?:methods?|methodology|specimen|sample(?: type)?|code|loinc(?: code)?|comments?|details|source|performing lab(?:oratory)?|lab code|sr\.? ?no\.?|s\.? ?no\.?|#|no\.?|category|panel|section|department|technique|instrument|provider|facility|tech|analyzer|accession|site|group)$/i,
  ],
];

/**
 * The header of a result table, or null for a line that is none: at least two column names, one of them of the test or of its
 * result, and next to nothing else.
 */
export function readTableHeader(
  cells: readonly string[],
  order: DayOrder,
  isOcr = false,
): TableHeader | null {
  const pieces = cells.length === 1 ? splitRun(cells[0] ?? '') : cells;
  if (pieces.length < 2 || pieces.length > 14) return null;
  const columns: Column[] = [];
  const days: CalendarDate[] = [];
  let strange = 0;
  for (const piece of pieces) {
    const printed = piece.replace(/[:*]+$/, '').trim();
    const name = isOcr ? repairColumnName(printed) : printed;
    const column = COLUMN_NAMES.find(([, pattern]) => pattern.test(name))?.[0];
    const day = column === undefined ? readDay(name.replace(/\s+\d{1,2}:\d{2}.{0,6}$/, ''), order) : null;
    if (day) days.push(day);
    if (column === undefined && !day) strange += 1;
    columns.push(column ?? (day ? 'value' : 'other'));
  }
  // Days alone: the column of names has no title.
  if (days.length > 1 && days.length === pieces.length) return { columns: ['name', ...columns], days };
  // "Date   12/01/2026   23/04/2026", and below it times, units and ranges.
  if (days.length > 1 && days.length === pieces.length - 1 && /^date$/i.test(pieces[0] ?? ''))
    return { columns: ['name', ...columns.slice(1)], days };
  const known = columns.length - strange;
  const isTable = columns.includes('name')
    ? known >= 2
    : columns.includes('value') &&
      known >= 2 &&
      columns.some((column) => column === 'unit' || column === 'range');
  if (!isTable || strange > 1 || strange * 2 > known) return null;
  if (!columns.some((column) => ['value', 'unit', 'range', 'flag'].includes(column))) return null;
  return { columns, days: days.length > 1 ? days : [] };
}

const COLUMN_WORDS =
  'test result results unit units value flag reference interval range normal values previous current parameter investigation observed biological analyte component description status specimen method'.split(
    ' ',
  );

/** A column's name with each word that is one letter off put right. */
function repairColumnName(read: string): string {
  return read
    .replace(/[^\p{L}\d ./()#&-]/gu, '')
    .trim()
    .replace(/\.$/, '')
    .split(' ')
    .map((word) =>
      word.length < 4
        ? word
        : (COLUMN_WORDS.find((name) => name === word.toLowerCase()) ??
          COLUMN_WORDS.find((name) => isOneAway(name, word.toLowerCase())) ??
          word),
    )
    .join(' ');
}

/** "Test Result Units Reference Range Flag" where the columns stand one space apart. */
function splitRun(text: string): string[] {
  if (text.length > 90) return [];
  const found =
    text.match(
      /(?:bio(?:logical|\.)? )?(?:reference|ref\.?|normal) (?:range|interval|values?)|test name|observed value|test|result|value|units?|range|flag|method|investigation|parameter|analyte|component|previous|date|normal/gi,
    ) ?? [];
  const rest = text.replace(
    /(?:bio(?:logical|\.)? )?(?:reference|ref\.?|normal) (?:range|interval|values?)|test name|observed value|test|result|value|units?|range|flag|method|investigation|parameter|analyte|component|previous|date|normal|[\s/s:-]/gi,
    '',
  );
  return rest === '' ? found : [];
}
