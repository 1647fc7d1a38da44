import { foldText } from '../fold-text.ts';
import { DIGEST_NAMES_LENGTH, DIGEST_VALUES, type DocumentDigest } from './digest.ts';
import type { ModelReading, ValueCorrection } from './document-reading.ts';
import type { LabValue } from './lab-value.ts';
import { compareWithRange } from './lab-values/compare-with-range.ts';
import type { ShownValue } from './shown-value.ts';
import { writeValueStatements } from './summary/write-value-statements.ts';
import type { Statement, Understanding } from './understanding.ts';

/** `ai_summary` has room for so many characters. */
export const SUMMARY_MAX_LENGTH = 4_000;

const fold = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Read = Pick<LabValue, 'analyte' | 'value' | 'unit' | 'range' | 'observed_on' | 'place'>;

const isSameReading = (value: LabValue, read: Read) =>
  value.analyte === read.analyte && value.value === read.value;

const rowOf = ({ analyte, value, place }: Pick<Read, 'analyte' | 'value' | 'place'>) =>
  `${place.page}\n${fold(analyte)}\n${value}`;

/**
 * The values with her corrections, in reading order, what she added behind them. After another reading a correction
 * finds its value by key where the same still stands there, else by what was read (analyte, value and page), else by
 * what she entered: then it was read rightly by now. One that finds none stays as a value of its own: nothing she
 * entered goes. A corrected value of a text gets its flag from her value and range, one read from a picture never.
 */
export function applyCorrections(
  values: readonly LabValue[],
  corrections: readonly ValueCorrection[],
): ShownValue[] {
  const found = new Map<string, ValueCorrection>();
  const byKey = new Map(values.map((value) => [value.key, value]));
  const byRow = new Map<string, LabValue[]>();
  for (const value of values) {
    const row = byRow.get(rowOf(value));
    if (row === undefined) byRow.set(rowOf(value), [value]);
    else row.push(value);
  }
  const findRow = (row: Pick<Read, 'analyte' | 'value' | 'place'>) =>
    byRow.get(rowOf(row))?.find(({ key }) => !found.has(key));
  const ways: readonly ((read: Read, correction: ValueCorrection) => LabValue | undefined)[] = [
    (read, { value_key }) => {
      const value = byKey.get(value_key);
      return value !== undefined && isSameReading(value, read) ? value : undefined;
    },
    (read) => findRow(read),
    ({ place }, { fields }) => findRow({ ...fields, place }),
  ];
  // Way by way over all of them: what fits by key is not taken away by what only looks alike.
  let open = corrections;
  for (const find of ways) {
    open = open.filter((correction) => {
      const value = correction.read === null ? undefined : find(correction.read, correction);
      if (value === undefined || found.has(value.key)) return true;
      found.set(value.key, correction);
      return false;
    });
  }

  const isText = values.length > 0 && values.every(({ is_from_ocr }) => !is_from_ocr);
  return [
    ...values.map((value) => correct(value, found.get(value.key) ?? null)),
    ...open.map((correction) =>
      makeOwnValue(
        correction,
        byKey.has(correction.value_key) ? `was-${correction.value_key}` : correction.value_key,
        isText,
      ),
    ),
  ];
}

/**
 * The key under which a correction of this value is written or taken back: its correction's, else its own. After
 * another reading its own may hold the correction of a row that has moved; then a new one, which finds it by what was
 * read. `newId` makes a random UUID.
 */
export function correctionKeyOf(
  value: ShownValue,
  corrections: readonly ValueCorrection[],
  newId: () => string,
): string {
  if (value.correction !== null) return value.correction.value_key;
  // One that says what is read by now is its own all the same, though nothing of it is shown.
  const isTaken = corrections.some(
    ({ value_key, read }) => value_key === value.key && (read === null || !isSameReading(value, read)),
  );
  return isTaken ? `added-${newId()}` : value.key;
}

function correct(value: LabValue, correction: ValueCorrection | null): ShownValue {
  if (correction === null) return { ...value, correction: null, is_removed: false };
  const { is_removed, ...fields } = correction.fields;
  // Entered as it is read by now: nothing to say about it.
  const isAsRead =
    fields.analyte === value.analyte &&
    fields.value === value.value &&
    fields.unit === value.unit &&
    fields.range === value.range &&
    fields.observed_on === value.observed_on;
  if (isAsRead) return { ...value, correction: is_removed ? correction : null, is_removed };
  const isSameQuantity = fold(fields.analyte) === fold(value.analyte) && fields.unit === value.unit;
  return {
    ...value,
    ...fields,
    // What the laboratory printed beside another number says nothing about hers.
    printed_flag: fields.value === value.value ? value.printed_flag : '',
    flag: value.is_from_ocr ? null : compareWithRange(fields.value, fields.range, fields.unit),
    loinc: isSameQuantity ? value.loinc : null,
    correction,
    is_removed,
  };
}

/** A value that was not read, or is not any more. Its `place` is the one it had, else the document's beginning. */
function makeOwnValue(correction: ValueCorrection, key: string, isText: boolean): ShownValue {
  const { is_removed, ...fields } = correction.fields;
  return {
    ...fields,
    key,
    printed_flag: '',
    flag: isText ? compareWithRange(fields.value, fields.range, fields.unit) : null,
    loinc: null,
    is_from_ocr: false,
    place: correction.read?.place ?? { page: 1, line: 1 },
    correction,
    is_removed,
  };
}

/**
 * The summary to show. What a model wrote comes first, in place of what the rules found, but what the rules say about
 * values stays. A sentence of a model about a value that she corrected or took out goes.
 */
export function composeStatements(
  understanding: Understanding,
  model: ModelReading | null,
  values: readonly ShownValue[],
): Statement[] {
  const changed = new Set(values.filter(({ correction }) => correction !== null).map(({ key }) => key));
  const isUntouched = ({ value_keys }: Statement) => !value_keys.some((key) => changed.has(key));
  const written = (model?.statements ?? [])
    .filter(isUntouched)
    .map((statement): Statement => ({ ...statement, kind: 'model' }));
  const ofRules = understanding.statements.filter(
    ({ kind, value_keys }) => value_keys.length === 0 && !(kind === 'finding' && written.length > 0),
  );
  const ofValues =
    changed.size > 0
      ? writeValueStatements(values)
      : understanding.statements.filter(({ value_keys }) => value_keys.length > 0);
  return [...written, ...ofRules, ...ofValues];
}

/** Said by name and category already, wherever the summary is shown. */
const SAID_BY_NAME: readonly Statement['kind'][] = ['kind', 'date', 'source'];

/** What the document has to say before what its name and category say already. */
export function putFindingsFirst(statements: readonly Statement[]): Statement[] {
  const isSaidByName = ({ kind }: Statement) => SAID_BY_NAME.includes(kind);
  return [...statements.filter((statement) => !isSaidByName(statement)), ...statements.filter(isSaidByName)];
}

/**
 * The statements as one text of at most 4,000 characters, whole ones only: `ai_summary`. What matters comes first: a list
 * shows the beginning.
 */
export function summarize(statements: readonly Statement[]): string {
  let summary = '';
  for (const { text } of putFindingsFirst(statements)) {
    const longer = summary === '' ? text : `${summary} ${text}`;
    if (longer.length > SUMMARY_MAX_LENGTH) break;
    summary = longer;
  }
  return summary;
}

/** What the list shows: values outside their printed range before the others, in reading order; removed ones not. */
export function makeDigest(
  understanding: Understanding,
  model: ModelReading | null,
  values: readonly ShownValue[],
): DocumentDigest {
  const shown = values.filter(({ is_removed }) => !is_removed);
  const isOutside = ({ flag }: LabValue) => flag === 'low' || flag === 'high';
  const first = [...shown.filter(isOutside), ...shown.filter((value) => !isOutside(value))];
  return {
    is_from_ocr: understanding.is_from_ocr,
    values: first.slice(0, DIGEST_VALUES).map(({ correction: _, is_removed: __, ...value }) => value),
    value_count: shown.length,
    analytes: nameAnalytes(first),
    is_from_model: model !== null && model.statements.length > 0,
  };
}

function nameAnalytes(values: readonly ShownValue[]): string[] {
  let length = 0;
  return [...new Set(values.map(({ analyte }) => analyte))].filter((name) => {
    length += name.length;
    return length <= DIGEST_NAMES_LENGTH;
  });
}
