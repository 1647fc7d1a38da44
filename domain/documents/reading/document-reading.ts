import * as z from 'zod/mini';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { calendarDateSchema } from '../../calendar/calendar-date-schema.ts';
import { textSchema } from '../../text.ts';
import { type PageText, pageTextSchema } from './document-text.ts';
import type { LabValue } from './lab-value.ts';
import { type Statement, statementSchema, type Understanding, understandingSchema } from './understanding.ts';

/** What of a lab value she can correct; `observed_on` null where no day is known. */
export interface ValueFields {
  analyte: string;
  value: string;
  unit: string;
  range: string;
  observed_on: CalendarDate | null;
  /** She took it out: it is no value, or not hers. It is shown struck through and can be brought back. */
  is_removed: boolean;
}

/** A value as she corrected it, kept apart from what was read. `read` is what she saw: how it is found again. */
export interface ValueCorrection {
  /** The key of the value when she corrected it; one per key. A value she added: `added-` and an id. */
  value_key: string;
  read: Pick<LabValue, 'analyte' | 'value' | 'unit' | 'range' | 'observed_on' | 'place'> | null;
  fields: ValueFields;
}

/** What a language model wrote; null where none was asked. Its statements passed every check, the rest was dropped. */
export interface ModelReading {
  /** Where it was asked, e.g. `http://localhost:11434/v1`, and the model's name: what she consented to. */
  endpoint: string;
  model: string;
  statements: Statement[];
}

/**
 * `GET /api/health-documents/:id/reading`. An answer in parts holds of each part the pages and the values on them; the
 * corrections, and what a model wrote, come with the first. `joinReadings` makes the whole.
 */
export interface DocumentReading {
  document_id: string;
  /** [] until it was read. */
  pages: PageText[];
  understanding: Understanding | null;
  model: ModelReading | null;
  corrections: ValueCorrection[];
  /** What was read or corrected is there and cannot be opened (damaged): it is left out. */
  texts_unreadable?: true | undefined;
}

/** `?from_page=`, as an address has it: from where the rest of a long document is asked for. */
export const readingPartSchema = z.object({
  from_page: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, { error: 'A page is a number from 1 to 999' })),
  ),
});

/** What the parts say together, in the order in which they were answered; at least one. */
export function joinReadings([first, ...rest]: readonly [
  DocumentReading,
  ...DocumentReading[],
]): DocumentReading {
  const whole = { ...first, pages: [...first.pages] };
  for (const part of rest) {
    whole.pages.push(...part.pages);
    if (whole.understanding && part.understanding) {
      const values = [...whole.understanding.values, ...part.understanding.values];
      whole.understanding = { ...whole.understanding, values };
    }
    if (part.texts_unreadable) whole.texts_unreadable = true;
  }
  return whole;
}

const VALUE_LIMITS = { analyte: 120, value: 60, unit: 40, range: 120 } as const;
export const CORRECTIONS_MAX = 500;

const VALUE_TEXTS = {
  analyte: 'Enter what was measured',
  value: 'Enter the value',
} as const;

const fieldText = (name: keyof typeof VALUE_LIMITS, tooShort?: string) =>
  textSchema({
    ...(tooShort === undefined ? {} : { min: 1, tooShort }),
    max: VALUE_LIMITS[name],
    tooLong: `At most ${VALUE_LIMITS[name]} characters`,
  }).check(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    z.refine((text) => text.trim() === text && !/[\u0000-\u001f\u007f]/.test(text), {
      error: 'One line, without spaces around it',
    }),
  );

export const valueFieldsSchema: z.ZodMiniType<ValueFields> = z.object({
  analyte: fieldText('analyte', VALUE_TEXTS.analyte),
  value: fieldText('value', VALUE_TEXTS.value),
  unit: fieldText('unit'),
  range: fieldText('range'),
  observed_on: z.nullable(calendarDateSchema),
  is_removed: z.boolean(),
});

/** `12-3-1` as reading makes them, or one she added. */
export const valueKeySchema = z
  .string()
  .check(
    z.regex(
      /^(\d{1,4}-\d{1,5}-\d{1,3}|added-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/,
      { error: 'Say which value' },
    ),
  );

const readSchema = z.object({
  analyte: z.string().check(z.maxLength(400)),
  value: z.string().check(z.maxLength(400)),
  unit: z.string().check(z.maxLength(400)),
  range: z.string().check(z.maxLength(400)),
  observed_on: z.nullable(calendarDateSchema),
  place: z.object({ page: z.int().check(z.minimum(1)), line: z.int().check(z.minimum(1)) }),
});

export const valueCorrectionSchema: z.ZodMiniType<ValueCorrection> = z.object({
  value_key: valueKeySchema,
  read: z.nullable(readSchema),
  fields: valueFieldsSchema,
});

/**
 * `PUT /api/health-documents/:id/corrections/:value_key`: the correction with the fields she saw (`base`), so that two
 * devices correct different fields of one value (mergeFields). Answers the document and its corrections.
 * `DELETE …?user_id=`: back to what was read.
 */
export const correctionWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  read: z.nullable(readSchema),
  base: valueFieldsSchema,
  fields: valueFieldsSchema,
});
export type CorrectionWrite = z.infer<typeof correctionWriteSchema>;

export const modelReadingSchema: z.ZodMiniType<ModelReading> = z.object({
  endpoint: z.string(),
  model: z.string(),
  statements: z.array(statementSchema),
});

export const documentReadingSchema: z.ZodMiniType<DocumentReading> = z.object({
  document_id: z.uuid(),
  pages: z.array(pageTextSchema),
  understanding: z.nullable(understandingSchema),
  model: z.nullable(modelReadingSchema),
  corrections: z.array(valueCorrectionSchema),
  texts_unreadable: z.optional(z.literal(true)),
});
