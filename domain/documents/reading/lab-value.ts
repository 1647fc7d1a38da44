import * as z from 'zod/mini';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { calendarDateSchema } from '../../calendar/calendar-date-schema.ts';
import { type Place, placeSchema } from './document-text.ts';

/** One result of a laboratory, letter for letter as printed. '' for what is not printed. */
export interface LabValue {
  /** `page-line-nth on that line`, e.g. `1-12-1`: what a correction refers to. */
  key: string;
  analyte: string;
  value: string;
  unit: string;
  /** The printed range, e.g. `0.27 - 4.20`, `< 5.0`. */
  range: string;
  /** What the laboratory printed as its flag, e.g. `H`, `*`. */
  printed_flag: string;
  /** From the printed range alone; null without a range that can be compared, and always for what OCR read. */
  flag: 'low' | 'high' | 'in_range' | null;
  /** LOINC code, null unless analyte and unit leave one. */
  loinc: string | null;
  /** The day of the sample, where the row or the document prints one. */
  observed_on: CalendarDate | null;
  /** Read from a picture: "check against the original". */
  is_from_ocr: boolean;
  place: Place;
}

export const labValueSchema: z.ZodMiniType<LabValue> = z.object({
  key: z.string(),
  analyte: z.string(),
  value: z.string(),
  unit: z.string(),
  range: z.string(),
  printed_flag: z.string(),
  flag: z.nullable(z.enum(['low', 'high', 'in_range'])),
  loinc: z.nullable(z.string()),
  observed_on: z.nullable(calendarDateSchema),
  is_from_ocr: z.boolean(),
  place: placeSchema,
});
