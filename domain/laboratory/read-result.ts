import { compareWithRange } from '../documents/reading/lab-values/compare-with-range.ts';
import {
  DECIMAL_STYLES,
  type DecimalStyle,
  listDecimalStyles,
  NUMBER,
  readNumber,
} from '../documents/reading/lab-values/printed-number.ts';
import { readRange } from '../documents/reading/lab-values/printed-range.ts';
import { factorBetween } from '../documents/reading/lab-values/printed-unit.ts';
import { findLabAnalyte } from './find-lab-analyte.ts';
import type { Comparator, LabResult, PrintedResult } from './lab-result.ts';
import { ucumOfLab } from './lab-unit.ts';

const RESULT = new RegExp(String.raw`^(<\s?=|>\s?=|=\s?<|=\s?>|<|>|≤|≥)?\s?(${NUMBER})$`);
const SIGNS: Record<string, Comparator> = {
  '<': '<',
  '≤': '<=',
  '<=': '<=',
  '=<': '<=',
  '>': '>',
  '≥': '>=',
};

/**
 * What a printed or typed result says. `styles`: how numbers are written where it comes from; left out, as she types: `1.234` has a
 * decimal point where its range does not say otherwise, `1,234` is no number where its range does not say how it is meant. Rule and examples: docs/algorithms/laboratory-values.md.
 */
export function readResult(printed: PrintedResult, styles?: readonly DecimalStyle[]): LabResult {
  const { name, text, unit, range_text } = printed;
  const [, sign = '', digits = ''] = RESULT.exec(text.trim()) ?? [];
  const read = styles ?? stylesTyped(digits, range_text);
  const numbers = new Set(read.map((style) => readNumber(digits, style)).filter((one) => one !== null));
  const [only = null] = numbers;
  const number = digits !== '' && numbers.size === 1 ? only : null;
  return {
    ...{ name, text, unit, range_text },
    analyte: findLabAnalyte(name, unit)?.id ?? null,
    comparator: number === null ? '' : comparatorOf(sign),
    number,
    ucum: ucumOfLab(unit),
    ...boundsOf(range_text, unit, read),
    flag: compareWithRange(text, range_text, unit, read),
  };
}

function comparatorOf(sign: string): Comparator {
  const plain = sign.replace(/\s/g, '');
  return SIGNS[plain] ?? (plain === '' ? '' : '>=');
}

/** The styles in which her number and its range can be read, one of them where both can be. */
function stylesTyped(digits: string, range: string): readonly DecimalStyle[] {
  const printed = readRange(range);
  const bounds = [printed?.lower, printed?.upper].filter((bound) => typeof bound === 'string');
  const fitting = listDecimalStyles([digits || '0', ...bounds.map((bound) => bound.replace(/^-/, ''))]);
  // `1,234` is a thousand for one laboratory and little more than one for another.
  const isOpen = fitting.length > 1 && /^\d{1,3},\d{3}$/.test(digits);
  return fitting.length > 0 && !isOpen ? fitting.slice(0, 1) : DECIMAL_STYLES;
}

function boundsOf(
  text: string,
  unit: string,
  styles: readonly DecimalStyle[],
): Pick<LabResult, 'low' | 'high'> {
  const none = { low: null, high: null };
  const printed = readRange(text);
  const [style, another] = styles;
  if (!printed || printed.isConditional || style === undefined || another !== undefined) return none;
  const factor = factorBetween(printed.unit, unit);
  if (factor === null) return none;
  const read = (bound: string | null) => {
    const number = bound === null ? null : readNumber(bound.replace(/^-/, ''), style);
    return number === null ? null : number * factor * (bound?.startsWith('-') ? -1 : 1);
  };
  const [low, high] = [read(printed.lower), read(printed.upper)];
  return low !== null && high !== null && low > high ? none : { low, high };
}
