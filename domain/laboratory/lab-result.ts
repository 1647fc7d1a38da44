import * as z from 'zod/mini';
import { textSchema } from '../text.ts';

/** Lengths of what she can enter of a value; how many she has, and how many places in documents one of them. */
export const LAB_LIMITS = { name: 120, text: 120, unit: 40, range: 200, values: 20_000, places: 20 } as const;

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

/** What is printed, and nothing read of it: where the table of analytes is not at hand. */
export const asPrinted = (printed: PrintedResult): LabResult => ({
  ...printed,
  ...{ analyte: null, comparator: '', number: null, ucum: null, low: null, high: null, flag: null },
});
