import type { LabValue } from '../lab-value.ts';
import {
  DECIMAL_STYLES,
  type DecimalStyle,
  listDecimalStyles,
  NUMBER,
  readNumber,
} from './printed-number.ts';
import { type PrintedRange, readRange } from './printed-range.ts';
import { factorBetween } from './printed-unit.ts';

const VALUE = new RegExp(String.raw`^(<\s?=|>\s?=|=\s?<|=\s?>|<|>|≤|≥)?\s?(${NUMBER})$`);

const NUMBERS = new RegExp(NUMBER, 'g');

/**
 * Where a value lies in its printed range, or null where that cannot be said: no range, a range for a phase or a
 * gestation, words, another kind of unit, or numbers that can be read in two ways with two answers.
 * `styles`: how the numbers of the whole document are printed, where that is known.
 * Rule and worked examples: docs/algorithms/document-reading.md (the tests use the same table).
 */
export function compareWithRange(
  value: string,
  range: string,
  unit = '',
  styles: readonly DecimalStyle[] = DECIMAL_STYLES,
): LabValue['flag'] {
  const printed = readRange(range);
  const match = VALUE.exec(value.trim());
  if (!printed || !match || printed.isConditional) return null;
  const [, sign = '', number = ''] = match;
  const factor = factorBetween(unit, printed.unit);
  if (factor === null) return null;
  const bounds = [printed.lower, printed.upper].filter((bound) => bound !== null);
  const readable = listDecimalStyles([number, ...bounds.map((bound) => bound.replace(/^-/, ''))]);
  const answers = new Set(
    readable
      .filter((style) => styles.includes(style))
      .map((style) => compareIn(style, sign, number, factor, printed)),
  );
  const [answer = null] = answers;
  return answers.size === 1 ? answer : null;
}

function compareIn(
  style: DecimalStyle,
  sign: string,
  number: string,
  factor: number,
  range: PrintedRange,
): LabValue['flag'] {
  const value = (readNumber(number, style) ?? Number.NaN) * factor;
  const lower = boundIn(style, range.lower) ?? Number.NEGATIVE_INFINITY;
  const upper = boundIn(style, range.upper) ?? Number.POSITIVE_INFINITY;
  if (Number.isNaN(value) || lower > upper) return null;
  const isBelow = (x: number) => (range.isLowerIncluded ? x < lower : x <= lower);
  const isAbove = (x: number) => (range.isUpperIncluded ? x > upper : x >= upper);
  // A result given as "< 5" is anything below five: said only where every such value gives the same answer.
  if (/[<≤]/.test(sign)) {
    if (value <= lower) return 'low';
    return lower === Number.NEGATIVE_INFINITY && value <= upper ? 'in_range' : null;
  }
  if (/[>≥]/.test(sign)) {
    if (value >= upper) return 'high';
    return upper === Number.POSITIVE_INFINITY && value >= lower ? 'in_range' : null;
  }
  if (isBelow(value)) return 'low';
  return isAbove(value) ? 'high' : 'in_range';
}

function boundIn(style: DecimalStyle, bound: string | null): number | null {
  if (bound === null) return null;
  const isNegative = bound.startsWith('-');
  const number = readNumber(isNegative ? bound.slice(1) : bound, style);
  return number === null ? Number.NaN : isNegative ? -number : number;
}

/** The styles in which every number of these rows can be read; both where they do not agree on one. */
export function stylesOf(rows: readonly { value: string; range: string }[]): readonly DecimalStyle[] {
  const numbers = rows.flatMap(({ value, range }) => `${value} ${range}`.match(NUMBERS) ?? []);
  const styles = listDecimalStyles(numbers);
  return styles.length === 1 ? styles : DECIMAL_STYLES;
}
