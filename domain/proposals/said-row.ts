import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { LAB_LIMITS, type PrintedResult } from '../laboratory/lab-result.ts';
import { textSchema } from '../text.ts';

/** What a row of a document said when she answered it. */
export interface SaidRow {
  printed: PrintedResult;
  local_day: CalendarDate | null;
}

const field = (max: number) => textSchema({ max, tooLong: 'Too long' });

export const saidRowSchema: z.ZodMiniType<SaidRow> = z.object({
  printed: z.object({
    name: field(LAB_LIMITS.name),
    text: field(LAB_LIMITS.text),
    unit: field(LAB_LIMITS.unit),
    range_text: field(LAB_LIMITS.range),
  }),
  local_day: z.nullable(calendarDateSchema),
});

/** So much is kept of a line. */
export const QUOTE_MAX_LENGTH = 500;

/** What an anchor keeps beside its place: the line, letter for letter, and what the row said. */
export interface AnchorText {
  quote: string;
  said: SaidRow;
}

export const anchorTextSchema: z.ZodMiniType<AnchorText> = z.object({
  quote: field(QUOTE_MAX_LENGTH),
  said: saidRowSchema,
});
