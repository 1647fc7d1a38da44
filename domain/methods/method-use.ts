import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { compareTexts } from '../compare-texts.ts';
import { METHODS } from './methods.ts';

/**
 * How much is known of a beginning. Of a month or a year its first day is kept; `unknown` has no day. A method of ten
 * years ago is worth noting without the day on which it began.
 */
export const CERTAINTIES = ['day', 'month', 'year', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const METHOD_TEXTS = {
  method: 'Choose a method',
  start: 'Say when it began, or that you do not remember',
  startForm: 'A month or a year is kept as its first day',
  notInFuture: 'Choose today or an earlier day',
  tooEarly: 'Choose a day from 1900 on',
  endBeforeStart: 'It cannot end before it began',
  room: 'There is no room for more methods. Remove one first.',
} as const;

/** How many are kept for one person: far more than a life brings, and an end to what a loop can fill. */
export const METHOD_USES_MAX = 200;

const EARLIEST: CalendarDate = '1900-01-01';

const methodFields = {
  method: z.enum(
    METHODS.map(({ value }) => value),
    { error: METHOD_TEXTS.method },
  ),
  /** null: not known. */
  started_on: z.nullable(calendarDateSchema),
  started_certainty: z.enum(CERTAINTIES, { error: METHOD_TEXTS.start }),
  /** The last day; null while she uses it. */
  ended_on: z.nullable(calendarDateSchema),
};

/** A method that she uses or used: one row of `method_uses`. Several may go on at once. */
export const methodUseSchema = z.object({
  /** Made where it was entered, so that a retry makes no second one. In small letters, as it is stored. */
  id: z.uuid({ error: 'A method needs its id' }).check(z.toLowerCase()),
  ...methodFields,
});
export type MethodUse = z.infer<typeof methodUseSchema>;

/** `GET /api/methods`: all of hers, in the order of `sortMethodUses`. */
export const methodUsesSchema = z.object({ methods: z.array(methodUseSchema) });

/**
 * `PUT /api/methods/:id`. `base` is what she saw when she changed it (null: a new one); fields she did not touch keep
 * what another device wrote (mergeMethodUse).
 */
export const methodWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  ...methodUseSchema.shape,
  base: z.nullable(z.object(methodFields)),
});
export type MethodWrite = z.infer<typeof methodWriteSchema>;

/** `DELETE /api/methods/:id?user_id=`. */
export const methodDeleteSchema = z.object({ user_id: methodWriteSchema.shape.user_id });

type Days = Pick<MethodUse, 'started_on' | 'started_certainty' | 'ended_on'>;

/** What is wrong with its days, as a sentence, or null. `today` is the last day that has begun anywhere. */
export function findMethodFault(use: Days, today: CalendarDate): string | null {
  return findStartFault(use, today) ?? findEndFault(use, today);
}

export function findStartFault(
  { started_on: start, started_certainty: certainty }: Omit<Days, 'ended_on'>,
  today: CalendarDate,
): string | null {
  if ((start === null) !== (certainty === 'unknown')) return METHOD_TEXTS.start;
  if (start === null) return null;
  if (start !== firstDayOf(start, certainty)) return METHOD_TEXTS.startForm;
  return findDayFault(start, today);
}

export function findEndFault({ started_on: start, ended_on: end }: Days, today: CalendarDate): string | null {
  if (end === null) return null;
  // Of a beginning that is not known to the day, the first day it may have been.
  if (start !== null && end < start) return METHOD_TEXTS.endBeforeStart;
  return findDayFault(end, today);
}

function findDayFault(day: CalendarDate, today: CalendarDate): string | null {
  if (day > today) return METHOD_TEXTS.notInFuture;
  return day < EARLIEST ? METHOD_TEXTS.tooEarly : null;
}

/** The day that is kept of a beginning in the month or the year of `day`. */
export function firstDayOf(day: CalendarDate, certainty: Certainty): CalendarDate {
  if (certainty === 'month') return `${day.slice(0, 7)}-01` as CalendarDate; // by format: a month has a first day
  return certainty === 'year' ? (`${day.slice(0, 4)}-01-01` as CalendarDate) : day; // as a month
}

/** Those that she uses first, then the newest beginning, those without one last. */
export function sortMethodUses(uses: Iterable<MethodUse>): MethodUse[] {
  return [...uses].sort(
    (one, other) =>
      Number(one.ended_on !== null) - Number(other.ended_on !== null) ||
      compareTexts(other.started_on ?? '', one.started_on ?? '') ||
      compareTexts(one.id, other.id),
  );
}
