import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import type { Place } from '../documents/reading/document-text.ts';
import type { ShownValue } from '../documents/reading/shown-value.ts';
import { LAB_LIMITS, type PrintedResult } from '../laboratory/lab-result.ts';
import { findDayFault } from '../laboratory/lab-value.ts';
import { textSchema } from '../text.ts';
import type { Confirmations, LabProposal } from './proposal.ts';

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

/** As it is stored when she adds it. A day on which no sample can have been taken is none. */
export function sayRow(
  { analyte, value, unit, range, observed_on }: ShownValue,
  today: CalendarDate,
): SaidRow {
  const printed = { name: analyte, text: value, unit, range_text: range };
  return {
    printed: trimPrint(printed),
    local_day: observed_on !== null && findDayFault(observed_on, today) === null ? observed_on : null,
  };
}

/** Without spaces around it, as it is stored. */
export const trimPrint = ({ name, text, unit, range_text }: PrintedResult): PrintedResult => ({
  name: name.trim(),
  text: text.trim(),
  unit: unit.trim(),
  range_text: range_text.trim(),
});

/** What is printed, as one text. */
export const printOf = ({ name, text, unit, range_text }: PrintedResult) =>
  JSON.stringify([name, text, unit, range_text]);

/** Whether two results are printed letter for letter alike. */
export const isSamePrint = (one: PrintedResult, other: PrintedResult): boolean =>
  printOf(one) === printOf(other);

/** Whether a row is offered exactly as she saw it; the day is hers where none is printed. */
export function isAsShown(
  { printed, local_day, place }: Pick<LabProposal, 'printed' | 'local_day' | 'place'>,
  { entry, place: seen }: Confirmations['confirm'][number],
): boolean {
  const isDay = local_day === null || local_day === entry.local_day;
  return isSamePrint(trimPrint(entry), printed) && isDay && isAt(place, seen);
}

export const isAt = (one: Place, other: Place): boolean => one.page === other.page && one.line === other.line;
