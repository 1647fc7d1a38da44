import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { compareTexts } from '../compare-texts.ts';
import { type Place, placeSchema } from '../documents/reading/document-text.ts';
import { textSchema } from '../text.ts';
import { LAB_LIMITS, type LabResult, labResultSchema, type PrintedResult } from './lab-result.ts';

/** Where a value came from. One of a document counts from when she confirmed it. */
const LAB_ORIGINS = ['typed', 'document'] as const;
export type LabOrigin = (typeof LAB_ORIGINS)[number];

/** Where a value stands in a document of hers. */
export interface Anchor {
  /** null once the document is deleted. */
  document_id: string | null;
  /** When it was deleted; null while it is there. */
  document_gone_on: CalendarDate | null;
  place: Place;
  value_key: string;
  /** The line as it was read; '' where she typed the row herself. */
  quote: string;
}

/** A value of a laboratory: a row of `measurements` of kind `lab`. */
export interface LabValue {
  id: string;
  local_day: CalendarDate;
  origin: LabOrigin;
  /** Of one that came from a document; null where that is deleted. */
  document_id: string | null;
  result: LabResult;
  /** Where it was read, the first document first; left out: it was typed. */
  anchors?: Anchor[] | undefined;
  /** What it says could not be opened, and is empty: shown, so that she can delete it. */
  unreadable?: boolean | undefined;
}

/** Made where it was entered, so that a retry makes no second one. In small letters, as it is stored. */
export const labIdSchema = z.uuid({ error: 'A value needs its id' }).check(z.toLowerCase());

const whose = z.uuid({ error: 'Say whose record this is' });

const anchorSchema: z.ZodMiniType<Anchor> = z.object({
  document_id: z.nullable(z.uuid()),
  document_gone_on: z.nullable(calendarDateSchema),
  place: placeSchema,
  value_key: z.string(),
  quote: z.string(),
});

export const labValueSchema: z.ZodMiniType<LabValue> = z.object({
  id: labIdSchema,
  local_day: calendarDateSchema,
  origin: z.enum(LAB_ORIGINS),
  document_id: z.nullable(z.uuid()),
  result: labResultSchema,
  anchors: z.optional(z.array(anchorSchema)),
  unreadable: z.optional(z.boolean()),
});

export const LAB_TEXTS = {
  name: 'Enter the name of the test',
  text: 'Enter the result',
  day: 'Choose the day of the sample',
  future: 'Choose today or an earlier day',
  tooEarly: 'Choose a day from 1900 on',
  room: `There are ${LAB_LIMITS.values.toLocaleString('en-GB')} values already, which is as many as are kept. Delete one first.`,
  document: 'This value came from a document. Correct it there.',
  unreadable: 'This value cannot be read any more. Delete it, and add it again.',
} as const;

/** What she types: as it is printed, and the day of the sample. */
export type LabEntry = PrintedResult & { local_day: CalendarDate };

const entryFields = {
  name: textSchema({ max: LAB_LIMITS.name, tooLong: `A name has at most ${LAB_LIMITS.name} letters` }).check(
    z.refine((name) => name.trim() !== '', { error: LAB_TEXTS.name }),
  ),
  text: textSchema({
    max: LAB_LIMITS.text,
    tooLong: `A result has at most ${LAB_LIMITS.text} letters`,
  }).check(z.refine((text) => text.trim() !== '', { error: LAB_TEXTS.text })),
  unit: textSchema({ max: LAB_LIMITS.unit, tooLong: `A unit has at most ${LAB_LIMITS.unit} letters` }),
  range_text: textSchema({
    max: LAB_LIMITS.range,
    tooLong: `A range has at most ${LAB_LIMITS.range} letters`,
  }),
  local_day: calendarDateSchema,
};
export const labEntrySchema: z.ZodMiniType<LabEntry> = z.object(entryFields);

/** `PUT /api/lab-values/:id`. `base` is what she saw when she changed it; null: a new one. */
export const labWriteSchema = z.object({
  user_id: whose,
  id: labIdSchema,
  entry: labEntrySchema,
  base: z.nullable(labEntrySchema),
});
export type LabWrite = z.infer<typeof labWriteSchema>;

/** `DELETE /api/lab-values/:id?user_id=`. */
export const labOwnerSchema = z.object({ user_id: whose });

/**
 * `POST /api/lab-values/read`: in the body, because an address must not name what is measured. Values of these analytes (null: of
 * all) from day to day, both included; `behind` is the last one of the answer before.
 */
export const labReadSchema = z.object({
  user_id: whose,
  analytes: z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200))),
  from: z.nullable(calendarDateSchema),
  to: z.nullable(calendarDateSchema),
  behind: z.nullable(z.object({ local_day: calendarDateSchema, id: labIdSchema })),
});
export type LabRead = z.infer<typeof labReadSchema>;

/** What `read` answers: the newest first; `rest` is what to send as `behind` for those that are left, null for none. */
export const labPageSchema = z.object({
  values: z.array(labValueSchema),
  rest: labReadSchema.shape.behind,
});

/** The first day that a sample can be of. */
export const FIRST_LAB_DAY: CalendarDate = '1900-01-01';

/** What is wrong with the day of a value, as a sentence, or null. `today` is the last day that has begun anywhere. */
export function findDayFault(day: CalendarDate, today: CalendarDate): string | null {
  if (day > today) return LAB_TEXTS.future;
  return day < FIRST_LAB_DAY ? LAB_TEXTS.tooEarly : null;
}

/** What she typed of a value. */
export function entryOf({ local_day, result }: LabValue): LabEntry {
  const { name, text, unit, range_text } = result;
  return { name, text, unit, range_text, local_day };
}

/** What is printed of a result belongs together: a number of one device with the unit of another would be a third value. */
const PRINTED = ['name', 'text', 'unit', 'range_text'] as const;

/**
 * The value after a write meets what is `stored` by now (null: nothing). A new one (`base` null) that is there already arrived
 * earlier: what is stored stands. Otherwise the result is hers where she changed any of it, and so is the day. Applying the same
 * write again changes nothing. `read` says what a result means: readResult, or asPrinted.
 */
export function mergeLabValue(
  { id, entry, base }: LabWrite,
  stored: LabValue | null,
  read: (printed: PrintedResult) => LabResult,
): LabValue {
  if (stored !== null && base === null) return stored;
  const before = stored && entryOf(stored);
  const isHers = before === null || base === null || PRINTED.some((field) => entry[field] !== base[field]);
  const isHerDay = before === null || base === null || entry.local_day !== base.local_day;
  const trimmed = { name: entry.name.trim(), text: entry.text.trim(), unit: entry.unit.trim() };
  return {
    id,
    local_day: isHerDay ? entry.local_day : before.local_day,
    origin: 'typed',
    document_id: null,
    result:
      isHers || stored === null ? read({ ...trimmed, range_text: entry.range_text.trim() }) : stored.result,
  };
}

/** Newest first. */
export function sortLabValues(values: Iterable<LabValue>): LabValue[] {
  return [...values].sort(
    (one, other) => compareTexts(other.local_day, one.local_day) || compareTexts(other.id, one.id),
  );
}
