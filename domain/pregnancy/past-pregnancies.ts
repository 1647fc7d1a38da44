import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { mergeFields } from '../merge-fields.ts';
import { PREGNANCY_END_TEXTS, pregnancyEndSchema } from './pregnancy-end.ts';

/** What can be corrected of a pregnancy that ended. */
const endFields = {
  reason: pregnancyEndSchema.shape.reason,
  /** The day she gives; null: none, then it ended on the day on which she said so. */
  ended_on: z.nullable(calendarDateSchema),
};

const idSchema = z.uuid({ error: 'An id is written as a UUID' }).check(z.toLowerCase());

/** A pregnancy that ended, as `GET /api/stage/past` lists it. */
export const pastPregnancySchema = z.object({
  id: idSchema,
  /** First day of gestation, as it was dated. */
  from: calendarDateSchema,
  /** The day on which it counts as ended: the one she gave, else the one on which she said so. */
  to: calendarDateSchema,
  ...endFields,
});
export type PastPregnancy = z.infer<typeof pastPregnancySchema>;

/** `GET /api/stage/past`, newest first. */
export const pastPregnanciesSchema = z.object({ past: z.array(pastPregnancySchema) });

const userField = { user_id: z.uuid({ error: 'Say whose record this is' }) };

/** `POST /api/stage/past`: how and when it ended, merged by field with what another device said. */
export const pastPregnancyWriteSchema = z.object({
  ...userField,
  id: idSchema,
  ...endFields,
  /** What she saw. */
  base: z.object(endFields),
});
export type PastPregnancyWrite = z.infer<typeof pastPregnancyWriteSchema>;

/** `DELETE /api/stage/past/:id?user_id=`. */
export const pastPregnancyDeleteSchema = z.object(userField);

/**
 * The end after a write meets what is `stored` by now: each field she changed is hers, the other stays. The same write
 * again changes nothing.
 */
export function mergePregnancyEnd<End extends Pick<PastPregnancy, 'reason' | 'ended_on'>>(
  { base, reason, ended_on }: Pick<PastPregnancyWrite, 'base' | 'reason' | 'ended_on'>,
  stored: End,
): Pick<PastPregnancy, 'reason' | 'ended_on'> {
  const { reason: storedReason, ended_on: storedDay } = stored;
  return mergeFields<Pick<PastPregnancy, 'reason' | 'ended_on'>>(
    base,
    { reason, ended_on },
    { reason: storedReason, ended_on: storedDay },
  );
}

/** What is wrong with the day of an end, as a sentence, or null. No day is fine. `today`: the last one begun anywhere. */
export function findPastEndFault(
  endedOn: CalendarDate | null,
  from: CalendarDate,
  today: CalendarDate,
): string | null {
  if (endedOn === null) return null;
  if (endedOn > today) return PREGNANCY_END_TEXTS.future;
  return endedOn < from ? PREGNANCY_END_TEXTS.before : null;
}
