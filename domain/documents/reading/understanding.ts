import * as z from 'zod/mini';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { calendarDateSchema } from '../../calendar/calendar-date-schema.ts';
import { CATEGORY_CODES, type DocumentCategory } from '../health-document.ts';
import { type Place, placeSchema } from './document-text.ts';
import { type LabValue, labValueSchema } from './lab-value.ts';

/** Which rules understood a document; counts up when their answers change, so that a document can be read again. */
export const READER_VERSION = 1;

/** Something that stands in the document, and where. */
export interface Found<Value> {
  value: Value;
  place: Place;
}

export interface CategoryGuess {
  best: DocumentCategory;
  second: DocumentCategory;
  /** False below the margin: then the page says "not sure" and offers both. */
  is_sure: boolean;
}

/** What a statement is about; `model`: written by a language model, not by the rules. */
const STATEMENT_KINDS = ['kind', 'date', 'source', 'finding', 'out_of_range', 'in_range', 'model'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** One sentence of the summary, plain text, and where what it says was read. */
export interface Statement {
  kind: StatementKind;
  text: string;
  /** At least one; the quoted words of a finding stand exactly there. */
  places: Place[];
  /** Keys of the lab values it speaks of; [] for none. */
  value_keys: string[];
}

/** What was understood of a document by rules alone: the same text gives the same answer. */
export interface Understanding {
  reader_version: number;
  category: CategoryGuess;
  /** "Blood test, 12 Mar 2026, City Lab": kind, date, source, as far as they are known. */
  name: string;
  date: Found<CalendarDate> | null;
  source: Found<string> | null;
  statements: Statement[];
  values: LabValue[];
  /** Some of it was read from a picture. */
  is_from_ocr: boolean;
}

const categorySchema = z.enum(CATEGORY_CODES);

export const statementSchema: z.ZodMiniType<Statement> = z.object({
  kind: z.enum(STATEMENT_KINDS),
  text: z.string(),
  places: z.array(placeSchema),
  value_keys: z.array(z.string()),
});

export const understandingSchema: z.ZodMiniType<Understanding> = z.object({
  reader_version: z.int(),
  category: z.object({ best: categorySchema, second: categorySchema, is_sure: z.boolean() }),
  name: z.string(),
  date: z.nullable(z.object({ value: calendarDateSchema, place: placeSchema })),
  source: z.nullable(z.object({ value: z.string(), place: placeSchema })),
  statements: z.array(statementSchema),
  values: z.array(labValueSchema),
  is_from_ocr: z.boolean(),
});
