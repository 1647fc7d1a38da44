import * as z from 'zod/mini';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { calendarDateSchema } from '../../calendar/calendar-date-schema.ts';
import { BACKWARD_RANGE } from '../../calendar/date-range.ts';
import { zoneSchema } from '../../reminders/reminder-settings.ts';
import { PART_KINDS, type PartKind, RECORD_NAMES, type RecordName } from './kinds.ts';

/** Days from one to another, both counted; null at an end that is open. */
export interface Stretch {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

export const isWithin = (day: CalendarDate | null, { from, to }: Stretch): boolean =>
  day !== null && (from === null || day >= from) && (to === null || day <= to);

export const PART_TEXTS = {
  noKind: 'Choose at least one thing.',
  backward: BACKWARD_RANGE,
} as const;

/** `POST /api/erasure/parts/preview` and, with a fresh proof that it is she, `POST /api/erasure/parts`. */
export const partsAskSchema = z
  .object({
    user_id: z.uuid(),
    kinds: z.array(z.enum(PART_KINDS)).check(
      z.minLength(1, { error: PART_TEXTS.noKind }),
      z.refine((kinds) => new Set(kinds).size === kinds.length, { error: 'Named twice' }),
    ),
    /** Null: from the first day, to the last. */
    from: z.nullable(calendarDateSchema),
    to: z.nullable(calendarDateSchema),
    /** By whose clock a document was uploaded on a day. */
    zone: zoneSchema,
  })
  .check(
    z.refine(({ from, to }) => from === null || to === null || from <= to, { error: PART_TEXTS.backward }),
  );
export type PartsAsk = z.infer<typeof partsAskSchema>;
export type PartsChoice = Stretch & { kinds: readonly PartKind[]; zone: string };

/** What of one sort is in the choice: how many, and from when to when; null where no day is known. */
export interface PartCount {
  of: RecordName;
  count: number;
  first_day: CalendarDate | null;
  last_day: CalendarDate | null;
}

/** What the choice takes: before, what it would; afterwards, what it did. */
export interface PartsAnswer {
  /** Only those of which there is something. */
  records: PartCount[];
  /** How many of the periods keep days that lie outside. */
  cut_periods: number;
  /** Alerts that rest on it. */
  alerts: number;
  /** Files with all of her data that wait under Files: what is erased lies in them too. */
  files: number;
}

export const partsAnswerSchema: z.ZodMiniType<PartsAnswer> = z.object({
  records: z.array(
    z.object({
      of: z.enum(RECORD_NAMES),
      count: z.int(),
      first_day: z.nullable(calendarDateSchema),
      last_day: z.nullable(calendarDateSchema),
    }),
  ),
  cut_periods: z.int(),
  alerts: z.int(),
  files: z.int(),
});
