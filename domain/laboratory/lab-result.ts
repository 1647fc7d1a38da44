import * as z from 'zod/mini';
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
import { textSchema } from '../text.ts';
import { findLabAnalyte } from './find-lab-analyte.ts';
import { ucumOfLab } from './lab-unit.ts';

/** Lengths of what she can enter of a value. */
export const LAB_LIMITS = { name: 120, text: 120, unit: 40, range: 200, values: 20_000 } as const;

/** What stands on a report, letter for letter. '' for what is not printed. */
export interface PrintedResult {
  name: string;
  text: string;
  unit: string;
  range_text: string;
}

export const COMPARATORS = ['', '<', '<=', '>', '>='] as const;
export type Comparator = (typeof COMPARATORS)[number];

/** A result with what could be read of it: `content` of a measurement of kind `lab`. */
export interface LabResult extends PrintedResult {
  /** Of the table of analytes; null: known by its printed name alone. */
  analyte: string | null;
  comparator: Comparator;
  /** Null for words, titers and what can be read in two ways. */
  number: number | null;
  ucum: string | null;
  /** The bounds of the printed range in the unit of the value; null: there is none, or it holds for some people or days alone. */
  low: number | null;
  high: number | null;
  /** From the printed range alone. */
  flag: 'low' | 'high' | 'in_range' | null;
}

/** As it travels, is stored and is kept on a device. */
export const labResultSchema: z.ZodMiniType<LabResult> = z.object({
  name: textSchema({ max: LAB_LIMITS.name, tooLong: 'The name is too long' }),
  text: textSchema({ max: LAB_LIMITS.text, tooLong: 'The result is too long' }),
  unit: textSchema({ max: LAB_LIMITS.unit, tooLong: 'The unit is too long' }),
  range_text: textSchema({ max: LAB_LIMITS.range, tooLong: 'The range is too long' }),
  analyte: z.nullable(z.string().check(z.maxLength(40))),
  comparator: z.enum(COMPARATORS),
  number: z.nullable(z.number()),
  ucum: z.nullable(z.string().check(z.maxLength(40))),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  flag: z.nullable(z.enum(['low', 'high', 'in_range'])),
});

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
 * decimal point where its range does not say otherwise. Rule and examples: docs/algorithms/laboratory-values.md.
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
  return fitting.length > 0 ? fitting.slice(0, 1) : DECIMAL_STYLES;
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
