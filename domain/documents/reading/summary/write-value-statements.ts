import { showDay } from '../show-day.ts';
import type { ShownValue } from '../shown-value.ts';
import type { Statement, StatementKind } from '../understanding.ts';
import { countInWords, sayCount } from './count-in-words.ts';
import { clipToSentences } from './sentences.ts';

/** So many values are named one by one, the others counted. */
const NAMED = 8;
/** Of those that are counted so many are listed by name. */
const LISTED = 5;
const LIST_MAX_LENGTH = 180;
/** Further places would help nobody to find them. */
const PLACES = 20;

const BOUNDS = /^([-+]?\d[\d.,]*)\s*(?:-|–|—|to)\s*([-+]?\d[\d.,]*)(.*)$/;
/** What laboratories print beside a result of note. */
const MARKS = /^(?:[*#!↑↓]{1,3}|h{1,2}|l{1,2}|high|low|a|abn|abnormal|critical|crit)$/i;

/** How many there are of a kind, in the singular and in the plural. */
type Phrases = readonly [one: string, many: string];
const MORE_CORRECTED: Phrases = ['more value was corrected by you', 'more values were corrected by you'];
const MORE_OUTSIDE: Phrases = [
  'more value is outside its printed range',
  'more values are outside their printed range',
];
const MORE_MARKED: Phrases = [
  'more value is marked by the laboratory',
  'more values are marked by the laboratory',
];
const INSIDE: Phrases = ['value is inside its printed range', 'values are inside their printed range'];
const NO_RANGE: Phrases = [
  'value stands without a printed range to compare it with',
  'values stand without a printed range to compare them with',
];
const PICTURED: Phrases = [
  'value was read from a picture: check it against the original',
  'values were read from a picture: check them against the original',
];

/**
 * What is said of the values: those she corrected and those outside their printed range one by one, the rest counted in
 * words. What was read from a picture is counted, and nothing said about high or low.
 */
export function writeValueStatements(values: readonly ShownValue[]): Statement[] {
  const shown = values.filter(({ is_removed }) => !is_removed);
  const hers = shown.filter(({ correction }) => correction !== null);
  const read = shown.filter(({ correction }) => correction === null);
  const pictured = read.filter(({ is_from_ocr }) => is_from_ocr);
  const printed = read.filter(({ is_from_ocr }) => !is_from_ocr);
  // One that she added without a day parts nothing.
  const dated = shown.filter((value) => isPlaced(value) || value.observed_on !== null);
  const days = new Set(dated.map(({ observed_on }) => observed_on));
  const isOfSeveralDays = days.size > 1;

  const outside = printed.filter(({ flag }) => flag === 'low' || flag === 'high');
  const inside = printed.filter(({ flag }) => flag === 'in_range');
  const marked = printed.filter(({ flag, printed_flag }) => flag === null && MARKS.test(printed_flag));
  const unranged = printed.filter(({ flag, printed_flag }) => flag === null && !MARKS.test(printed_flag));
  return [
    ...named(hers, kindOf, sayCorrected, MORE_CORRECTED),
    ...named(outside, kindOf, (value) => sayOutside(value, isOfSeveralDays), MORE_OUTSIDE),
    ...named(marked, kindOf, sayMarked, MORE_MARKED),
    ...counted('in_range', inside, INSIDE, true),
    ...counted('finding', unranged, NO_RANGE, true),
    ...counted('finding', pictured, PICTURED, false),
  ];
}

/** A sentence for each of the first, in which equal ones are one, and one that counts the others. */
function named(
  values: readonly ShownValue[],
  kind: (value: ShownValue) => StatementKind,
  write: (value: ShownValue) => string,
  more: Phrases,
): Statement[] {
  const bySentence = new Map<string, [ShownValue, ...ShownValue[]]>();
  for (const value of values) {
    const sentence = write(value);
    const same = bySentence.get(sentence);
    if (same === undefined) bySentence.set(sentence, [value]);
    else same.push(value);
  }
  const sentences = [...bySentence];
  const rest = sentences.slice(NAMED).flatMap(([, same]) => same);
  const [first] = rest;
  return [
    ...sentences.slice(0, NAMED).map(([sentence, same]) => about(kind(same[0]), same, sentence)),
    ...(first === undefined ? [] : counted(kind(first), rest, more, false)),
  ];
}

function counted(
  kind: StatementKind,
  values: readonly ShownValue[],
  phrases: Phrases,
  isListed: boolean,
): Statement[] {
  if (values.length === 0) return [];
  const list = isListed ? listAnalytes(values) : '';
  return [about(kind, values, `${sayCount(values.length, ...phrases)}${list}.`)];
}

/** `: FSH, Progesterone and four more`; nothing where the names are too long to be listed. */
function listAnalytes(values: readonly ShownValue[]): string {
  const names = [...new Set(values.map(({ analyte }) => analyte))];
  const listed = names.slice(0, names.length === LISTED + 1 ? LISTED + 1 : LISTED);
  const rest = names.length - listed.length;
  const last = rest > 0 ? `${countInWords(rest)} more` : listed.pop();
  const list = listed.length === 0 ? `${last}` : `${listed.join(', ')} and ${last}`;
  return list.length > LIST_MAX_LENGTH ? '' : `: ${list}`;
}

function about(kind: StatementKind, values: readonly ShownValue[], text: string): Statement {
  return {
    kind,
    text: clipToSentences(text),
    places: values
      .filter(isPlaced)
      .map(({ place }) => place)
      .slice(0, PLACES),
    value_keys: values.map(({ key }) => key),
  };
}

/** What she added stands nowhere. */
const isPlaced = ({ correction }: ShownValue) => correction === null || correction.read !== null;

function kindOf({ flag }: ShownValue): StatementKind {
  if (flag === null) return 'finding';
  return flag === 'in_range' ? 'in_range' : 'out_of_range';
}

const sayQuantity = ({ analyte, value, unit }: Pick<ShownValue, 'analyte' | 'value' | 'unit'>) =>
  [analyte, value, unit].filter((part) => part !== '').join(' ');

/** `range of 15 to 150`, and as printed what has no two bounds: `range (< 5.0)`. */
function sayRange(range: string): string {
  const bounds = BOUNDS.exec(range);
  return bounds === null
    ? `range (${range})`
    : `range of ${bounds[1]} to ${bounds[2]}${(bounds[3] ?? '').trimEnd()}`;
}

const sayFlag = (flag: ShownValue['flag']) =>
  flag === 'low' ? 'below' : flag === 'high' ? 'above' : 'inside';

/** "Ferritin 9 ng/mL is below the printed range of 15 to 150." */
function sayOutside(value: ShownValue, isOneOfSeveralDays: boolean): string {
  const day = isOneOfSeveralDays && value.observed_on !== null ? ` on ${showDay(value.observed_on)}` : '';
  return `${sayQuantity(value)}${day} is ${sayFlag(value.flag)} the printed ${sayRange(value.range)}.`;
}

const sayMarked = (value: ShownValue) =>
  `${sayQuantity(value)} is marked ${value.printed_flag} in the document.`;

/** "Ferritin 19 ng/mL, corrected by you; read as 9." */
function sayCorrected({ correction, ...value }: ShownValue): string {
  const read = correction?.read ?? null;
  const isRangeHers = read === null || read.range !== value.range;
  const flag =
    value.flag === null
      ? ''
      : ` It is ${sayFlag(value.flag)} the ${isRangeHers ? 'entered' : 'printed'} ${sayRange(value.range)}.`;
  if (read === null) return `${sayQuantity({ ...value })}, added by you.${flag}`;
  const was =
    read.analyte !== value.analyte
      ? sayQuantity(read)
      : read.value !== value.value && read.unit === value.unit
        ? read.value
        : sayQuantity({ ...read, analyte: '' });
  const isSame = was === sayQuantity(value) || was === sayQuantity({ ...value, analyte: '' });
  return `${sayQuantity(value)}, corrected by you${isSame ? '' : `; read as ${was}`}.${flag}`;
}
