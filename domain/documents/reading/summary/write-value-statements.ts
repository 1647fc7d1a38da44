import type { ShownValue } from '../corrected-values.ts';
import { showDay } from '../show-day.ts';
import type { Statement, StatementKind } from '../understanding.ts';
import { sayCount } from './count-in-words.ts';
import { clipToSentences } from './sentences.ts';

/** So many values are named one by one, the others counted. */
const NAMED = 8;
/** Further places would help nobody to find them. */
const PLACES = 20;

const BOUNDS = /^([-+]?\d[\d.,]*)\s*(?:-|–|—|to)\s*([-+]?\d[\d.,]*)(.*)$/;
/** What laboratories print beside a result of note. */
const MARKS = /^(?:[*#!↑↓]{1,3}|h{1,2}|l{1,2}|high|low|a|abn|abnormal|critical|crit)$/i;

/**
 * What is said of the values: those she corrected, those outside their printed range one by one, the rest counted in
 * words. What was read from a picture is counted, and nothing said about high or low.
 */
export function writeValueStatements(values: readonly ShownValue[]): Statement[] {
  const shown = values.filter(({ is_removed }) => !is_removed);
  const isCorrected = ({ correction }: ShownValue) => correction !== null;
  const hers = shown.filter(isCorrected);
  const read = shown.filter((value) => !isCorrected(value));
  const printed = read.filter(({ is_from_ocr }) => !is_from_ocr);
  const days = new Set(shown.map(({ observed_on }) => observed_on));
  const isMarked = ({ flag, printed_flag }: ShownValue) => flag === null && MARKS.test(printed_flag);

  const outside = printed.filter(({ flag }) => flag === 'low' || flag === 'high');
  const marked = printed.filter(isMarked);
  const inside = printed.filter(({ flag }) => flag === 'in_range');
  const unmeasured = printed.filter((value) => value.flag === null && !isMarked(value));
  const pictured = read.filter(({ is_from_ocr }) => is_from_ocr);

  return [
    ...hers.map((value) => about(kindOf(value), [value], sayCorrected(value))),
    ...outside
      .slice(0, NAMED)
      .map((value) => about('out_of_range', [value], sayOutside(value, days.size > 1))),
    ...counted('out_of_range', outside.slice(NAMED), 'more value is outside its printed range', {
      many: 'more values are outside their printed range',
    }),
    ...marked.slice(0, NAMED).map((value) => about('finding', [value], sayMarked(value))),
    ...counted('finding', marked.slice(NAMED), 'more value is marked by the laboratory', {
      many: 'more values are marked by the laboratory',
    }),
    ...counted('in_range', inside, 'value is inside its printed range', {
      many: 'values are inside their printed range',
    }),
    ...counted('finding', unmeasured, 'value stands without a printed range to compare it with', {
      many: 'values stand without a printed range to compare them with',
    }),
    ...counted('finding', pictured, 'value was read from a picture: check it against the original', {
      many: 'values were read from a picture: check them against the original',
    }),
  ];
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

function counted(
  kind: StatementKind,
  values: readonly ShownValue[],
  one: string,
  { many }: { many: string },
): Statement[] {
  return values.length === 0 ? [] : [about(kind, values, `${sayCount(values.length, one, many)}.`)];
}

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
  `${sayQuantity(value)} is marked “${value.printed_flag}” in the document.`;

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
