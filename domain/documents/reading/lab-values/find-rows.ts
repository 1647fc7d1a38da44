import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { DocumentText, Place, TextLine } from '../document-text.ts';
import { type DayOrder, findDayOrder } from '../printed-date.ts';
import { findAnalyte } from './find-analyte.ts';
import { isResult } from './is-result.ts';
import { joinSplitNames } from './join-split-names.ts';
import { readLine, trimName } from './read-line.ts';
import type { Part } from './read-parts.ts';
import { isAnswer, type RawRow, readRows } from './read-rows.ts';
import { readTableHeader, type TableHeader } from './read-table-header.ts';
import { opensNotes, opensPrices } from './refuse-name.ts';
import { findSampleDay, readDayNear } from './sample-day.ts';

export interface FoundRow {
  name: string;
  value: string;
  unit: string;
  range: string;
  flag: string;
  day: CalendarDate | null;
  isFromOcr: boolean;
  /** Name and value stand in cells of their own, or the row has both a unit and a range. */
  isTabular: boolean;
  place: Place;
}

/** A name whose result was not printed yet: it may stand on the next line. */
interface WaitingName {
  name: string;
  parts: Part[];
  /** Lines since. */
  age: number;
}

interface Reading {
  order: DayOrder;
  header: TableHeader | null;
  isInNotes: boolean;
  waiting: WaitingName | null;
  /** Names that head columns, where each line below holds one result of each. */
  across: string[];
  sampleDay: CalendarDate | null;
  rows: FoundRow[];
  /** Rows without a day in a table that has a column of days. */
  undated: FoundRow[];
  /** The last row, while the lines below may still belong to it. */
  open: FoundRow | null;
  /** Its name stands on the line of its result. */
  isOpenNamed: boolean;
  /** A result was found below the line of its name and range: the others stand there too. */
  hasResultsBelow: boolean;
}

const RANGE_MAX = 120;
const NAME_MAX = 120;
const WAITING_LINES = 3;
/** How a result was found, printed before it below its name. */
const METHOD = /^\((?:method|technique|technology|principle|by)\b[^()]{0,60}\)$/i;
/** No laboratory prints it as what is expected. */
const IS_POSITIVE = /^(?:reactive|positive|detected|present)\b/i;
/** A line of a list holds a name, its result and its unit, no sentence. */
const LIST_LINE_MAX = 72;
/** Every row of a document that is a result, in reading order. */
export function findRows(text: DocumentText, documentDate: CalendarDate | null): FoundRow[] {
  const reading: Reading = {
    order: findDayOrder(text.pages.flatMap(({ lines }) => lines)),
    header: null,
    isInNotes: false,
    waiting: null,
    across: [],
    sampleDay: null,
    rows: [],
    undated: [],
    open: null,
    isOpenNamed: false,
    hasResultsBelow: false,
  };
  text.pages.forEach(({ lines }, page) => {
    lines.forEach((line, index) => {
      takeLine(reading, line, { page: page + 1, line: index + 1 }, documentDate);
    });
  });
  dateUndated(reading);
  return reading.rows;
}

function takeLine(reading: Reading, line: TextLine, place: Place, documentDate: CalendarDate | null): void {
  const { cells, parts: read } = readLine(line);
  if (cells.length === 0) return;
  if (opensPrices(cells)) {
    Object.assign(reading, { header: null, isInNotes: true, waiting: null, across: [], open: null });
    return;
  }
  const header = readTableHeader(cells, reading.order, line.source === 'ocr');
  if (header) {
    Object.assign(reading, { header, isInNotes: false, waiting: null, across: [], open: null });
    return;
  }
  const parts = joinSplitNames(read, cells, reading.header);
  const sample = findSampleDay(line.text, cells, reading.order, documentDate);
  if (sample && (!sample.isReceived || reading.sampleDay === null)) reading.sampleDay = sample.day;
  if (reading.waiting) reading.waiting.age += 1;
  const [first] = parts;
  const isMethod = first?.kind === 'text' && reading.waiting !== null && METHOD.test(first.text);
  const data = isMethod ? parts.slice(1) : parts;
  const hasName = data.some(({ kind }) => kind === 'text');
  if (!hasName && data.length > 0) {
    takeData(reading, data, line, place, documentDate);
    return;
  }
  const isOcr = line.source === 'ocr';
  const rows = readRows(parts, reading.header).filter((row) =>
    isResult(row, {
      header: reading.header,
      isInNotes: reading.isInNotes,
      cellCount: cells.filter((cell) => !/^\([^()]*\)$/.test(cell)).length,
      isOcr,
    }),
  );
  if (rows.length === 0) {
    takeText(reading, line, cells, parts);
    return;
  }
  rows.forEach((row, index) => {
    const before = index === 0 ? reading.waiting : null;
    addRow(
      reading,
      { ...row, name: before ? joinBefore(before, row.name) : row.name },
      line,
      place,
      documentDate,
    );
  });
  reading.isInNotes = false;
  reading.waiting = null;
}

/** A line of data alone: the result of the name above, or more of the row above. */
function takeData(
  reading: Reading,
  parts: readonly Part[],
  line: TextLine,
  place: Place,
  documentDate: CalendarDate | null,
): void {
  const { waiting, open } = reading;
  if (takeAcross(reading, parts, line, place, documentDate)) return;
  if (waiting && waiting.age <= WAITING_LINES) {
    takeForWaiting(reading, waiting, parts, line, place, documentDate);
  } else if (
    open &&
    !takeResultOfRange(reading, open, parts, place) &&
    !takeResultOfWords(reading, open, parts, place)
  ) {
    takeMoreOf(open, parts);
  }
}

/** The result of a name that stands above, or a part of it: then more is waited for. */
function takeForWaiting(
  reading: Reading,
  waiting: WaitingName,
  parts: readonly Part[],
  line: TextLine,
  place: Place,
  documentDate: CalendarDate | null,
): void {
  const name: Part = { kind: 'text', text: waiting.name, cell: -1, unit: '' };
  const [row] = readRows([name, ...waiting.parts, ...parts], reading.header);
  const isFound =
    row !== undefined &&
    isResult(row, {
      header: reading.header,
      isInNotes: reading.isInNotes,
      cellCount: parts.length + 1,
      isOcr: line.source === 'ocr',
      isBelowName: true,
    });
  if (row && isFound) {
    addRow(reading, row, line, place, documentDate);
    reading.isOpenNamed = false;
    reading.waiting = null;
    if (waiting.parts.length > 0) reading.hasResultsBelow = true;
  } else if (!parts.some(isAnswer)) waiting.parts.push(...parts);
}

/** "Folate   ng/mL   >= 4.0" and its result below: the bound was the range. Returns whether it was so. */
function takeResultOfRange(reading: Reading, open: FoundRow, parts: readonly Part[], place: Place): boolean {
  const [answer] = parts;
  const isResultAlone = answer?.kind === 'value' || (answer?.kind === 'bound' && parts.length === 1);
  if (!reading.isOpenNamed || !isBelow(open, place) || !isResultAlone) return false;
  if (open.range !== '' || !/^[<>≤≥]/.test(open.value)) return false;
  reading.hasResultsBelow = true;
  return putBelow(open, answer, parts, place);
}

/**
 * "HBsAg   Non Reactive" and "Reactive" below: what stands beside the name is what is expected, where the other results stand below
 * too, and where the words below can never be what is expected. Returns whether it was so.
 */
function takeResultOfWords(reading: Reading, open: FoundRow, parts: readonly Part[], place: Place): boolean {
  const [answer, ...rest] = parts;
  if (!answer || !isAnswer(answer) || rest.some(({ kind }) => kind !== 'flag')) return false;
  if (!reading.isOpenNamed || !isBelow(open, place) || open.range !== '' || open.unit !== '') return false;
  if (!/^\p{L}/u.test(open.value)) return false;
  const isUnexpected = IS_POSITIVE.test(answer.text) && !IS_POSITIVE.test(open.value);
  return (reading.hasResultsBelow || isUnexpected) && putBelow(open, answer, parts, place);
}

/** What was taken for the result of a row is its range: the result stands on the line below. */
function putBelow(open: FoundRow, answer: Part, parts: readonly Part[], place: Place): true {
  Object.assign(open, {
    range: open.value,
    value: answer.text,
    flag: parts.find(({ kind }) => kind === 'flag')?.text ?? open.flag,
    place,
  });
  return true;
}

/** Ranges, a unit or a flag that stand below their row; a line with anything else is none of its. */
function takeMoreOf(open: FoundRow, parts: readonly Part[]): void {
  // Below a result in words stand the words that are expected.
  const isInWords = /^\p{L}/u.test(open.value) && open.range === '';
  const range = parts.filter(
    ({ kind }) =>
      kind === 'range' || kind === 'interval' || kind === 'bound' || (isInWords && kind === 'words'),
  );
  const isOfRow = parts.every(
    (part) => range.includes(part) || part.kind === 'unit' || part.kind === 'flag' || part.kind === 'missing',
  );
  if (!isOfRow) return;
  const joined = [open.range, ...range.map(({ text }) => text)].filter((text) => text !== '').join('; ');
  if (range.length > 0 && joined.length <= RANGE_MAX) open.range = joined;
  const unit = parts.find(({ kind }) => kind === 'unit')?.text ?? '';
  if (open.unit === '') open.unit = unit;
  const flag = parts.find(({ kind }) => kind === 'flag')?.text ?? '';
  if (open.flag === '') open.flag = flag;
}

/** Results below the names of their columns: "12/05/2025   6.1   12.4   250" below "Date   WBC   Hb   Platelets". */
function takeAcross(
  reading: Reading,
  parts: readonly Part[],
  line: TextLine,
  place: Place,
  documentDate: CalendarDate | null,
): boolean {
  const answers = parts.filter(isAnswer);
  if (reading.across.length < 2 || answers.length !== reading.across.length) return false;
  const day = parts.find(({ kind }) => kind === 'date')?.text ?? '';
  answers.forEach((value, index) => {
    const [row] = readRows(
      [{ kind: 'text', text: reading.across[index] ?? '', cell: -1, unit: '' }, value],
      null,
    );
    if (row) addRow(reading, { ...row, day }, line, place, documentDate);
  });
  reading.open = null;
  return true;
}

function isBelow({ place }: FoundRow, { page, line }: Place): boolean {
  return place.page === page && line - place.line === 1;
}

/** A line of text without a result: a heading, a method, notes, a name whose result follows, or the rest of a name. */
function takeText(reading: Reading, line: TextLine, cells: readonly string[], parts: readonly Part[]): void {
  const [first = ''] = cells;
  if (opensNotes(line.text)) {
    Object.assign(reading, { isInNotes: true, waiting: null, open: null });
    return;
  }
  // A method in brackets stands between a name and what belongs to it.
  if (/^\([^()]{1,60}\)$/.test(line.text.trim())) {
    if (reading.open && findAnalyte(first.slice(1, -1))?.isSure && !reading.open.name.includes('('))
      reading.open.name = `${reading.open.name} ${first}`;
    return;
  }
  if (reading.open && cells.length === 1 && joinsName(reading.open.name, first)) {
    reading.open.name = `${reading.open.name} ${trimName(first)}`;
    return;
  }
  reading.open = null;
  const texts = parts.filter(({ kind }) => kind === 'text');
  const known = texts.filter(({ text }) => findAnalyte(text)?.isSure);
  reading.across =
    known.length > 1 &&
    texts.length - known.length <= 1 &&
    /^(?:date|time|day|collected)?/i.test(first) &&
    !parts.some(isAnswer)
      ? known.map(({ text }) => text)
      : [];
  const name = texts.length === 1 ? (texts[0]?.text ?? '') : '';
  reading.waiting =
    name !== '' && name.length <= NAME_MAX && !reading.isInNotes && !parts.some(isAnswer)
      ? { name, parts: parts.filter(({ kind }) => kind !== 'text'), age: 0 }
      : null;
}

/** A name that goes on: an open bracket, a comma, or two lines that are a known name together and not apart. */
function joinsName(name: string, more: string): boolean {
  const joined = `${name} ${trimName(more)}`;
  if (joined.length > NAME_MAX || more.length > 60) return false;
  if (/[([][^)\]]*$/.test(name) && /^[^([]*[)\]]/.test(more)) return true;
  if (/(?:[,/&-]|\b(?:and|of|to|with))$/i.test(name)) return true;
  if (findAnalyte(joined)?.isSure !== true || findAnalyte(name)?.isSure === true) return false;
  // "Thyroid stimulating" and "hormone (TSH)": the rest is known alone, but goes on in small letters.
  return findAnalyte(trimName(more))?.isSure !== true || /^\p{Ll}/u.test(more);
}

function joinBefore({ name, parts, age }: WaitingName, rest: string): string {
  return parts.length === 0 && age <= 1 && joinsName(name, rest) ? `${name} ${rest}` : rest;
}

function addRow(
  reading: Reading,
  row: RawRow,
  line: TextLine,
  place: Place,
  documentDate: CalendarDate | null,
): void {
  const { header } = reading;
  const found: FoundRow = {
    name: row.name,
    value: row.value.text,
    unit: row.unit,
    // Longer ones are texts of several phases: shown shortened, compared with nothing.
    range: row.range.length > RANGE_MAX ? `${row.range.slice(0, RANGE_MAX - 1)}…` : row.range,
    flag: row.flag,
    day: dayOf(reading, row, documentDate),
    isFromOcr: line.source === 'ocr',
    isTabular: row.isTabular || (row.unit !== '' && row.range !== '') || isListLine(line.text, row),
    place,
  };
  reading.rows.push(found);
  reading.open = found;
  reading.isOpenNamed = true;
  if (row.day === '' && row.dayColumn === null && header?.columns.includes('date'))
    reading.undated.push(found);
}

/** "• INR - 3.5 (abnormal)": a short line that begins with a name and holds its result. */
function isListLine(text: string, { name, unit }: RawRow): boolean {
  if (text.trim().length > LIST_LINE_MAX) return false;
  return unit !== '' || (findAnalyte(name)?.isSure === true && trimName(text).startsWith(name));
}

function dayOf(reading: Reading, row: RawRow, documentDate: CalendarDate | null): CalendarDate | null {
  if (row.dayColumn !== null) return reading.header?.days[row.dayColumn] ?? null;
  if (row.day !== '') return readDayNear(row.day, reading.order, documentDate);
  return reading.sampleDay ?? documentDate;
}

/** Where a table has a column of days and a row none, its day is known only if all the others have the same. */
function dateUndated({ rows, undated }: Reading): void {
  if (undated.length === 0) return;
  const rest = new Set(rows.filter((row) => !undated.includes(row)).map(({ day }) => day));
  const [day = null] = rest;
  for (const row of undated) if (rest.size > 0) row.day = rest.size === 1 ? day : null;
}
